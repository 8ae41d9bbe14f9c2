import type { GameFront } from "@/components/words/game-front";

export const front = {
  name: "أزواج",
  arabicName: "أزواج",
  line: "أربعة أو ستة في فريقين، رزمتان وأربعة جواكر. نزّل الأزواج مع شركائك.",
  glimpse: "اسحب، نزّل، ارمِ",
  offline: "ما فيه اتصال. تقدر تلعب المربعات، والبلوت ضد البوتات.",
} satisfies GameFront;

export const pairs = {
  pick: "اسحب ورقة",
  lay: "نزّل {one} مع {other}",
  undo: "رجّع آخر زوج",
  discard: "ارمِ {card}",
};
