import { expect, test } from "vitest";
import { type EventType, eventTypes } from "#shared/events/enumerations.ts";
import { evidenceFor, evidenceText, isEvidence } from "./evidence.ts";
import { workText } from "./work-text.ts";

const parties = (...types: EventType[]) => ({ parties: types.map((type) => ({ type })) });

test.each<[string, EventType[], string]>([
  ["none", [], "regra do mercado, ainda sem festas suas"],
  ["one", ["casamento"], "ainda pouco: 1 festa sua"],
  ["two", ["casamento", "casamento"], "ainda pouco: 2 festas suas"],
  ["three, two of the type", ["casamento", "casamento", "social"], "3 festas suas, de todos os tipos"],
  ["three of another type", ["social", "social", "social"], "3 festas suas, de todos os tipos"],
  ["three of the type", ["casamento", "casamento", "casamento", "social"], "3 casamentos seus"],
])("a wedding after %s", (_name, types, text) => {
  expect(evidenceText(evidenceFor(parties(...types), "casamento"))).toBe(text);
});

test.each(eventTypes)("three of type %s have a name", (type) => {
  const evidence = evidenceFor(parties(type, type, type), type);
  expect(evidenceText(evidence)).toMatch(/^3 [a-zçõáé ]+ (seus|suas)( de outros tipos)?$/);
  expect(isEvidence(evidence, { type })).toBe(true);
  expect(isEvidence(evidence, { type: type === "social" ? "outro" : "social" })).toBe(false);
});

const plain = { rate: 0.6845, margin: 1, isHalvedForChildren: false };

test.each([
  [plain, "150 convidados × 5 h × 0,68 por hora"],
  [{ ...plain, margin: 1.182 }, "150 convidados × 5 h × 0,68 por hora + 18\u00a0% de folga"],
  [
    { ...plain, isHalvedForChildren: true },
    "150 convidados × 5 h × 0,68 por hora × 0,5 por ser a primeira festa infantil",
  ],
])("the work of %j in words", (suggestion, text) => {
  expect(workText({ guests: 150, hours: 5 }, suggestion)).toBe(text);
});

test("hours may be halves", () => {
  expect(workText({ guests: 1, hours: 4.5 }, plain)).toBe("1 convidado × 4,5 h × 0,68 por hora");
});
