import { expect, test } from "vitest";
import { guestsText } from "./labels.ts";

test.each([
  [0, "Convidados não informados"],
  [1, "1 convidado"],
  [2, "2 convidados"],
  [1500, "1.500 convidados"],
])("%d guests: %s", (guests, text) => {
  expect(guestsText(guests)).toBe(text);
});
