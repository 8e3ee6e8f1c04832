import { expect, test } from "vitest";
import { clientNames } from "./client-names.ts";

const list = new Map([[1, { name: "Ana" }]]);
const event = {
  clients: [1, 6, 7, 9],
  clientNames: ["Ana Souza", "Beatriz Lima", null, "Nova"],
  removedClients: [6, 7],
};

test.each([
  ["a client of the list has its name there", 1, "Ana"],
  ["a removed one is named as such", 6, "Cliente ID 6 · Beatriz Lima (removido)"],
  ["a removed one whose name was wiped has its number alone", 7, "Cliente ID 7"],
  ["one that the list does not have yet has its name", 9, "Nova"],
  ["one that nobody knows has its number", 55, "Cliente ID 55"],
])("%s", (_what, id, name) => {
  expect(clientNames(event, list)(id)).toBe(name);
});

test("a new event has none of its own to name", () => {
  expect([1, 6].map(clientNames(undefined, list))).toEqual(["Ana", "Cliente ID 6"]);
});
