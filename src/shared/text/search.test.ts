import { expect, test } from "vitest";
import { matchesSearch, searchedTexts, searchIndex } from "./search.ts";

test.each([
  ["", ["Balcão"], true],
  ["   ", [], true],
  ["balcao", ["Balcão"], true],
  ["BALCÃO", ["balcao"], true],
  ["sao joao", ["Bar São João"], true],
  ["joão bar", ["Bar São João"], true],
  ["bar contato@", ["Bar São João", "contato@bar.com"], true],
  ["bar gin", ["Bar São João", "contato@bar.com"], false],
  ["gin", [null, undefined], false],
  ["11 9", [null, "(11) 98888-0000"], true],
  ["a%_", ["abc"], false],
  ["(", ["Bar (centro)"], true],
])("searching %j in %j: %s", (query, texts, found) => {
  expect(matchesSearch(query, ...texts)).toBe(found);
  expect(searchIndex([texts], (item) => item)(query)).toEqual(found ? [texts] : []);
});

test("each text of a form is searched or is not, and a forgotten one does not compile", () => {
  type Input = { name: string; notes?: string | null; kind: "a" | "b"; version: number };
  const texts = searchedTexts<Input>({ name: true, notes: false });
  expect(texts({ name: "Gin", notes: "seco" })).toEqual(["Gin"]);
  // @ts-expect-error notes is missing
  searchedTexts<Input>({ name: true });
});
