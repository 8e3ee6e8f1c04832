import { expect, test } from "vitest";
import { listedCharge } from "#shared/payments/testing/listed-charge.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { chargeMessage, chargeMessageLink } from "./charge-message.ts";

const charge = { ...listedCharge, eventDate: "2026-12-26T02:30:00.000Z" };
const ana = { name: "Ana Souza", phone: "(11) 98765-4321" };
const sender = {
  clients: [ana],
  companyName: "Bar do Zé",
  pixCode: undefined,
  clock: clockAt("2026-11-16T12:00:00Z"),
};

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const message = (change: object, by: object = {}) =>
  plain(chargeMessage({ ...charge, ...change }, { ...sender, ...by }));

test("a reminder before the due date", () => {
  expect(message({})).toBe(
    `Olá, Ana! Tudo bem?

Passando para lembrar do sinal de R$ 1.500,00 do evento Casamento da Ana (sex 25/12/2026), com vencimento em sex 20/11/2026.

Qualquer dúvida, é só chamar. Agradecemos desde já!

Bar do Zé`,
  );
});

test("an overdue charge, with the code to pay it", () => {
  expect(message({ kind: "parcela", dueOn: "2026-11-13" }, { pixCode: "000201…6304FA88" })).toBe(
    `Olá, Ana! Tudo bem?

A parcela de R$ 1.500,00 do evento Casamento da Ana (sex 25/12/2026) venceu em sex 13/11/2026, e ainda não localizamos o pagamento. Se já foi pago, desconsidere esta mensagem e, se puder, envie o comprovante.

Para pagar por Pix, é só copiar este código e colar no aplicativo do seu banco:

000201…6304FA88

Qualquer dúvida, é só chamar. Agradecemos desde já!

Bar do Zé`,
  );
});

test.each([
  [{ dueOn: "2026-11-16" }, "lembrar do sinal de R$ 1.500,00 ", "com vencimento hoje."],
  [{ dueOn: "2026-11-17" }, "lembrar do sinal de ", "com vencimento amanhã."],
  [{ dueOn: "2026-11-15" }, "O sinal de ", "venceu ontem, "],
  [{ kind: "saldo" }, "lembrar do saldo de ", ""],
  [{ kind: "parcela", paid: "500.00", open: "1000.00" }, "do restante da parcela de R$ 1.000,00 ", ""],
  [{ paid: "500.00", open: "1000.00", dueOn: "2026-11-01" }, "O restante do sinal de R$ 1.000,00 ", ""],
  [{ kind: "extra" }, "lembrar do valor extra de ", ""],
  [{ kind: "extra", note: "Hora extra" }, "lembrar do valor extra (Hora extra) de ", ""],
  // What is noted of the others is for the company.
  [{ kind: "saldo", note: "Cobrar da mãe" }, "lembrar do saldo de ", ""],
])("%j: %s … %s", (change, begin, end) => {
  expect(message(change)).toContain(begin);
  expect(message(change)).toContain(end);
});

const rui = { name: "Rui Prado", phone: "11 97777-2020" };

test.each([
  ["the client of the event", [ana, rui], "Olá, Ana!", "https://wa.me/5511987654321?text="],
  [
    "the first who can be written to",
    [{ ...ana, phone: "ramal 12" }, rui],
    "Olá, Rui!",
    "https://wa.me/5511977772020?text=",
  ],
  ["whom the owner picks", [{ ...ana, phone: null }], "Olá, Ana!", "https://wa.me/?text="],
  ["a client who was removed", [], "Olá, Ana!", "https://wa.me/?text="],
])("goes to %s", (_, clients, greeting, address) => {
  const link = chargeMessageLink(charge, { ...sender, clients });
  expect(link.startsWith(address)).toBe(true);
  const text = new URL(link).searchParams.get("text") as string;
  expect(text).toBe(chargeMessage(charge, { ...sender, clients }));
  expect(text.startsWith(greeting)).toBe(true);
});

test("without a name or a company, neither is made up", () => {
  for (const clientNames of [[], ["Cliente ID 12"]]) {
    const text = message({ clientNames }, { clients: [], companyName: null });
    expect(text.startsWith("Olá! Tudo bem?\n\n")).toBe(true);
    expect(text.endsWith("Agradecemos desde já!")).toBe(true);
  }
});

test("characters with a meaning in an address arrive as they are", () => {
  const link = chargeMessageLink({ ...charge, eventName: "50% & Cia? #1 +é" }, sender);
  expect(new URL(link).searchParams.get("text")).toContain("do evento 50% & Cia? #1 +é (");
});
