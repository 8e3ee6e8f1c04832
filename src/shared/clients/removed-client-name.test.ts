import { expect, test } from "vitest";
import { removedClientName } from "./removed-client-name.ts";

test.each([
  ["Beatriz Lima", "Cliente ID 6 · Beatriz Lima (removido)"],
  [null, "Cliente ID 6"],
  [undefined, "Cliente ID 6"],
])("client 6 with the name %s is %s", (name, text) => {
  expect(removedClientName(6, name)).toBe(text);
});
