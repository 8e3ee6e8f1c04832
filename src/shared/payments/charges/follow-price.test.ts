import { expect, test } from "vitest";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { followPrice } from "./propose-charges.ts";

const of = (...amounts: [ChargeKind, string][]) => amounts.map(([kind, amount]) => ({ kind, amount }));
const told = (charges: ReturnType<typeof of>, to: string, from = "5600.00") =>
  followPrice(charges, { from, to, depositPercent: 50 })?.map(({ kind, amount }) => `${kind} ${amount}`);

test.each([
  ["halves", of(["sinal", "2800.00"], ["saldo", "2800.00"]), "7000.01", ["sinal 3500.00", "saldo 3500.01"]],
  [
    "instalments",
    of(["sinal", "2800.00"], ["parcela", "1400.00"], ["saldo", "1400.00"]),
    "7000.01",
    ["sinal 3500.00", "parcela 1750.00", "saldo 1750.01"],
  ],
  ["one charge", of(["saldo", "5600.00"]), "7000.00", ["saldo 7000.00"]],
  [
    "an extra stays",
    of(["extra", "1.00"], ["sinal", "2800.00"], ["saldo", "2800.00"]),
    "7000.00",
    ["extra 1.00", "sinal 3500.00", "saldo 3500.00"],
  ],
  ["a deposit that somebody has typed", of(["sinal", "1000.00"], ["saldo", "4600.00"]), "7000.00", undefined],
  ["no saldo", of(["sinal", "5600.00"]), "7000.00", undefined],
  ["too little for both", of(["sinal", "2800.00"], ["saldo", "2800.00"]), "0.01", undefined],
])("%s: proposed charges keep their shares of another price", (_what, charges, to, expected) => {
  expect(told(charges, to)).toEqual(expected);
});
