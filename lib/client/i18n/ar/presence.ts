import type { Messages } from "../messages";

export const presence: Messages["presence"] = {
  lost: "انقطع الاتصال",
  disconnected: "غير متصل",
  standIn: "يلعب عنه بوت",
  standInFor: "بوت يلعب بدل {name}",
  said: {
    disconnected: "انقطع اتصال {name}.",
    standIn: "بوت يلعب بدل {name}.",
    back: "رجع {name}.",
    left: "{name} ترك الطاولة، وبوت يكمّل مكانه.",
  },
  youAway: "فاتك الوقت مرتين، فصار بوت يلعب عنك. قل لنا إذا رجعت.",
  youStoodIn: "بوت لعب عنك، وترجع تلعب بعد لحظة.",
};
