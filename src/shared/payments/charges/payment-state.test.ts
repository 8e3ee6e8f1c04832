import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { paymentState } from "./payment-state.ts";

/** A Wednesday. */
const TODAY = "2026-11-18";

const charge = (kind: Charge["kind"], dueOn: string, paid = "0.00"): Charge => ({
  id: 1,
  kind,
  amount: "10.00",
  dueOn,
  dueAt: null,
  note: null,
  paid,
});

test.each<[string | undefined, Charge[]]>([
  [undefined, []],
  ["Pago", [charge("sinal", "2026-11-01", "10.00")]],
  ["Vencido", [charge("sinal", "2026-11-17")]],
  ["Vencido", [charge("saldo", "2026-12-01"), charge("sinal", "2026-11-17", "9.99")]],
  ["Sinal vence hoje", [charge("sinal", "2026-11-18")]],
  ["Sinal vence amanhã", [charge("sinal", "2026-11-19")]],
  ["Saldo vence sex", [charge("sinal", "2026-11-01", "10.00"), charge("saldo", "2026-11-20")]],
  ["Saldo vence ter", [charge("saldo", "2026-11-24")]],
  ["Saldo vence 25/11/2026", [charge("saldo", "2026-11-25")]],
  ["Sinal pago", [charge("sinal", "2026-11-01", "10.00"), charge("saldo", "2026-11-25")]],
  ["Parcela vence sáb", [charge("saldo", "2026-12-25"), charge("parcela", "2026-11-21")]],
])("%s", (text, charges) => {
  expect(paymentState(sampleEvent({ charges }), TODAY)?.text).toBe(text);
});

const late = [charge("sinal", "2026-11-17", "4.00")];

test.each([
  ["Sem vencimento", { price: "10.00" }],
  ["Sem vencimento", { price: "10.00", charges: [charge("extra", "2026-11-17")] }],
  ["Vencido", { price: "10.00", charges: late }],
  [undefined, { status: "orçamento", agreed: false, price: "10.00" }],
  [undefined, { status: "orçamento", agreed: false, charges: [charge("sinal", "2026-11-17")] }],
  ["Vencido", { status: "orçamento", agreed: true, charges: late }],
  ["Recebido R$\u00a04,00", { status: "cancelado", agreed: true, charges: late }],
  ["Recebido R$\u00a04,00", { active: "false", charges: late }],
  [undefined, { status: "cancelado", agreed: false, price: "10.00" }],
] as const)("%s of an event with %j", (text, changes) => {
  const event = sampleEvent({ ...changes, charges: [...("charges" in changes ? changes.charges : [])] });
  expect(paymentState(event, TODAY)?.text).toBe(text);
});
