import fc from "fast-check";
import { expect, test } from "vitest";
import { sumProblem } from "#shared/payments/charge-rules.ts";
import { proposeCharges } from "./propose-charges.ts";

const usual = {
  price: "1000.00",
  depositPercent: 50,
  instalments: 0,
  balanceDueDays: 7,
  eventDay: "2026-12-25",
  today: "2026-11-18",
  isAgreed: true,
};
const listed = (terms: Partial<typeof usual>) =>
  proposeCharges({ ...usual, ...terms }).map(({ kind, amount, dueOn, dueAt }) =>
    [kind, amount, dueOn ?? dueAt].join(" "),
  );

test.each<[Partial<typeof usual>, string[]]>([
  [{}, ["sinal 500.00 2026-11-18", "saldo 500.00 2026-12-18"]],
  [
    { instalments: 2 },
    [
      "sinal 500.00 2026-11-18",
      "parcela 166.66 2026-11-28",
      "parcela 166.66 2026-12-08",
      "saldo 166.68 2026-12-18",
    ],
  ],
  [{ price: "0.01" }, ["saldo 0.01 2026-12-18"]],
  [{ price: "1000.01" }, ["sinal 500.00 2026-11-18", "saldo 500.01 2026-12-18"]],
  [{ price: "0.03", instalments: 3 }, ["sinal 0.01 2026-11-18", "saldo 0.02 2026-12-18"]],
  [{ price: "99.99", depositPercent: 30 }, ["sinal 29.99 2026-11-18", "saldo 70.00 2026-12-18"]],
  [{ depositPercent: 0 }, ["saldo 1000.00 2026-12-18"]],
  [{ depositPercent: 100 }, ["sinal 1000.00 2026-11-18"]],
  // Nothing is due before today.
  [{ eventDay: "2026-11-20" }, ["saldo 1000.00 2026-11-18"]],
  [{ isAgreed: false }, ["sinal 500.00 aceite", "saldo 500.00 2026-12-18"]],
  [{ isAgreed: false, eventDay: "2026-11-20" }, ["saldo 1000.00 aceite"]],
  [{ balanceDueDays: 0 }, ["sinal 500.00 2026-11-18", "saldo 500.00 2026-12-25"]],
  // Over the end of February of a leap year.
  [
    { today: "2028-02-27", eventDay: "2028-03-02", balanceDueDays: 0, instalments: 1 },
    ["sinal 500.00 2028-02-27", "parcela 250.00 2028-02-29", "saldo 250.00 2028-03-02"],
  ],
])("%j", (terms, charges) => {
  expect(listed(terms)).toEqual(charges);
});

test("proposed charges add up to the price, whatever it is", () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 9_999_999_999 }),
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 24 }),
    (cents, depositPercent, instalments) => {
      const price = (cents / 100).toFixed(2);
      const charges = proposeCharges({ ...usual, price, depositPercent, instalments });
      expect(sumProblem(price, charges)).toBeUndefined();
      expect(charges.every(({ amount }) => Number(amount) > 0)).toBe(true);
      expect(charges.map(({ dueOn }) => dueOn)).toEqual(
        charges.map(({ dueOn }) => dueOn).toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1)),
      );
    },
  );
  fc.assert(property, { numRuns: 500 });
});
