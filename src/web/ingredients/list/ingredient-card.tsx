import type { Ingredient } from "#shared/ingredients/contract.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { ActionMenu, EditArea, type StockActions } from "./stock-actions.tsx";
import { StockPrice } from "./stock-price.tsx";
import { MissingForEvents, StockStatusNote } from "./stock-status-note.tsx";
import { WholeAmount } from "./whole-amount.tsx";

const line = "flex flex-wrap justify-between gap-x-2";

type IngredientCardProps = StockActions & { ingredient: Ingredient };

/** What it is on the left, how much there is on the right; a tap opens it. */
export function IngredientCard({ ingredient, ...actions }: IngredientCardProps) {
  return (
    <>
      <EditArea ingredient={ingredient} edits={actions.edits} />
      <div className="-my-1 text-xs leading-4.25 text-muted tabular-nums">
        <div className="flex gap-x-2">
          <h2 className="min-w-0 flex-1 text-sm leading-5 font-semibold wrap-anywhere text-ink">
            {ingredient.name}
          </h2>
          <p className="text-right text-xl leading-5 font-semibold text-ink">
            <WholeAmount amount={ingredient.quantity} ingredient={ingredient} />
          </p>
          {/* Reaches over the line below, for the thumb. */}
          <div className="relative -mt-2 -mr-3 -mb-6">
            <ActionMenu ingredient={ingredient} {...actions} />
          </div>
        </div>
        <div className={line}>
          <p>{ingredient.category}</p>
          <p>
            <ReservedAmount ingredient={ingredient} hasUnit={false} /> reservado
          </p>
        </div>
        <div className={line}>
          <p className="wrap-anywhere">
            <StockPrice ingredient={ingredient} isInline />
          </p>
          <p className="flex gap-x-2 [&>span]:text-xs">
            mín. {amountText(ingredient.minQuantity, stockUnitText(ingredient))}
            <StockStatusNote ingredient={ingredient} isPlain />
          </p>
        </div>
        <MissingForEvents ingredient={ingredient} />
      </div>
    </>
  );
}
