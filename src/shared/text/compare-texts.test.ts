import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["Água", "Zebra"],
  ["açaí", "Acerola"],
  ["Limão", "limonada"],
  ["Gin", "Gin tônica"],
  ["Mesa 2", "Mesa 10"],
  ["Mesa 2", "Mesa 2 b"],
  ["2ª festa", "10ª festa"],
  ["7", "07a"],
  ["7 anos", "7anos"],
  ["a1b", "a1b2"],
  ["Ana", "ana"],
  ["07", "7"],
  ["", "a"],
])("%j comes before %j", (first, second) => {
  expect(compareTexts(first, second)).toBeLessThan(0);
  expect(compareTexts(second, first)).toBeGreaterThan(0);
  expect(compareTexts(first, first)).toBe(0);
});

test("names come in the order of the platform's own comparison", () => {
  const letters = fc.constantFrom(..."abcçdeéêzãõú AZÉÇ0129".split(""));
  const names = fc.string({ unit: letters, maxLength: 12 });
  const collator = new Intl.Collator("pt-BR", { numeric: true });
  fc.assert(
    fc.property(names, names, (one, other) => {
      // Those that are only written differently have no order that would matter.
      fc.pre(collator.compare(plainText(one), plainText(other)) !== 0);
      expect(Math.sign(compareTexts(one, other))).toBe(Math.sign(collator.compare(one, other)));
    }),
    { numRuns: 3_000 },
  );
});
