import { expect, test } from "vitest";
import { joinWords } from "./join-words.ts";

test.each([
  [[], ""],
  [["data"], "data"],
  [["data", "preço"], "data e preço"],
  [["data", "preço", "local"], "data, preço e local"],
])("%o is joined as %o", (words, text) => expect(joinWords(words)).toBe(text));
