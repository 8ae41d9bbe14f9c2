/**
 * Outlines of Roboto Slab 800 (Apache License 2.0), 1000 units to the em, baseline at 0, y downwards: drawn as paths,
 * the indices keep their place whatever fonts have loaded. Every command is relative, so glyphs join by concatenation.
 */
const glyphs: Record<string, { advance: number; left: number; right: number; outline: string }> = {
  0: {
    advance: 571,
    left: 44,
    right: 533,
    outline:
      "m290 10q-114 0-180-73q-66-73-66-215v-154q0-142 66-216q66-73 179-73q111 0 178 73q66 74 66 216v154q0 142-66 215q-66 73-177 73zm0-119q43 0 65-37q23-37 23-121v-178q0-82-23-119q-23-38-66-38q-44 0-67 37q-23 37-23 120v178q0 84 23 121q23 37 68 37z",
  },
  1: { advance: 451, left: 22, right: 426, outline: "m23 0v-92l123-15v-467h-124v-88l281-49v604l123 15v92z" },
  2: {
    advance: 555,
    left: 24,
    right: 527,
    outline:
      "m35 0v-101l230-245q33-37 52-65q19-28 27-52q9-23 9-46q0-38-22-64q-21-27-63-27q-45 0-68 30q-22 30-22 83h-153l-1-3q-1-65 28-117q30-53 86-83q55-31 131-31q75 0 129 26q53 27 82 74q29 47 29 110q0 43-15 81q-15 37-48 79q-33 41-87 98l-123 132l1 2h163l8-64h119v183z",
  },
  3: {
    advance: 544,
    left: 25,
    right: 529,
    outline:
      "m274 10q-69 0-126-24q-57-24-91-70q-33-46-32-113l1-3h152q0 26 11 46q12 21 34 33q22 12 51 12q46 0 72-26q27-27 27-71q0-45-28-72q-27-26-81-26h-76v-116h80q31 0 52-12q21-11 31-32q11-20 11-48q0-40-23-65q-22-25-65-25q-25 0-45 10q-19 10-30 28q-11 18-11 42h-152l-1-3q-2-58 28-102q31-44 85-69q55-25 124-25q112 0 179 52q67 53 67 149q0 51-28 90q-27 39-82 65q57 21 89 64q32 43 32 102q0 64-33 111q-33 47-91 73q-57 25-131 25z",
  },
  4: {
    advance: 561,
    left: 16,
    right: 537,
    outline: "m231 0v-92l76-15v-64h-282l-9-75l290-465h156v439h75v101h-75v64l75 15v92zm-73-272h149v-233l-3-1l-13 18z",
  },
  5: {
    advance: 535,
    left: 28,
    right: 515,
    outline:
      "m271 10q-66 0-122-24q-56-25-89-71q-33-45-32-107l1-2l152-10q0 45 25 70q24 25 65 25q47 0 68-34q21-33 21-85q0-59-23-94q-23-35-70-35q-36 0-57 14q-20 15-29 38l-139-8l41-398h419v169h-93l-13-46h-186l-19 153q13-9 30-16q17-7 37-12q20-4 41-4q70-2 118 26q48 28 73 82q25 54 25 130q0 68-28 122q-28 54-82 86q-55 31-134 31z",
  },
  6: {
    advance: 559,
    left: 40,
    right: 543,
    outline:
      "m298 10q-76 0-135-34q-58-35-90-99q-33-65-33-154v-134q0-97 37-167q37-69 103-106q66-37 151-37q42 0 75 7q33 7 70 23l-26 113q-28-8-56-15q-29-6-58-6q-69 0-103 44q-34 43-34 127l2 2q22-25 58-39q36-14 80-14q65 0 110 31q46 31 70 86q24 55 24 126q0 70-31 126q-32 56-87 88q-55 32-127 32zm-4-119q29 0 49-17q21-18 32-48q12-29 12-65q0-54-26-87q-26-34-74-34q-19 0-36 5q-17 4-31 13q-14 9-24 22v45q0 79 27 123q27 43 71 43z",
  },
  7: {
    advance: 538,
    left: 20,
    right: 529,
    outline:
      "m157 0l7-71q10-102 37-195q28-92 72-173q44-82 106-152h-236l-5 67h-118v-187h509v120q-55 64-92 123q-36 59-59 120q-23 61-36 128q-13 68-22 149l-7 71z",
  },
  8: {
    advance: 542,
    left: 29,
    right: 520,
    outline:
      "m275 10q-73 0-128-23q-56-24-87-70q-31-46-31-112q0-57 32-101q31-43 86-68q-48-23-75-64q-28-41-28-93q0-64 29-109q29-44 81-68q52-23 120-23q69 0 121 23q52 24 81 68q29 45 29 109q0 52-28 93q-27 41-75 64q55 25 87 69q31 44 31 100q0 66-31 112q-31 46-86 70q-55 23-128 23zm0-119q27 0 47-12q20-12 31-34q11-22 11-52q0-30-11-52q-12-21-32-33q-20-12-47-12q-26 0-46 12q-20 12-32 33q-11 22-11 52q0 45 25 72q24 26 65 26zm0-315q23 0 40-11q16-11 25-31q9-20 9-48q0-27-9-46q-9-20-26-31q-16-11-40-11q-35 0-54 24q-19 23-19 64q0 42 19 66q19 24 55 24z",
  },
  9: {
    advance: 555,
    left: 28,
    right: 518,
    outline:
      "m243 10q-37 0-76-7q-40-8-74-23l17-112q31 11 64 17q33 6 61 6q60 0 95-39q34-40 35-122l-1-13q-25 31-58 46q-33 15-72 15q-61 0-108-30q-46-29-72-84q-26-55-26-131q0-72 31-129q31-57 87-91q55-34 126-34q72 0 128 34q56 35 87 99q31 65 31 155v162q0 87-35 150q-36 63-98 97q-62 34-142 34zm31-344q26 0 50-11q23-11 38-30v-76q0-74-25-112q-25-39-65-39q-26 0-46 19q-20 19-31 49q-11 31-11 67q0 40 10 70q10 30 29 46q20 17 51 17z",
  },
  "+": { advance: 529, left: 21, right: 508, outline: "m192-71v-196h-171v-134h171v-188h146v188h170v134h-170v196z" },
};

/** The outline of a short text, its ink centred on 0, and the width of that ink, in thousandths of the size. */
export function textOutline(text: string): { outline: string; width: number } {
  const letters = [...text].flatMap((character) => glyphs[character] ?? []);
  const first = letters[0];
  const last = letters.at(-1);
  if (!first || !last) return { outline: "", width: 0 };
  const advance = letters.slice(0, -1).reduce((sum, letter) => sum + letter.advance, 0);
  const width = advance + last.right - first.left;
  let x = -first.left - width / 2;
  let outline = "";
  for (const letter of letters) {
    outline += `M${x} 0${letter.outline}`;
    x += letter.advance;
  }
  return { outline, width };
}
