import { expect, test } from "vitest";
import { isTooLarge } from "./json-size.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test.each([
  ["an empty text", "", false],
  ["20 levels", nested(20), false],
  ["21 levels", nested(21), true],
  ["21 levels of both kinds", `${'{"a":['.repeat(11)}${"]}".repeat(11)}`, true],
  ["a hundred thousand levels, never closed", "[".repeat(100_000), true],
  ["many lists side by side", `[${"[],".repeat(50_000)}[]]`, false],
  ["100,000 values", `[${"1,".repeat(99_999)}1]`, false],
  ["100,001 values", `[${"1,".repeat(100_000)}1]`, true],
  ["brackets in a string", `"${"[".repeat(100)}"`, false],
  ["brackets after an escaped quote", `"\\"${"[".repeat(100)}"`, false],
  ["brackets after a string that ends in a backslash", `["\\\\"${",["}${"[".repeat(30)}`, true],
  ["commas in a string", `"${",".repeat(200_000)}"`, false],
])("%s: %#", (_what, text, expected) => {
  expect(isTooLarge(text)).toBe(expected);
});
