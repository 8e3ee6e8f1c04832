import { describe, expect, test } from "vitest";
import { listedCharge as charge, paidCharge as paid } from "#shared/payments/testing/listed-charge.ts";
import {
  chargeFilters,
  chargeGroup,
  chargeTotals,
  countCharges,
  filterCharges,
  groupCharges,
} from "./charge-filters.ts";

const TODAY = "2026-11-16";

test.each([
  [{}, "2026-11-15", "overdue"],
  [{}, "2025-11-16", "overdue"],
  [{}, "2026-11-16", "week"],
  [{}, "2026-11-23", "week"],
  [{}, "2026-11-24", "month"],
  [{}, "2026-12-16", "month"],
  [{}, "2026-12-17", "later"],
  [{ paid: "1499.99", open: "0.01" }, "2026-11-15", "overdue"],
  [{ open: "0.00" }, "2026-11-15", "paid"],
  [{ active: "false" }, "2026-11-15", undefined],
  [{ active: "false", paid: "0.01" }, "2026-11-15", "dropped"],
  [{ status: "cancelado" }, "2026-11-20", undefined],
  [{ status: "cancelado", paid: "0.01" }, "2026-11-20", "dropped"],
  [{ status: "cancelado", agreed: false }, "2026-11-20", undefined],
  [{ status: "cancelado", open: "0.00" }, "2026-11-20", "paid"],
  [{ active: "false", open: "0.00" }, "2026-11-20", "paid"],
  [{ status: "orçamento" }, "2026-11-20", "week"],
  [{ status: "orçamento", agreed: false }, "2026-11-20", "quoted"],
  [{ status: "orçamento", agreed: false }, "2026-11-01", "quoted"],
  [{ status: "orçamento", agreed: false, refused: true }, "2026-11-01", undefined],
] as const)("a charge with %j due on %s is %s", (change, dueOn, group) => {
  expect(chargeGroup({ ...charge, ...change, dueOn }, TODAY)).toBe(group);
});

const charges = [
  { ...charge, id: 1, dueOn: "2026-12-20" },
  { ...charge, id: 2, dueOn: "2026-11-01" },
  { ...charge, id: 3, dueOn: "2026-11-18", paid: "500.10", open: "999.90" },
  { ...charge, id: 4, dueOn: "2026-11-30" },
  { ...paid, id: 5, dueOn: "2026-10-01" },
  { ...paid, id: 6, dueOn: "2026-12-01" },
  { ...charge, id: 7, dueOn: "2026-10-31" },
  { ...charge, id: 8, dueOn: "2026-11-01", status: "cancelado" as const, paid: "100.20", open: "1399.80" },
  { ...paid, id: 9, dueOn: "2026-09-01", active: "false" as const },
  { ...charge, id: 10, dueOn: "2026-11-01", status: "orçamento" as const, agreed: false },
  { ...charge, id: 11, dueOn: "2026-11-01", status: "orçamento" as const, agreed: false, refused: true },
];
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test.each([
  ["vencidos", [2, 7]],
  ["7-dias", [3]],
  ["30-dias", [3, 4]],
  ["pagos", [5, 6, 9]],
  ["todos", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
] as const)("%s shows %j", (filter, shown) => {
  expect(ids(filterCharges(charges, filter, TODAY))).toEqual(shown);
});

test("the counts are those of the filters", () => {
  const counts = countCharges(charges, TODAY);
  for (const filter of chargeFilters) {
    expect(counts[filter], filter).toBe(filterCharges(charges, filter, TODAY).length);
  }
});

test("groups follow each other by urgency; in them the earliest is first, of what is paid the latest", () => {
  expect(groupCharges(charges, TODAY).map(({ group, charges }) => [group, ids(charges)])).toEqual([
    ["overdue", [7, 2]],
    ["week", [3]],
    ["month", [4]],
    ["later", [1]],
    ["paid", [6, 5, 9]],
    ["dropped", [8]],
    ["quoted", [10]],
  ]);
  expect(groupCharges([], TODAY)).toEqual([]);
});

describe("totals", () => {
  test("nothing", () => expect(chargeTotals([])).toEqual({ open: "0.00", quoted: "0.00", received: "0.00" }));

  test("what a quote or a cancelled, disabled or refused event leaves open is not to come, what it paid was received", () => {
    expect(chargeTotals(charges)).toEqual({ open: "6999.90", quoted: "1500.00", received: "5100.30" });
  });

  test("to the cent", () => {
    const tenth = { ...charge, open: "0.10", paid: "0.20" };
    expect(chargeTotals([tenth, tenth, tenth])).toEqual({ open: "0.30", quoted: "0.00", received: "0.60" });
  });
});
