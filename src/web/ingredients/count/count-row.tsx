import { clsx } from "clsx";
import { memo } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals, tooManyDecimals } from "#shared/numbers/decimals.ts";
import { formatMoneyChange } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import type { DraftLine } from "./count-draft.ts";
import { countItem, type StockCountItem } from "./count-plan.ts";

type StockCountRowProps = {
  ingredient: Ingredient;
  line: DraftLine | undefined;
  onCount: (ingredientId: number, line: DraftLine | undefined) => void;
};

export const countFieldId = (ingredientId: number) => `count-${ingredientId}`;

/** Memoized: with hundreds of items, typing renders one line. */
export const StockCountRow = memo(function StockCountRow({ ingredient, line, onCount }: StockCountRowProps) {
  const item = countItem(ingredient, line);
  const { counted, isOutdated } = item;
  const { id, name, version } = ingredient;
  const unit = stockUnitText(ingredient);
  const isWrong = line !== undefined && counted === undefined;

  return (
    <li className="py-2 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">
            {amountText(ingredient.quantity, unit)}
            <Difference item={item} />
          </p>
        </div>
        <div className="w-24 shrink-0 sm:w-36">
          <NumberField
            id={countFieldId(id)}
            label={<span className="sr-only">Contado</span>}
            aria-label={`Contado de ${name} (${unit})`}
            enterKeyHint="next"
            value={line?.text ?? ""}
            onChange={({ target: { value } }) =>
              onCount(id, value.trim() === "" ? undefined : { text: value, version })
            }
            error={isWrong && (isFine(line.text) ? tooManyDecimals(2) : "Quantidade inválida")}
          />
        </div>
        <span className="w-14 shrink-0 text-sm wrap-anywhere text-muted sm:w-20">{unit}</span>
      </div>
      {isOutdated && line && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-yellow-line bg-yellow-soft/60 px-3 py-2 text-sm">
          <span className="min-w-0 flex-1 basis-48">
            O estoque mudou depois desta contagem: agora são {amountText(ingredient.quantity, unit)}. Confira
            de novo.
          </span>
          <Button variant="secondary" size="sm" onClick={() => onCount(id, { ...line, version })}>
            Está conferido
          </Button>
        </div>
      )}
    </li>
  );
});

/** True of a number that only has more decimals than the stock keeps. */
const isFine = (text: string) => (parseDecimal(text) ?? 0) > 0 && !hasDecimals(parseDecimal(text) ?? 0, 2);

function Difference({ item: { ingredient, difference, value } }: { item: StockCountItem }) {
  if (difference === undefined) return null;
  if (difference === 0) return <span className="text-green-ink"> · confere</span>;
  const sign = difference > 0 ? "+" : "−";
  return (
    <>
      {"\u00a0· "}
      <span className={clsx("font-medium", difference > 0 ? "text-green-ink" : "text-red-ink")}>
        {/* Each part stays in one line where the column is wide enough for it. */}
        <span className="inline-block wrap-anywhere">
          {sign}
          {amountText(Math.abs(difference), stockUnitText(ingredient))}
          {value !== undefined && "\u00a0·"}
        </span>{" "}
        {value !== undefined && (
          <span className="inline-block wrap-anywhere">{formatMoneyChange(value)}</span>
        )}
      </span>
    </>
  );
}
