import type { Messages } from "../messages";

export const rulebook: Messages["rulebook"] = {
  page: "قوانين {game}",
  search: "ابحث في القوانين",
  searchHint: "كلمة، أو {example}",
  clear: "امسح البحث",
  contents: "المحتويات",
  section: "{number} {title}",
  found:
    "{count, plural, =0 {ما في مادة تقول هذا.} zero {ما في مادة تقول هذا.} one {مادة واحدة} two {مادتان} few {# مواد} many {# مادة} other {# مادة}}",
  example: "مثال",
  paragraph: "المادة {number}",
};
