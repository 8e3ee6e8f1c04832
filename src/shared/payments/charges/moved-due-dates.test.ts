import { expect, test } from "vitest";
import type { Charge } from "#shared/payments/contract.ts";
import { movedDaysText, movedDueDates, withMovedDays } from "./moved-due-dates.ts";
import { proposeCharges } from "./propose-charges.ts";

const [FROM, TO, TODAY] = ["2026-12-25", "2027-01-25", "2026-11-20"];

const proposed = (instalments: number, today = TODAY): Charge[] =>
  proposeCharges({
    price: "1000.00",
    depositPercent: 50,
    instalments,
    balanceDueDays: 7,
    eventDay: FROM,
    today,
    isAgreed: true,
  }).map((charge, id) => ({ ...charge, dueAt: null, id, paid: "0.00" }));

const moved = (charges: Charge[], to = TO, today = TODAY) =>
  movedDueDates({ charges, from: FROM, to, balanceDueDays: 7, today });

test.each([0, 1, 3, 12])("a proposal with %i instalments becomes the one of the new day", (instalments) => {
  const charges = proposed(instalments);
  const days = new Map(moved(charges).map(({ id, dueOn }) => [id, dueOn]));
  const wanted = proposeCharges({
    price: "1000.00",
    depositPercent: 50,
    instalments,
    balanceDueDays: 7,
    eventDay: TO,
    today: TODAY,
    isAgreed: true,
  });
  expect(charges.map(({ id, dueOn }) => days.get(id) ?? dueOn)).toEqual(wanted.map(({ dueOn }) => dueOn));
});

test("back again they are as they were", () => {
  const charges = proposed(3);
  const days = new Map(moved(charges).map(({ id, dueOn }) => [id, dueOn]));
  const there = charges.map((charge) => ({ ...charge, dueOn: days.get(charge.id) ?? charge.dueOn }));
  const back = movedDueDates({ charges: there, from: TO, to: FROM, balanceDueDays: 7, today: TODAY });
  expect(back.map(({ dueOn }) => dueOn)).toEqual(charges.slice(1).map(({ dueOn }) => dueOn));
});

test("what somebody has set, and what is paid, stays", () => {
  const [sinal, parcela, saldo] = proposed(1) as [Charge, Charge, Charge];
  expect(moved([sinal, parcela, { ...saldo, dueOn: "2026-12-17" }]).map(({ id }) => id)).toEqual([
    parcela.id,
  ]);
  expect(moved([sinal, parcela, { ...saldo, paid: saldo.amount }]).map(({ id }) => id)).toEqual([parcela.id]);
  expect(moved([sinal, parcela, { ...saldo, paid: "0.01" }]).map(({ id }) => id)).toEqual([
    parcela.id,
    saldo.id,
  ]);
});

test("nothing becomes due in the past", () => {
  const today = "2026-12-01";
  const days = moved(proposed(2), "2026-12-03", today).map(({ dueOn }) => dueOn);
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day >= today)).toBe(true);
});

test("a saldo that was due at once, since the event was near, follows too", () => {
  // As they were proposed before one day made one charge of them.
  const charges = proposed(0).map((charge) => ({ ...charge, dueOn: "2026-12-22" }));
  expect(moved(charges, TO, "2026-12-22")).toMatchObject([{ id: 1, dueOn: "2027-01-18" }]);
});

test("charges of the same edit follow, unless they were given another day or are new", () => {
  const [, saldo] = proposed(0);
  if (!saldo) return expect.unreachable();
  const kept = { ...saldo, dueOn: "2026-12-01" };
  const { id: _id, ...added } = saldo;
  const days = withMovedDays([saldo, kept, added], moved(proposed(0))).map(({ dueOn }) => dueOn);
  expect(days).toEqual(["2027-01-18", "2026-12-01", saldo.dueOn]);
});

test("what the server moved is told, what was typed is not", () => {
  const sent = [{ id: 1, dueOn: "2026-11-20" }, { id: 2, dueOn: "2026-12-05" }, { dueOn: "2026-12-08" }];
  const saldo = { id: 2, kind: "saldo" as const, dueOn: "2026-12-12" };
  const sinal = { id: 1, kind: "sinal" as const, dueOn: "2026-11-20" };
  const added = { id: 3, kind: "extra" as const, dueOn: "2026-12-08" };
  expect(movedDaysText(sent, [sinal, saldo, added])).toBe("Saldo passou para 12/12/2026");
  expect(movedDaysText(sent, [sinal, { ...saldo, dueOn: "2026-12-05" }, added])).toBeUndefined();
});
