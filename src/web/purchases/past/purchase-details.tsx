import { clsx } from "clsx";
import { ChevronDown, Undo2 } from "lucide-react";
import { Link } from "wouter";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatCount, formatMoney, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { BoughtLine, Purchase } from "#shared/purchases/contract.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import { linkToStock } from "#web/address/links.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";

type PurchaseDetailsProps = {
  purchase: Purchase;
  ingredientById: ReadonlyMap<number, Ingredient>;
  isOpenAtFirst: boolean;
  /** Undefined for those who may not edit. */
  onReverse: ((purchase: Purchase) => void) | undefined;
};

/** A purchase in one line, with what was bought folded away below it. */
export function PurchaseDetails({
  purchase,
  ingredientById,
  isOpenAtFirst,
  onReverse,
}: PurchaseDetailsProps) {
  const { supplierName, total, lines, by, createdAt, reversedAt, reversedBy } = purchase;
  const timeZone = useTimeZone();
  const taken = lines.filter(({ isReversed }) => isReversed).length;
  return (
    <li>
      <details className="group" open={isOpenAtFirst}>
        <summary className="flex min-h-16 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{supplierName ?? "Sem fornecedor"}</p>
            <p className="text-sm wrap-anywhere text-muted tabular-nums">{originText(purchase)}</p>
          </div>
          <div className="flex flex-col items-end gap-1">
            {total !== undefined && (
              <span className={clsx("font-medium tabular-nums", reversedAt && "text-muted line-through")}>
                {formatMoney(Number(total))}
              </span>
            )}
            {taken > 0 && (
              <Badge tone="neutral">
                {reversedAt ? "Estornada" : formatCount(taken, "item estornado", "itens estornados")}
              </Badge>
            )}
          </div>
          <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-4">
          <ul aria-label="Itens da compra" className="ruled text-sm">
            {lines.map((line) => (
              <Line key={line.id} line={line} ingredient={ingredientById.get(line.ingredientId)} />
            ))}
          </ul>
          <p className="mt-2 text-xs text-muted">
            Lançada por <EmailText address={by} /> em {formatWeekdayDateTime(createdAt, timeZone)}.
            {reversedAt && reversedBy && (
              <>
                {" "}
                Estornada por <EmailText address={reversedBy} /> em{" "}
                {formatWeekdayDateTime(reversedAt, timeZone)}.
              </>
            )}
          </p>
          {onReverse && !reversedAt && (
            <div className="mt-2 -ml-3 print:hidden">
              <Button variant="ghost" size="sm" onClick={() => onReverse(purchase)}>
                <Undo2 className="size-4" />
                Estornar compra
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

type LineProps = { line: BoughtLine; ingredient: Ingredient | undefined };

function Line({ line, ingredient }: LineProps) {
  const { ingredientName, quantity, unit, price, lot, isReversed } = line;
  const notes = [isReversed && "estornado", lot && `lote ${lot}`].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {ingredient ? (
            <Link
              href={linkToStock({ busca: ingredientName })}
              className="underline-offset-4 hover:underline"
            >
              {ingredientName}
            </Link>
          ) : (
            ingredientName
          )}
        </p>
        {notes && <p className="text-xs wrap-anywhere text-muted">{notes}</p>}
      </div>
      <p className={clsx("ml-auto text-right tabular-nums", isReversed && "text-muted line-through")}>
        {amountText(quantity, pastUnitText(unit, ingredient))}
        {price !== undefined && ` · ${formatMoney(Number(price))}`}
      </p>
    </li>
  );
}

/** "05/03/2026 · nota 1234 · 3 itens" */
const originText = ({ boughtOn, invoiceNumber, lines }: Purchase): string =>
  [formatDay(boughtOn), invoiceNumber && `nota ${invoiceNumber}`, formatCount(lines.length, "item", "itens")]
    .filter(Boolean)
    .join(" · ");
