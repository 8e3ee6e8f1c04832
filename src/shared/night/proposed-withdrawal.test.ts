import fc from "fast-check";
import { expect, test } from "vitest";
import { packContents } from "#shared/ingredients/pack.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { proposedWithdrawal, stockAfterBuying } from "./proposed-withdrawal.ts";

const proposed = (planned: number, quantity: number, packQuantity: number | null, unit: StockUnit = "L") =>
  proposedWithdrawal(planned, { quantity, unit, packQuantity });

test.each<[what: string, planned: number, inStock: number, pack: number | null, taken: number]>([
  ["the plan without a pack", 1.25, 10, null, 1.25],
  ["two bottles for 1,67", 1.25, 10, 0.75, 1.5],
  ["whole packs as they are", 1.5, 10, 0.75, 1.5],
  ["one pack for a little", 0.01, 10, 0.75, 0.75],
  ["what is there where it does not make a whole pack", 1.25, 1.3, 0.75, 1.3],
  ["all that there is for exactly the plan", 1.25, 1.25, 0.75, 1.25],
  ["all that there is where it is short", 1.25, 1, 0.75, 1],
  ["all that there is where it is short, without a pack", 120, 117.5, null, 117.5],
  ["nothing where there is nothing", 1.25, 0, 0.75, 0],
  ["packs whose contents have more decimals than the stock", 1, 10, 0.3333, 1],
])("proposes %s", (_what, planned, inStock, pack, taken) => {
  expect(proposed(planned, inStock, pack)).toBe(taken);
});

test.each<[what: string, planned: number, inStock: number, pack: number, taken: number]>([
  ["whole bales", 30, 100, 24, 48],
  ["of the last bale, which is open, the pieces that are needed", 30, 47, 24, 30],
  ["a whole piece for a part of one", 0.48, 7.23, 10, 1],
  ["no more pieces than there are", 0.48, 0.7, 10, 0.7],
])("of pieces proposes %s", (_what, planned, inStock, pack, taken) => {
  expect(proposed(planned, inStock, pack, "unidade")).toBe(taken);
});

test.each<[what: string, planned: number, inStock: number, taken: number]>([
  ["whole bottles", 1.67, 10, 2],
  ["an open one as it is, if it is the last", 2.1, 2.4, 2.4],
  ["all that there is where it is short", 2.1, 1.4, 1.4],
  ["no whole box", 3, 10, 3],
])("of what is stocked by the bottle proposes %s", (_what, planned, quantity, taken) => {
  const bottled = { unit: "unidade", unitWord: "garrafa", packName: "caixa", packQuantity: 6 } as const;
  expect(proposedWithdrawal(planned, { ...bottled, quantity })).toBe(taken);
});

test.each<
  [what: string, planned: number, inStock: number, pack: number | null, unit: StockUnit, after: number]
>([
  ["nothing where nothing is missing", 1.5, 1.5, 1, "L", 1.5],
  ["what is missing without a pack", 1.44, 0.5, null, "L", 1.44],
  ["a whole bottle for a part of one", 1.44, 0.5, 1, "L", 1.5],
  ["as many as cover it", 4, 0, 0.75, "L", 4.5],
  ["whole bags", 24, 0, 5, "kg", 25],
  ["no whole sack of pieces", 60, 0.5, 100, "unidade", 60.5],
])("buys %s", (_what, planned, quantity, packQuantity, unit, after) => {
  expect(stockAfterBuying(planned, { quantity, unit, packQuantity })).toBe(after);
});

const hundredths = fc.integer({ min: 0, max: 100_000 }).map((each) => each / 100);
const units = fc.constantFrom<StockUnit>("L", "unidade");
const contents = fc.option(fc.integer({ min: 1, max: 300_000 }).map((each) => each / 10_000));

test("never proposes more than there is, and less than the plan only where it is short", () => {
  fc.assert(
    fc.property(hundredths, hundredths, contents, units, (planned, inStock, pack, unit) => {
      const taken = proposed(planned, inStock, pack, unit);
      expect(taken).toBeLessThanOrEqual(inStock);
      expect(taken).toBeGreaterThanOrEqual(Math.min(planned, inStock));
    }),
  );
});

test("proposes less than one pack more than the plan", () => {
  fc.assert(
    fc.property(hundredths, hundredths, contents, (planned, inStock, pack) => {
      const spare = proposed(planned, inStock, pack) - planned;
      // Half a hundredth more, since the stock knows two decimals.
      expect(spare).toBeLessThan(pack === null ? 0.005 : packContents(1, pack) + 0.015);
    }),
  );
});
