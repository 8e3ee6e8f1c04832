import { describe, expect, test } from "vitest";
import {
  isPaid,
  keptChargesProblem,
  moveToSaldo,
  openAmount,
  paymentProblem,
  sumProblem,
} from "./charge-rules.ts";
import type { Charge, ChargeInput } from "./contract.ts";

const charge = (kind: Charge["kind"], amount: string, rest: Partial<Charge> = {}): Charge => ({
  id: 1,
  kind,
  amount,
  dueOn: "2026-12-01",
  dueAt: null,
  note: null,
  paid: "0.00",
  ...rest,
});

test.each([
  ["10.00", "0.00", "10.00", false],
  ["10.00", "9.99", "0.01", false],
  ["10.00", "10.00", "0.00", true],
  ["0.10", "0.03", "0.07", false],
])("of %s with %s received %s is open", (amount, paid, open, isDone) => {
  expect(openAmount({ amount, paid })).toBe(open);
  expect(isPaid({ amount, paid })).toBe(isDone);
});

test.each<[string, string | null, Charge[], RegExp | undefined]>([
  ["nothing", "100.00", [], undefined],
  ["nothing without a price", null, [], undefined],
  ["extras alone", "100.00", [charge("extra", "7.00")], undefined],
  ["extras alone without a price", null, [charge("extra", "7.00")], undefined],
  ["exactly the price", "100.00", [charge("sinal", "33.33"), charge("saldo", "66.67")], undefined],
  ["the price and an extra", "100.00", [charge("parcela", "100.00"), charge("extra", "7.00")], undefined],
  ["a cent too little", "100.00", [charge("sinal", "99.99")], /somam R\$.99,99, e o preço é R\$.100,00/],
  ["a cent too much", "100.00", [charge("sinal", "100.01")], /somam R\$.100,01/],
  ["parts of no price", null, [charge("sinal", "1.00")], /Defina o preço/],
  ["two saldos", "2.00", [charge("saldo", "1.00"), charge("saldo", "1.00")], /único saldo/],
])("charges of %s", (_what, price, charges, problem) => {
  const found = sumProblem(price, charges);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

describe("charges that replace others", () => {
  const present = [
    { ...charge("sinal", "50.00", { id: 1, paid: "20.00" }), hasPayments: true },
    { ...charge("parcela", "30.00", { id: 2 }), hasPayments: true },
    { ...charge("saldo", "20.00", { id: 3 }), hasPayments: false },
  ];
  const wanted = (id: number, amount: string): ChargeInput => ({
    id,
    kind: "sinal",
    amount,
    dueOn: "2026-12-01",
    dueAt: null,
    note: null,
  });
  test.each([
    [[wanted(1, "20.00"), wanted(2, "0.01")], undefined, undefined],
    [
      [wanted(2, "30.00"), wanted(1, "19.99")],
      "charges.1.amount",
      /^Sinal já recebeu R\$.20,00 e não pode valer menos$/,
    ],
    [[wanted(2, "30.00")], "charges", /não pode ser removida: Sinal de R\$.50,00$/],
    [
      [{ ...wanted(1, "50.00"), kind: "extra" as const }, wanted(2, "30.00")],
      "charges.0.kind",
      /não pode virar extra/,
    ],
    [
      [wanted(1, "50.00"), wanted(2, "30.00"), { ...wanted(3, "20.00"), kind: "extra" as const }],
      undefined,
      undefined,
    ],
    // What was received for it was taken back, and both rows still name it.
    [[wanted(1, "50.00")], "charges", /não pode ser removida: Parcela de R\$.30,00$/],
  ])("%j", (charges, path, message) => {
    const found = keptChargesProblem({ present, wanted: charges });
    expect(found).toEqual(path && { path, message: expect.stringMatching(message) });
  });
});

test.each<[string, Charge[], string | null, string | null, ReturnType<typeof moveToSaldo>]>([
  ["no charges", [], "10.00", "20.00", {}],
  ["extras alone", [charge("extra", "5.00")], "10.00", null, {}],
  ["the same price", [charge("sinal", "10.00")], "10.00", "10.00", {}],
  ["a higher price", [charge("saldo", "10.00")], "10.00", "12.34", { saldo: { id: 1, amount: "12.34" } }],
  ["a lower price", [charge("saldo", "10.00")], "10.00", "0.01", { saldo: { id: 1, amount: "0.01" } }],
])("with %s another price moves the saldo or nothing", (_what, charges, from, to, moved) => {
  expect(moveToSaldo(charges, from, to)).toEqual(moved);
});

test.each<[string, Charge[], string | null, RegExp]>([
  ["no price", [charge("saldo", "10.00")], null, /Remova as cobranças/],
  ["no saldo", [charge("sinal", "10.00")], "11.00", /Sem saldo/],
  ["a saldo of nothing", [charge("sinal", "6.00"), charge("saldo", "4.00")], "6.00", /R\$.0,00/],
  [
    "a saldo below nothing",
    [charge("sinal", "6.00"), charge("saldo", "4.00")],
    "5.00",
    /−R\$.1,00: diminua as outras cobranças, ou mude-as junto com o preço$/,
  ],
  [
    "less than was received",
    [charge("saldo", "10.00", { paid: "5.00" })],
    "4.99",
    /R\$.4,99, e já recebeu R\$.5,00: /,
  ],
  ["more than fits", [charge("saldo", "99999999.99")], "99999999.99", /^Use no máximo R\$/],
])("%s is refused", (_what, charges, to, problem) => {
  expect(moveToSaldo(charges, "10.00", to).problem).toMatch(problem);
});

test.each([
  ["10.00", "0.00", "10.00", undefined],
  ["10.00", "9.99", "0.01", undefined],
  ["10.00", "9.99", "0.02", /^Falta receber R\$.0,01$/],
  ["10.00", "10.00", "0.01", /^Esta cobrança já foi recebida$/],
])("of %s with %s received, %s more", (amount, paid, more, problem) => {
  const found = paymentProblem({ amount, paid }, more);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
