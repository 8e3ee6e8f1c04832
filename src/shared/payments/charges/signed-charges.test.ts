import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { signedCharges } from "./signed-charges.ts";

const DUE = "2026-12-01";
const signed = (kind: ChargeKind, amount: string, note: string | null = null) => ({
  kind,
  amount,
  dueOn: DUE,
  dueAt: null,
  note,
});
const present = (
  id: number,
  kind: ChargeKind,
  amount: string,
  paid = "0.00",
  note: string | null = null,
) => ({
  ...signed(kind, amount, note),
  id,
  paid,
  hasPayments: paid !== "0.00",
});
const told = (charges: ReturnType<typeof signedCharges>) =>
  charges?.map(({ id, kind, amount }) => `${id ?? "new"} ${kind} ${amount}`);

const offer = [signed("sinal", "2800.00"), signed("saldo", "2800.00")];

test.each<[string, Parameters<typeof signedCharges>[0], string[] | undefined]>([
  ["nothing there", [], ["new sinal 2800.00", "new saldo 2800.00"]],
  [
    "the price has grown since",
    [present(1, "sinal", "3500.00"), present(2, "saldo", "3500.00")],
    ["1 sinal 2800.00", "2 saldo 2800.00"],
  ],
  [
    "an instalment was added since",
    [present(1, "sinal", "2800.00"), present(2, "parcela", "2100.00"), present(3, "saldo", "2100.00")],
    ["1 sinal 2800.00", "3 saldo 2800.00"],
  ],
  [
    "it was paid: the receipt keeps its charge, and the saldo takes the rest",
    [
      present(1, "sinal", "2800.00", "2800.00"),
      present(2, "parcela", "1000.00", "1000.00"),
      present(3, "saldo", "3200.00"),
    ],
    ["1 sinal 2800.00", "3 saldo 1800.00", "2 parcela 1000.00"],
  ],
  [
    "more was paid of the sinal than was signed",
    [present(1, "sinal", "3500.00", "3000.00"), present(2, "saldo", "3500.00")],
    ["1 sinal 3000.00", "2 saldo 2600.00"],
  ],
  [
    "only an instalment has a receipt: it becomes the sinal that was signed",
    [present(1, "parcela", "7000.00", "500.00")],
    ["1 sinal 2800.00", "new saldo 2800.00"],
  ],
  ["more was paid than is signed", [present(1, "sinal", "7000.00", "5600.01")], undefined],
  [
    "an extra that nobody signed stays",
    [present(1, "extra", "300.00", "0.00", "Copos")],
    ["new sinal 2800.00", "new saldo 2800.00", "1 extra 300.00"],
  ],
])("%s", (_what, rows, charges) => {
  expect(told(signedCharges(rows, offer, "5600.00"))).toEqual(charges);
});

test("a signed extra comes back with its sum, and one that is there is not doubled", () => {
  const extra = signed("extra", "300.00", "Bar molhado");
  const rows = [present(1, "saldo", "100.00"), present(2, "extra", "250.00", "0.00", "Bar molhado")];
  expect(told(signedCharges(rows, [signed("saldo", "100.00"), extra], "100.00"))).toEqual([
    "1 saldo 100.00",
    "2 extra 300.00",
  ]);
  expect(told(signedCharges([], [extra], "100.00"))).toEqual(["new extra 300.00"]);
});

test("the notes that a company wrote to itself stay", () => {
  const [sinal] = signedCharges([present(1, "sinal", "1.00", "0.00", "em mãos")], offer, "5600.00") ?? [];
  expect(sinal).toMatchObject({ id: 1, note: "em mãos" });
});

const kind = fc.constantFrom<ChargeKind>("sinal", "parcela", "saldo", "extra");
const anyPresent = fc.array(
  fc.record({ kind, paid: fc.integer({ min: 0, max: 400 }), more: fc.integer({ min: 1, max: 400 }) }),
  { maxLength: 6 },
);
const reais = (amount: number) => (amount / 100).toFixed(2);
const oneSaldo = <R extends { kind: ChargeKind }>(rows: R[]) =>
  rows.filter((row, at) => row.kind !== "saldo" || rows.findIndex((one) => one.kind === "saldo") === at);

test("for any receipts and any offer: the price is divided, every receipt keeps a charge that covers it", () => {
  const anySigned = fc.array(fc.record({ kind, amount: fc.integer({ min: 1, max: 900 }) }), { maxLength: 5 });
  const property = fc.property(
    anyPresent,
    anySigned,
    fc.integer({ min: 1, max: 3000 }),
    (there, wanted, price) => {
      const rows = oneSaldo(there).map((row, at) =>
        present(at + 1, row.kind, reais(row.paid + row.more), reais(row.paid)),
      );
      const offered = oneSaldo(wanted).map((row) => signed(row.kind, reais(row.amount)));
      const charges = signedCharges(rows, offered, reais(price));
      const received = rows
        .filter((row) => row.kind !== "extra")
        .reduce((sum, row) => sum + Number(row.paid), 0);
      if (!charges) {
        expect(Math.round(received * 100)).toBeGreaterThan(price);
        return;
      }
      const parts = charges.filter((row) => row.kind !== "extra");
      if (parts.length > 0)
        expect(Math.round(parts.reduce((sum, row) => sum + Number(row.amount), 0) * 100)).toBe(price);
      expect(charges.filter((row) => row.kind === "saldo").length).toBeLessThan(2);
      for (const row of rows.filter(({ hasPayments }) => hasPayments)) {
        const next = charges.find(({ id }) => id === row.id);
        expect(Number(next?.amount)).toBeGreaterThanOrEqual(Number(row.paid));
        expect(next?.kind === "extra").toBe(row.kind === "extra");
      }
    },
  );
  fc.assert(property, { seed: 20_261_119, numRuns: 500 });
});
