import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultProposalSettings } from "./default-settings.ts";
import { filledTerms, placeholders, termsProblem } from "./terms.ts";
import { snapshotWith } from "./testing/snapshot.ts";

test.each([
  ["", undefined],
  ["Sem nada", undefined],
  [placeholders.join(" "), undefined],
  ["{ }", "{ } não existe. Use {cliente}, {data}, {total}, {sinal}, {validade}"],
  ["{Cliente}", "{Cliente} não existe. Use {cliente}, {data}, {total}, {sinal}, {validade}"],
  ["{toString}", "{toString} não existe. Use {cliente}, {data}, {total}, {sinal}, {validade}"],
  ["{\n}", undefined],
  ["a { b", undefined],
])("%j: %s", (terms, problem) => expect(termsProblem(terms)).toBe(problem));

test.each([
  ["{cliente}", "Fernanda Araújo e Lucas Brandão"],
  ["{data}", "20/03/2027"],
  ["{total}", "R$\u00a018.000,00"],
  ["{sinal}", "R$\u00a09.000,00"],
  ["{validade}", "30/11/2026"],
  ["{cliente}{cliente}", "Fernanda Araújo e Lucas BrandãoFernanda Araújo e Lucas Brandão"],
])("%s is %s", (terms, text) => expect(filledTerms(snapshotWith({ terms }))).toBe(text));

test.each([
  [[], "cliente"],
  [["Ana"], "Ana"],
  [["Ana", "Bruno", "Célia"], "Ana, Bruno e Célia"],
  [["{total}", "$&"], "{total} e $&"],
])("the clients %j are %s", (clientNames, text) => {
  expect(filledTerms(snapshotWith({ clientNames, terms: "{cliente}" }))).toBe(text);
});

test("without a sinal it is to be talked about", () => {
  expect(filledTerms(snapshotWith({ charges: [], terms: "{sinal}" }))).toBe("a combinar");
});

test("the draft can be used, and leaves no placeholder", () => {
  const { terms } = defaultProposalSettings;
  expect(termsProblem(terms)).toBeUndefined();
  expect(filledTerms(snapshotWith({ terms }))).not.toMatch(/[{}]/);
});

test("terms without placeholders stay as they are, and those that are taken are filled in whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("{", "}", "a", "\n", ...placeholders) }), (terms) => {
      const filled = filledTerms(snapshotWith({ terms }));
      if (!terms.includes("{")) expect(filled).toBe(terms);
      if (!termsProblem(terms)) for (const each of placeholders) expect(filled).not.toContain(each);
    }),
  );
});
