import { clsx } from "clsx";
import { PackagePlus } from "lucide-react";
import { wholePacks } from "#shared/ingredients/pack.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatCount, formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { scrollToCentre } from "#web/browser/window-scroll.ts";
import { enteredAmount } from "#web/ingredients/form/entered-cost.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import type { MissingEntry } from "./missing-entries.ts";
import type { TakenLine } from "./use-taken-amounts.ts";

type MissingStockProps = {
  /** The lines that the stock is short for. */
  lines: readonly TakenLine[];
  /** What is bought of them; nothing for those who may not record purchases. */
  entries: readonly MissingEntry[];
  /** The one that kept the stock from leaving. */
  markedId: number | undefined;
  onType: (ingredientId: number, change: { quantity?: string; price?: string }) => void;
  onTakeWhatIsThere: (lines: readonly TakenLine[]) => void;
};

const rowId = (ingredientId: number) => `missing-${ingredientId}`;

/** Brings the row of what is missing into sight, with the focus on what is wrong there or on the way without it. */
export function showMissing(ingredientId: number) {
  const row = document.getElementById(rowId(ingredientId));
  const wrong = row?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? row?.querySelector("button"))?.focus({ preventScroll: true });
  scrollToCentre(row);
}

/** Says once what the stock is short of: it is bought, or taken as far as it goes. */
export function MissingStock({ lines, entries, markedId, onType, onTakeWhatIsThere }: MissingStockProps) {
  const canBuy = entries.length > 0;
  const isMarked = ({ ingredient }: TakenLine) => ingredient.id === markedId;
  return (
    <section
      aria-labelledby="missing-heading"
      className="mb-4 rounded-lg border border-orange-line bg-orange-soft/60 px-3 pt-3 pb-1 sm:px-4"
    >
      <h2 id="missing-heading" className="flex items-center gap-2 font-semibold">
        <PackagePlus className="size-4.5 shrink-0 text-orange-ink" />
        {canBuy ? "Registrar entrada do que falta" : "O estoque não basta"}
      </h2>
      <p className="text-sm text-muted">
        {formatCount(lines.length, "item não tem", "itens não têm")} estoque suficiente.{" "}
        {canBuy
          ? "Confira o que foi comprado e dê baixa em seguida, ou leve só o que tem."
          : "Leve só o que tem, ou peça a quem cuida das compras que registre a entrada."}
      </p>
      {lines.length > 1 && (
        <div className="-ml-3">
          <Button variant="link" size="sm" onClick={() => onTakeWhatIsThere(lines)}>
            Levar só o que tem de todos
          </Button>
        </div>
      )}
      <ul className="ruled">
        {lines.map((line) => {
          const entry = entries.find(({ ingredient }) => ingredient.id === line.ingredient.id);
          const { name } = line.ingredient;
          return (
            <li
              key={line.ingredient.id}
              id={rowId(line.ingredient.id)}
              className={clsx(
                "grid scroll-mt-20 grid-cols-2 items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[1fr_9rem_9rem]",
                isMarked(line) && "-mx-2 rounded-lg bg-red-soft px-2",
              )}
            >
              <div className="max-sm:col-span-2 sm:pt-1">
                <p>
                  <span className="font-medium wrap-anywhere">{name}</span>{" "}
                  <span className="text-sm whitespace-nowrap text-orange-ink tabular-nums">
                    {shortageText(line.missing, stockUnitText(line.ingredient))}
                  </span>
                </p>
                {isMarked(line) && (
                  <p role="alert" className="text-sm text-red-ink">
                    {entry
                      ? "Complete a compra do que falta, ou leve só o que tem."
                      : "Falta no estoque: leve só o que tem."}
                  </p>
                )}
                <div className="-ml-3">
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={`Levar só o que tem de ${name}`}
                    onClick={() => onTakeWhatIsThere([line])}
                  >
                    Levar só o que tem
                  </Button>
                </div>
              </div>
              {entry && <EntryFields entry={entry} onType={(change) => onType(line.ingredient.id, change)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type EntryFieldsProps = {
  entry: MissingEntry;
  onType: (change: { quantity?: string; price?: string }) => void;
};

function EntryFields({ entry: { ingredient, unusual, ...entry }, onType }: EntryFieldsProps) {
  const { name, unitCost } = ingredient;
  const unit = stockUnitText(ingredient);
  const amount = enteredAmount(entry.quantity) ?? 0;
  const packs = wholePacks(amount, { ...ingredient, packMultiple: 1 });
  return (
    <>
      <NumberField
        label={`Entrada (${unit})`}
        aria-label={`Entrada de ${name} (${unit})`}
        step={0.01}
        min={0.01}
        value={entry.quantity}
        onChange={({ target }) => onType({ quantity: target.value })}
        error={entry.problems.quantity}
        hint={packs?.contents === amount && packs.text}
      />
      <NumberField
        label="Preço pago"
        aria-label={`Preço pago por ${name}`}
        step={0.01}
        leading={<span className="text-sm">R$</span>}
        value={entry.price}
        onChange={({ target }) => onType({ price: target.value })}
        error={entry.problems.price}
        hint={
          unusual !== undefined &&
          `${formatUnitCost(unusual, unit)}; até agora ${formatUnitCost(unitCost, unit)}`
        }
      />
    </>
  );
}
