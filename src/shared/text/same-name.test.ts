import { expect, test } from "vitest";
import { sameNamed } from "./same-name.ts";

const list = [
  { id: 1, name: "Limão" },
  { id: 2, name: "Água com gás" },
  { id: 3, name: "Limão" },
];

test.each<[string, { id: number; name: string } | undefined, number | undefined]>([
  ["limao", undefined, 1],
  ["  AGUA  COM GAS ", undefined, 2],
  ["Lima", undefined, undefined],
  ["", undefined, undefined],
  ["Agua com gás", { id: 1, name: "Limão" }, 2],
  ["LIMÃO", { id: 1, name: "Limão" }, undefined],
  ["Limão", { id: 2, name: "Água com gás" }, 1],
])("%j, edited %o, is also the name of %s", (name, edited, id) => {
  expect(sameNamed(name, list, edited)?.id).toBe(id);
});
