import type { Messages } from "../messages";

export const presence: Messages["presence"] = {
  lost: "انقطع الاتصال",
  disconnected: "غير متصل",
  standIn: "يلعب عنه بوت",
  standInFor: "بوت يلعب بدل {name}",
  said: {
    disconnected: "انقطع اتصال {name}.",
    standIn: "بوت يلعب بدل {name}.",
    cutOff: "انقطع اتصال {name}، وبوت يلعب بداله لين يرجع.",
    back: "رجع {name}.",
    left: "{name} ترك الطاولة، وبوت يكمّل مكانه.",
  },
  about: {
    label: "عن {name}",
    easy: "بوت سهل: يلعب اللي يركب",
    good: "بوت شاطر: يلعب للفوز",
    here: "موجود على الطاولة",
    lost: "انقطع اتصاله قبل لحظة",
    disconnected: "غير متصل",
    standIn: "غير متصل: بوت يلعب بداله لين يرجع يلعب",
    away: "غايب: فاته الوقت مرتين، وبوت يلعب بداله لين يرجع",
    left: "ترك هذه اللعبة",
    muteNote: "بعدها ما يطلع على هذا الجهاز شيء من كلامه ولا تفاعلاته.",
    isMuted: "ما يطلع على هذا الجهاز شيء من كلامه ولا تفاعلاته.",
    unmute: "اسمع {name} من جديد",
  },
  youAway: "فاتك الوقت مرتين، فصار بوت يلعب عنك. قل لنا إذا رجعت.",
  youStoodIn: "بوت لعب عنك، وترجع تلعب بعد لحظة.",
};
