import { expect, it } from "vitest";
import { lookalikes, meantBy } from "./typed-address";

it.each([
  ["/eights/", "/eights"],
  ["/EIGHTS", "/eights"],
  ["/Eights/Rules/", "/eights/rules"],
  ["/eights/abcdef", "/eights/ABCDEF"],
  ["/EIGHTS/ABCDEF", "/eights/ABCDEF"],
  ["/eights/ABCDEF/", "/eights/ABCDEF"],
  ["/eights/abc-def", "/eights/ABCDEF"],
  ["/eights/k7%20qm", "/eights/K7QM"],
  ["/eights/%D9%A1%D9%A2%D9%A3%D9%A4", "/eights/1234"],
])("reads %s as %s", (typed, meant) => expect(meantBy(typed)).toContain(meant));

it.each(["/", "/eights/ABCDEF", "/eights/table", "//evil.example/", "/eights/a/b", "/%E0%A4%A", "/eights/%2F%2Fx"])(
  "reads nothing else into %s",
  (typed) => expect(meantBy(typed).filter((meant) => meant !== typed && /^\/eights\/[A-Z0-9]/.test(meant))).toEqual([]),
);

it("never leads to another house", () => {
  for (const typed of ["//evil.example", "/\\evil.example", "/%2F%2Fevil.example/x", "/%5Cevil/abcd"])
    for (const meant of meantBy(typed)) expect(meant).toMatch(/^\/[a-z]+(\/[A-Za-z0-9]+)?$/);
});

it("takes confusable signs for one another, as new codes are spelt first, and few of them", () => {
  expect(lookalikes("K1QMI8")[0]).toBe("KLQML8");
  expect(lookalikes("0UDX")).toEqual(["OUDX"]);
  expect(lookalikes("0UD1A")).toContain("OUDIA");
  expect(lookalikes("T6D910I")).toContain("T6D9LOL");
  expect(lookalikes("L1LI")).toContain("LLLL");
  expect(lookalikes("ABCDEF")).toEqual([]);
  expect(lookalikes("LLLLLLLLLLLL").length).toBeLessThanOrEqual(6);
});
