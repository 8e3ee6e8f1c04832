import { X } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { FieldAmount } from "#web/ingredients/amount/field-amount.ts";
import { StockAmountField } from "#web/ingredients/amount/stock-amount-field.tsx";
import { Button } from "#web/ui/button.tsx";
import type { MoreItemEntry } from "./use-more-items.ts";

type MoreItemProps = {
  ingredient: Ingredient;
  item: MoreItemEntry;
  onChange: (amount: FieldAmount) => void;
  onRemove: () => void;
};

/** One ingredient that is taken besides, with what there is of it. */
export function MoreItem({ ingredient, item, onChange, onRemove }: MoreItemProps) {
  return (
    <li className="py-3">
      <div className="mb-1.5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{ingredient.name}</p>
          <p className="text-sm text-muted tabular-nums">
            {amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque
          </p>
        </div>
        <div className="-mr-2">
          <Button variant="quiet" size="icon" aria-label={`Tirar ${ingredient.name}`} onClick={onRemove}>
            <X className="size-4.5" />
          </Button>
        </div>
      </div>
      <StockAmountField
        ingredient={ingredient}
        verb="Levar mais"
        amount={item.amount}
        onChange={onChange}
        error={item.problem}
      />
    </li>
  );
}
