import { PackagePlus } from "lucide-react";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatCount, formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import type { MissingEntry } from "./missing-entries.ts";

type MissingStockProps = {
  entries: readonly MissingEntry[];
  onType: (ingredientId: number, change: { quantity?: string; price?: string }) => void;
};

export const MISSING_ID = "missing-stock";

/** Says once what the stock is short of, and takes what is bought for it. */
export function MissingStock({ entries, onType }: MissingStockProps) {
  return (
    <section
      id={MISSING_ID}
      aria-labelledby="missing-heading"
      className="mb-4 rounded-lg border border-orange-line bg-orange-soft/60 px-3 pt-3 pb-1 sm:px-4"
    >
      <h4 id="missing-heading" className="flex items-center gap-2 font-semibold">
        <PackagePlus className="size-4.5 shrink-0 text-orange-ink" />
        Registrar entrada do que falta
      </h4>
      <p className="text-sm text-muted">
        {formatCount(entries.length, "item não tem", "itens não têm")} estoque suficiente. Confira o que foi
        comprado e dê baixa em seguida.
      </p>
      <ul className="ruled">
        {entries.map(({ ingredient, missing, unusual, ...entry }) => {
          const { id, name, unitCost } = ingredient;
          const unit = stockUnitText(ingredient);
          return (
            <li
              key={id}
              className="grid grid-cols-2 items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[1fr_9rem_9rem]"
            >
              <p className="max-sm:col-span-2 sm:pt-1">
                <span className="font-medium wrap-anywhere">{name}</span>{" "}
                <span className="text-sm whitespace-nowrap text-orange-ink tabular-nums">
                  {shortageText(missing, unit)}
                </span>
              </p>
              <NumberField
                label={`Quantidade (${unit})`}
                aria-label={`Entrada de ${name} (${unit})`}
                step={0.01}
                min={0.01}
                value={entry.quantity}
                onChange={({ target }) => onType(id, { quantity: target.value })}
                error={entry.problems.quantity}
              />
              <NumberField
                label="Preço pago"
                aria-label={`Preço pago por ${name}`}
                step={0.01}
                leading={<span className="text-sm">R$</span>}
                value={entry.price}
                onChange={({ target }) => onType(id, { price: target.value })}
                error={entry.problems.price}
                hint={
                  unusual !== undefined &&
                  `${formatUnitCost(unusual, unit)}; até agora ${formatUnitCost(unitCost, unit)}`
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
