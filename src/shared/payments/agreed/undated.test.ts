import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { isUndated, undatedText } from "./undated.ts";

const charge = (kind: Charge["kind"]): Charge => ({
  id: 1,
  kind,
  amount: "10.00",
  dueOn: "2026-11-20",
  dueAt: null,
  note: null,
  paid: "0.00",
});

test.each([
  [{ price: "10.00" }, true],
  [{ price: null }, false],
  [{ price: "10.00", charges: [charge("extra")] }, true],
  [{ price: "10.00", charges: [charge("saldo")] }, false],
  [{ price: "10.00", agreed: false }, false],
  [{ price: "10.00", status: "cancelado" as const, agreed: true }, false],
  [{ price: "10.00", active: "false" as const }, false],
])("%j: %s", (changes, isOne) => expect(isUndated(sampleEvent(changes))).toBe(isOne));

test("the line says how much and of how many", () => {
  const prices = ["9800.00", "5900.00", "2500.00"].map((owedPrice) => ({ owedPrice }));
  expect(undatedText(prices).replaceAll("\u00a0", " ")).toBe("R$ 18.200,00 sem vencimento · 3 eventos");
  expect(undatedText([{ owedPrice: "0.01" }]).replaceAll("\u00a0", " ")).toBe(
    "R$ 0,01 sem vencimento · 1 evento",
  );
});
