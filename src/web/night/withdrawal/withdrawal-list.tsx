import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { FieldAmount } from "#web/ingredients/amount/field-amount.ts";
import { StockAmountField } from "#web/ingredients/amount/stock-amount-field.tsx";
import { Button } from "#web/ui/button.tsx";
import type { TakenLine } from "./use-taken-amounts.ts";

export const WITHDRAWAL_ID = "withdrawal-list";

export const isValid = ({ amount }: TakenLine): boolean => amount.quantity !== undefined;

type WithdrawalListProps = {
  lines: readonly TakenLine[];
  onChange: (ingredientId: number, amount: FieldAmount) => void;
  /** Undefined for those who may not record purchases. */
  onBuy: ((line: TakenLine) => void) | undefined;
};

/** What goes out of each item, beside its plan and its stock. */
export function WithdrawalList({ lines, onChange, onBuy }: WithdrawalListProps) {
  return (
    <ul id={WITHDRAWAL_ID} className="ruled border-t border-line">
      {lines.map((line) => {
        const { ingredient, planned, amount, missing } = line;
        const unit = stockUnitText(ingredient);
        const isCutShort =
          missing === 0 && amount.quantity === ingredient.quantity && ingredient.quantity < planned;
        return (
          <li
            key={ingredient.id}
            className="flex flex-col gap-x-4 gap-y-1.5 py-3 low:py-1 sm:flex-row sm:items-start sm:justify-between"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{ingredient.name}</p>
              <p className="text-sm text-muted tabular-nums">
                Planejado: {amountText(planned, unit)} · {amountText(ingredient.quantity, unit)} em estoque
              </p>
              {amount.quantity === 0 && <p className="text-sm text-orange-ink">Não vai junto.</p>}
              {isCutShort && onBuy && (
                <div className="-ml-3">
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={`Comprar o que falta de ${ingredient.name}`}
                    onClick={() => onBuy(line)}
                  >
                    Comprar o que falta
                  </Button>
                </div>
              )}
            </div>
            <div className="sm:w-60 sm:shrink-0 lg:w-80">
              <StockAmountField
                ingredient={ingredient}
                verb="Levar"
                amount={amount}
                onChange={(next) => onChange(ingredient.id, next)}
                error={isValid(line) ? undefined : "Quantidade deve ser um número maior ou igual a 0"}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
