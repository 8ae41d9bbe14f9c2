import type { Messages } from "../messages";

export const removing: Messages["removing"] = {
  action: "قوّم لاعبًا…",
  title: "مين تقوّم؟",
  text: "اللي جالس وما يلعب يعطّل الكل.",
  one: "قوّم {name}",
  sure: "تقوّم {name} من اللعبة؟",
  cardsGo: "أوراقه تروح معه ويصير يتفرج. وبعد اللعبة تقدر تسمح له يجلس من جديد.",
  botStays: "بوت يكمّل بداله ويصير يتفرج. وبعد اللعبة تقدر تسمح له يجلس من جديد.",
  confirm: "قوّمه",
  cancel: "إلغاء",
};
