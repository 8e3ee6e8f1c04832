import { expect, test } from "vitest";
import type { z } from "zod";
import { beginningOf } from "./text-length.ts";
import { fromStranger, multiLine, requiredLine, singleLine } from "./text-schemas.ts";

const INVALID = "Texto com caracteres inválidos";

const outcome = (schema: z.ZodType<string>, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? { text: result.data } : { problem: result.error.issues[0]?.message };
};

test.each([
  ["  Gin Tônica  ", { text: "Gin Tônica" }],
  ["", { text: "" }],
  ["Bar 🍋", { text: "Bar 🍋" }],
  ["a\u0000b", { problem: INVALID }],
  ["a\nb", { problem: INVALID }],
  ["a\u2028b", { problem: INVALID }],
  ["a\u0085b", { problem: INVALID }],
  ["a\ud800b", { problem: INVALID }],
  ["x".repeat(20), { text: "x".repeat(20) }],
  ["x".repeat(21), { problem: "Use no máximo 20 caracteres" }],
  [undefined, { problem: "Campo obrigatório" }],
  [null, { problem: "Campo obrigatório" }],
  [["a"], { problem: "Campo obrigatório" }],
  [7, { problem: "Campo obrigatório" }],
])("a single line of %j gives %o", (value, expected) => {
  expect(outcome(singleLine(20), value)).toEqual(expected);
});

test.each([
  ["", { problem: "Nome é obrigatório" }],
  ["   ", { problem: "Nome é obrigatório" }],
  [undefined, { problem: "Nome é obrigatório" }],
  ["\u200b", { problem: "Nome é obrigatório" }],
  ["\u2060 \u202e\u00ad", { problem: "Nome é obrigatório" }],
  [" Ana ", { text: "Ana" }],
  ["👩‍🍳", { text: "👩‍🍳" }],
])("a required line of %j gives %o", (value, expected) => {
  expect(outcome(requiredLine(20, "Nome é obrigatório"), value)).toEqual(expected);
});

test.each([
  ["\u202eAna\u2069 \u200fSouza\u061c", { text: "Ana Souza" }],
  ["\u200e Ana \u200e", { text: "Ana" }],
  ["\u202e\u200b", { problem: "Nome é obrigatório" }],
  [undefined, { problem: "Nome é obrigatório" }],
])("a stranger's line of %j gives %o", (value, expected) => {
  expect(outcome(fromStranger(requiredLine(20, "Nome é obrigatório")), value)).toEqual(expected);
});

test.each([
  ["uma\n\tduas\n", { text: "uma\n\tduas" }],
  ["uma\r\nduas", { text: "uma\nduas" }],
  ["a\u0000b", { problem: INVALID }],
  ["a\rb", { problem: INVALID }],
  ["a\udc00", { problem: INVALID }],
])("many lines of %j give %o", (value, expected) => {
  expect(outcome(multiLine(20), value)).toEqual(expected);
});

test.each([
  ["Bar do Zé", 20, "Bar do Zé"],
  ["Bar do Zé", 5, "Bar d"],
  ["Bar do Zé", 4, "Bar"],
  ["Bar🍋", 4, "Bar"],
  ["Bar🍋", 5, "Bar🍋"],
])("the beginning of %s with at most %d is %s", (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning);
});
