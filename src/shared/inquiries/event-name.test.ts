import { expect, test } from "vitest";
import { inquiryEventName } from "./event-name.ts";

test.each([
  ["casamento", "Casamento Ana Souza"],
  ["aniversario", "Aniversário Ana Souza"],
  ["festa_infantil", "Festa infantil Ana Souza"],
  ["corporativo", "Evento corporativo Ana Souza"],
  ["outro", "Evento Ana Souza"],
  [null, "Evento Ana Souza"],
] as const)("an event of the kind %s is named after its client", (eventType, name) => {
  expect(inquiryEventName({ name: "Ana Souza", eventType })).toBe(name);
});
