import type { Messages } from "../messages";

export const removing: Messages["removing"] = {
  action: "قوّم لاعبًا…",
  title: "مين تقوّم؟",
  text: "اللي جالس وما يلعب يعطّل الكل.",
  one: "قوّم {name}",
  sure: "تقوّم {name} من اللعبة؟",
  cardsGo: "أوراق المقعد تروح، وما يبقى إلا التفرج. وبعد اللعبة تقدر تسمح بالجلوس من جديد.",
  botStays: "بوت يكمّل في المقعد، وما يبقى إلا التفرج. وبعد اللعبة تقدر تسمح بالجلوس من جديد.",
  confirm: "قوّم",
  cancel: "إلغاء",
};
