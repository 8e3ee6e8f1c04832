import { CircleX, TriangleAlert } from "lucide-react";
import type { Drink } from "#shared/drinks/contract.ts";
import { missingIngredients } from "#shared/drinks/drink-availability.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { recipeAmountText } from "#shared/units/amount-text.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { Badge, QuietBadge } from "#web/ui/badge.tsx";
import { ItemCard } from "#web/ui/lists/item-card.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { DrinkCostLine } from "./drink-cost-line.tsx";

type DrinkCardProps = {
  drink: Drink;
  stock: ReadonlyMap<number, Ingredient>;
  /** The stock with its prices; undefined for those who may not see them. */
  priced: PricedStock | undefined;
  /** Undefined for those who may not edit. */
  edits: DrinkEdits | undefined;
};

export type DrinkEdits = { onEdit: (drink: Drink) => void; onRemove: (drink: Drink) => void };

// Shared elements: React skips them when a search re-renders the cards.
const icons = {
  unavailable: plainIcon(CircleX),
  missing: plainIcon(TriangleAlert, "size-4 shrink-0 text-red-ink"),
};

export function DrinkCard({ drink, stock, priced, edits }: DrinkCardProps) {
  const { name, ingredients } = drink;
  const missing = missingIngredients(ingredients, stock);
  return (
    <ItemCard
      name={name}
      edits={edits && { onEdit: () => edits.onEdit(drink), onRemove: () => edits.onRemove(drink) }}
      footer={priced && <DrinkCostLine lines={ingredients} stock={priced} />}
    >
      <div className="mb-3">
        {missing.length === 0 ? (
          <QuietBadge tone="green">Disponível</QuietBadge>
        ) : (
          <Badge tone="red" icon={icons.unavailable}>
            Indisponível
          </Badge>
        )}
      </div>
      <ul className="mb-4 [&>*+*]:mt-1 text-sm text-muted">
        {ingredients.map(({ ingredientId, quantity, unit }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient may stand in two lines, which have no id.
          <li key={position} className="wrap-anywhere">
            <span className="text-ink tabular-nums">{recipeAmountText(quantity, unit)}</span> de{" "}
            {stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mb-4 rounded-md border border-red-line bg-red-soft/60 px-3 py-2.5 text-sm">
          <h3 className="flex items-center gap-2 font-medium">
            {icons.missing}
            Ingredientes em falta
          </h3>
          <ul className="mt-1 pl-6">
            {missing.map((one) => (
              <li key={one.ingredientId} className="wrap-anywhere">
                {one.name}
                {one.missing > 0 && ` (${shortageText(one.missing, one.unit)})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ItemCard>
  );
}
