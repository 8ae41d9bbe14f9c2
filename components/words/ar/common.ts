import type { Messages } from "../messages";

export const common: Messages["common"] = {
  majlis: "مجلس",
  close: "إغلاق",
  you: "أنت",
  soundOn: "تشغيل الصوت",
  soundOff: "كتم الصوت",
  sound: "الصوت",
  vibration: "الاهتزاز",
  vibrationNote: "هزّة خفيفة إذا جاء دورك",
  home: "الرئيسية",
  messages: "الرسائل",
  rule: "المادة {rule}",
  coming: "في الطريق إلى الطاولة…",
  comma: "، ",
};
