import { expect, test } from "vitest";
import { mergeQuestion } from "./merge-question.ts";

const vodka = { name: "Vodka", unit: "L", unitWord: null } as const;
const bottle = { name: "Absolut", unit: "unidade", unitWord: "garrafa" } as const;
const bunch = { name: "Hortelã", unit: "maço", unitWord: null } as const;

test("nothing is asked where the units say it", () => {
  expect(mergeQuestion(vodka, { ...vodka, unit: "ml" })).toBeUndefined();
});

test.each([
  [bottle, vodka, "1 garrafa de Absolut = quantos L de Vodka?", "Ex.: 0,75 se cabem 750 ml em 1 garrafa"],
  [vodka, bottle, "1 garrafa de Absolut = quantos L de Vodka?", "Ex.: 0,75 se cabem 750 ml em 1 garrafa"],
  [bunch, bottle, "1 maço de Hortelã = quantas garrafas de Absolut?", "Ex.: 2 se 1 equivale a 2"],
  [bunch, { ...vodka, unit: "kg" }, "1 maço de Hortelã = quantos kg de Vodka?", "Ex.: 0,5 se pesa 500 g"],
] as const)("it is asked about one piece", (first, second, text, example) => {
  expect(mergeQuestion(first, second)).toMatchObject({ text, example });
});

test("the answer becomes the factor of the merge, turned where it was asked the other way", () => {
  expect(mergeQuestion(bottle, vodka)?.factorOf(0.75)).toBe(0.75);
  expect(mergeQuestion(vodka, bottle)?.factorOf(0.75)).toBe(1.333333);
  expect(mergeQuestion(vodka, bottle)?.factorOf(0)).toBe(0);
});

test.each([
  [{ ...bottle, name: "Absolut 750ml" }, vodka, 0.75],
  [vodka, { ...bottle, name: "Absolut 1L" }, 1],
  [{ ...bottle, name: "Absolut 750ml", yieldQuantity: 700, yieldUnit: "ml" }, vodka, 0.7],
  [bottle, vodka, undefined],
] as const)("yield or name propose the answer", (first, second, proposed) => {
  expect(mergeQuestion(first, second)?.proposed).toBe(proposed);
});
