import { useWatch } from "react-hook-form";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { DrinkCostLine } from "./drink-cost-line.tsx";
import { type DrinkForm, finishedLines } from "./drink-form.ts";

type RecipeCostProps = { form: DrinkForm; stock: ReadonlyMap<number, Ingredient> };

/** The cost while the recipe is being edited, in sight whichever row that is. */
export function RecipeCost({ form, stock }: RecipeCostProps) {
  const lines = useWatch({ control: form.control, name: "ingredients" });
  return (
    <div
      role="status"
      className="sticky -bottom-4 -mx-4 -mb-6 border-t border-line bg-raised px-4 py-3 low:static sm:-bottom-6 sm:-mx-6 sm:-mb-8 sm:px-6"
    >
      <DrinkCostLine lines={finishedLines(lines)} stock={stock} />
    </div>
  );
}
