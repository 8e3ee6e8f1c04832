import { expect, test } from "vitest";
import type { Charge } from "./contract.ts";
import { paymentState } from "./payment-state.ts";

/** A Wednesday. */
const TODAY = "2026-11-18";

const charge = (kind: Charge["kind"], dueOn: string, paid = "0.00"): Charge => ({
  id: 1,
  kind,
  amount: "10.00",
  dueOn,
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
  expect(paymentState(charges, TODAY)?.text).toBe(text);
});
