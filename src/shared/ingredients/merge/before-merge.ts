import type { LossField } from "#shared/night/counts/loss-fields.ts";
import type { PackName, RecipeUnit } from "#shared/units/enumerations.ts";

type Stock = { quantity: number; unitCost: string; pricePerUnit: string };
type Line = { ingredientId: number; position: number; unit: RecipeUnit };

/** A row that a merge wrote, with the version that it left: an undo finds it unchanged or is refused. */
type Written = { id: number; version: number };

export type RecipeBefore = Written & { lines: (Line & { quantity: number })[] };

export type PlanBefore = Written & {
  lines: (Line & {
    eventDrinkId: number;
    ingredientName: string;
    quantity: number;
    plannedQuantity: number;
    returnQuantity: number;
  })[];
  supplies: (Line & { ingredientName: string; plannedQuantity: number })[];
};

export type CountBefore = {
  id: string;
  closed: number;
  packQuantity: number | null;
} & Record<LossField, number>;

/** All that a merge changed, as it was before. */
export type BeforeMerge = {
  first: Stock & { version: number; observations: string | null };
  second: Stock & {
    version: number;
    yieldQuantity: number | null;
    yieldUnit: RecipeUnit | null;
    packName: PackName | null;
    packQuantity: number | null;
    packMultiple: number;
  };
  recipes: RecipeBefore[];
  plans: PlanBefore[];
  counts: CountBefore[];
};
