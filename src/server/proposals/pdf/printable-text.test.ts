import { describe, expect, it } from "vitest";
import { printableLine, printableText } from "./printable-text.ts";

describe("printableText", () => {
  it.each([
    ["accents", "Açaí, à la Größe", "Açaí, à la Größe"],
    ["accents in two parts", "Ac\u0327ai\u0301", "Açaí"],
    ["signs", "© ® ™ € nº 1ª – — “x” • 50% #1 *", "© ® ™ € nº 1ª – — “x” • 50% #1 *"],
    ["no-break spaces", "R$\u00a01,00", "R$\u00a01,00"],
    ["pictures", "Festa 🎉🍹!", "Festa !"],
    ["families, flags, skins and keys", "a👩‍👩‍👧b🇧🇷c👍🏽d1️⃣", "abcd1"],
    ["ticks and arrows", "✓ a ✔️ b → c", "• a • b – c"],
    ["line ends", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["tabs and other spaces", "a\tb\u2003c", "a b c"],
    ["control characters", "a\u0000b\u001bc\u007fd", "abcd"],
    ["changes of direction", "a\u202eb\u2066c", "abc"],
    ["half a character", "a\ud83cb", "ab"],
    ["a word that no line holds", "x".repeat(30), `${"x".repeat(8)}\u200b`.repeat(3) + "x".repeat(6)],
    ["a word of many lines", `a ${"é".repeat(33)}`, `a ${`${"é".repeat(8)}\u200b`.repeat(4)}é`],
  ])("%s", (_, text, expected) => {
    expect(printableText(text)).toBe(expected);
  });

  it("takes a moment for any length", () => {
    const start = performance.now();
    for (const part of ["x", " ", "\n", "🎉", "x ", "\u0301"]) printableText(part.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("printableLine", () => {
  it.each([
    [" a \n\n b ", "a b"],
    ["🎉", "—"],
    ["", "—"],
  ])("%j is %j", (text, expected) => {
    expect(printableLine(text)).toBe(expected);
  });
});
