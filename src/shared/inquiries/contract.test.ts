import { expect, test } from "vitest";
import { inquiryInput } from "./contract.ts";

const today = "2026-11-17";
const asked = {
  name: "Ana Souza",
  phone: "(11) 98765-4321",
  email: "ana@exemplo.com.br",
  date: "2026-12-12",
  guests: "120",
  eventType: "casamento",
  location: "Itu",
  message: "Cerimônia às 17h.\r\nSem álcool também.",
};
const read = (changes: object) => inquiryInput(today).safeParse({ ...asked, ...changes });

test("what a form sends is read", () => {
  expect(read({}).data).toEqual({ ...asked, guests: 120, message: "Cerimônia às 17h.\nSem álcool também." });
});

test.each<[string, object, object]>([
  ["no e-mail", { email: "" }, { email: null }],
  ["no telephone", { phone: undefined }, { phone: null }],
  [
    "no kind, place and message",
    { eventType: "", location: "", message: " " },
    { eventType: null, location: null, message: null },
  ],
  ["today", { date: today }, { date: today }],
  ["three years ahead", { date: "2029-11-17" }, { date: "2029-11-17" }],
  ["a day as it is typed", { date: "12/12/2026" }, { date: "2026-12-12" }],
  ["one guest", { guests: 1 }, { guests: 1 }],
  ["as many guests as may be", { guests: "100000" }, { guests: 100_000 }],
  ["a short name", { name: " Bo " }, { name: "Bo" }],
  ["signs that turn a name around", { name: "\u202eAna\u2066" }, { name: "Ana" }],
])("%s is taken", (_what, changes, expected) => {
  expect(read(changes).data).toMatchObject(expected);
});

test.each<[string, object, string, string]>([
  ["no name", { name: "" }, "name", "Informe o nome"],
  ["a name of one letter", { name: "A" }, "name", "Informe o nome"],
  ["a name of invisible signs", { name: "\u200b\u200b\u200b" }, "name", "Informe o nome"],
  ["a long name", { name: "a".repeat(121) }, "name", "Use no máximo 120 caracteres"],
  ["a name of two lines", { name: "Ana\nBcc: x@y.z" }, "name", "Texto com caracteres inválidos"],
  ["no contact", { phone: "", email: null }, "phone", "Informe o WhatsApp ou o e-mail"],
  ["half a telephone", { phone: "1234-567" }, "phone", "Informe o número com DDD"],
  ["a text as a telephone", { phone: "me liga" }, "phone", "Informe o número com DDD"],
  ["half an e-mail", { email: "ana@exemplo" }, "email", "E-mail inválido"],
  ["no date", { date: "" }, "date", "Informe a data"],
  ["yesterday", { date: "2026-11-16" }, "date", "A data já passou"],
  ["more than three years", { date: "2029-11-18" }, "date", "Informe uma data dos próximos três anos"],
  ["no such day", { date: "2027-02-30" }, "date", "Data inválida"],
  ["no guests", { guests: "" }, "guests", "Informe de 1 a 100.000 convidados"],
  ["nobody", { guests: 0 }, "guests", "Informe de 1 a 100.000 convidados"],
  ["too many guests", { guests: 100_001 }, "guests", "Informe de 1 a 100.000 convidados"],
  ["another kind", { eventType: "rave" }, "eventType", "Tipo inválido"],
  ["a long place", { location: "a".repeat(201) }, "location", "Use no máximo 200 caracteres"],
  ["a long message", { message: "a".repeat(2001) }, "message", "Use no máximo 2000 caracteres"],
])("%s is refused at its field", (_what, changes, field, message) => {
  const [issue] = read(changes).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[field], message]);
});
