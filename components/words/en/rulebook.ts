export const rulebook = {
  page: "The rules of {game}",
  search: "Search the rules",
  searchHint: "A word, or {example}",
  clear: "Clear the search",
  contents: "Contents",
  section: "{number} {title}",
  found: "{count, plural, =0 {No rule says that.} one {# rule} other {# rules}}",
  example: "Example",
  paragraph: "Rule {number}",
};
