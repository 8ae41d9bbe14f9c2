import type { Messages } from "../messages";

export const common: Messages["common"] = {
  majlis: "مجلس",
  games: {
    eights: { name: "ثمانيات", arabicName: "ثمانيات" },
  },
  language: "اللغة",
  close: "إغلاق",
  cancel: "إلغاء",
  copy: "نسخ",
  copied: "نُسخ",
  back: "رجوع",
  you: "أنت",
  loading: "لحظة…",
  soundOn: "تشغيل الصوت",
  soundOff: "كتم الصوت",
  home: "الرئيسية",
  messages: "الرسائل",
};
