import fc from "fast-check";
import { expect, test } from "vitest";
import { describedEvent } from "./description.ts";

const LINK = "https://bar.exemplo.com.br/eventos/123";
const event = {
  guestCount: "150 convidados",
  drinks: "Drinks",
  clients: "Cliente",
  drinkNames: ["Caipirinha"],
  clientNames: ["Ana"],
  otherDrinks: 0,
  otherClients: 0,
  link: LINK,
} as const;
const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

test.each([
  ["all that it has", {}, "150 convidados\nDrinks: Caipirinha\nCliente: Ana"],
  ["nothing", { guestCount: false as const, drinkNames: [], clientNames: [] }, ""],
  [
    "names that were not even read",
    { drinkNames: ["Mojito", "Gin"], otherDrinks: 12 },
    "150 convidados\nDrinks: Mojito, Gin e mais 12\nCliente: Ana",
  ],
  [
    "those that have room",
    { drinkNames: Array.from({ length: 30 }, (_, n) => `Drink número ${n + 100}`) },
    `150 convidados\nDrinks: ${Array.from({ length: 22 }, (_, n) => `Drink número ${n + 100}`).join(", ")} e mais 8\nCliente: Ana`,
  ],
])("%s", (_what, changes, shown) => {
  const text = describedEvent({ ...event, ...changes });
  expect(text).toBe(shown ? `${shown}\n${LINK}` : LINK);
});

test("it is never longer than 500 bytes, and names the link", () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
    // What a split character would become.
    .filter((text) => !text.includes("\uFFFD"));
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 20 }),
      fc.array(name, { maxLength: 5 }),
      (drinkNames, clientNames) => {
        const text = describedEvent({ ...event, drinkNames, clientNames, otherDrinks: 80 });
        expect(bytes(text)).toBeLessThanOrEqual(500);
        expect(text.endsWith(LINK)).toBe(true);
        expect(text).not.toContain("\uFFFD");
      },
    ),
  );
});
