import { type StockStatus, stockStatus } from "#shared/ingredients/stock-status.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";

type Stocked = { name: string; quantity: number; minQuantity: number };

const urgency: Record<StockStatus, number> = { sem: 0, baixo: 1, atencao: 2, normal: 3 };

/** What somebody has to look after, with why: the worst first, each part by name. */
export const needsAttention = <I extends Stocked>(
  ingredients: readonly I[],
): { ingredient: I; status: StockStatus }[] =>
  ingredients
    .map((ingredient) => ({ ingredient, status: stockStatus(ingredient) }))
    .filter(({ status }) => status !== "normal")
    .sort(
      (a, b) => urgency[a.status] - urgency[b.status] || compareTexts(a.ingredient.name, b.ingredient.name),
    );
