import { clsx } from "clsx";
import { Undo2 } from "lucide-react";
import { hasMoney, type WithMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { COUNTED } from "#shared/ingredients/enumerations.ts";
import { isCount, isReversible } from "#shared/ingredients/reversal.ts";
import { formatNumber, formatUnitCost, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { amountText, pastUnitText, unitText } from "#shared/units/amount-text.ts";
import { movementLabels } from "#web/ingredients/labels.ts";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { MovementOrigin } from "./movement-origin.tsx";

const head = "h-10 border-b border-line px-1 font-medium md:px-2 text-muted first:pl-0 last:pr-0";
const cell = "border-b border-line px-1 py-2.5 md:px-2 align-top first:pl-0 last:pr-0";

type HistoryTableProps = {
  ingredient: Ingredient;
  movements: readonly StockMovement[];
  /** Undefined for those who may not edit. */
  onReverse: ((entry: WithMoney<StockMovement>) => void) | undefined;
};

/** Six columns on wide screens; three on phones, with date, user and cost below the others. */
export function HistoryTable({ ingredient, movements, onReverse }: HistoryTableProps) {
  const hasCosts = movements.every(hasMoney);
  return (
    <table aria-label="Movimentações" className="w-full text-sm">
      <thead>
        <tr className="text-left">
          <th scope="col" className={`${head} max-md:hidden`}>
            Quando
          </th>
          <th scope="col" className={`${head} max-md:pl-0`}>
            Motivo
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            Quem
          </th>
          <th scope="col" className={`${head} text-right`}>
            Quantidade
          </th>
          {hasCosts && (
            <th scope="col" className={`${head} text-right max-md:hidden`}>
              Custo unitário
            </th>
          )}
          <th scope="col" className={`${head} text-right`}>
            Saldo
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <HistoryRow key={movement.id} ingredient={ingredient} movement={movement} onReverse={onReverse} />
        ))}
      </tbody>
    </table>
  );
}

type HistoryRowProps = Pick<HistoryTableProps, "ingredient" | "onReverse"> & { movement: StockMovement };

function HistoryRow({ ingredient, movement, onReverse }: HistoryRowProps) {
  const { quantityDelta, eventName, username } = movement;
  const unit = pastUnitText(movement.unit, ingredient);
  const clock = useClock();
  const when = formatWeekdayDateTime(movement.createdAt, clock.timeZone);
  // "por L" stays in one line.
  const cost =
    movement.unitCost !== undefined && formatUnitCost(movement.unitCost, unit).replace(" por ", " por\u00a0");
  const isMore = quantityDelta > 0;

  return (
    <tr>
      <td className={`${cell} whitespace-nowrap text-muted tabular-nums max-md:hidden`}>{when}</td>
      <td className={`${cell} max-md:pl-0`}>
        <p className="font-medium">{reasonOf(movement)}</p>
        {eventName && <p className="wrap-anywhere">{eventName}</p>}
        {movement.lostQuantity && (
          <p className="wrap-anywhere">
            {amountText(Math.abs(movement.lostQuantity), unit)}: {movement.reason}
          </p>
        )}
        <MovementOrigin movement={movement} />
        <p className="text-xs text-muted tabular-nums md:hidden">{when}</p>
        <p className="text-xs wrap-anywhere text-muted md:hidden">
          <EmailText address={username} />
        </p>
        {onReverse && hasMoney(movement) && isReversible(movement, clock.now) && !movement.isReversed && (
          <div className="-ml-3">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Estornar ${isCount(movement) ? "a contagem" : isMore ? "a entrada" : "a perda"} de ${amountText(Math.abs(quantityDelta), unit)}`}
              onClick={() => onReverse(movement)}
            >
              <Undo2 className="size-4" />
              Estornar
            </Button>
          </div>
        )}
      </td>
      <td className={`${cell} min-w-32 wrap-anywhere text-muted max-md:hidden`}>
        <EmailText address={username} />
      </td>
      <td className={`${cell} text-right tabular-nums`}>
        <p
          className={clsx(
            "font-medium max-sm:text-xs md:whitespace-nowrap",
            quantityDelta === 0 ? "text-muted" : isMore ? "text-green-ink" : "text-red-ink",
          )}
        >
          <span className="whitespace-nowrap">
            {quantityDelta !== 0 && (isMore ? "+" : "−")}
            {formatNumber(Math.abs(quantityDelta))}
          </span>{" "}
          {unitText(Math.abs(quantityDelta), unit)}
        </p>
        {cost && <p className="text-xs text-muted md:hidden">{cost}</p>}
      </td>
      {cost && <td className={`${cell} text-right tabular-nums max-md:hidden`}>{cost}</td>}
      <td className={`${cell} text-right font-medium tabular-nums max-sm:text-xs`}>
        {formatNumber(movement.quantityAfter)}
      </td>
    </tr>
  );
}

function reasonOf(movement: StockMovement): string {
  const { kind, reason, reversesId, isReversed, mergedInto, mergedFrom } = movement;
  if (mergedInto ?? mergedFrom) {
    const merged = mergedInto ? `Juntado em ${mergedInto}` : `Juntado de ${mergedFrom}`;
    if (reversesId !== null) return `Desfeito: ${merged}`;
    return isReversed ? `${merged} (desfeito)` : merged;
  }
  if (kind === "ajuste" && reason === COUNTED) {
    if (reversesId !== null) return "Estorno de contagem";
    return isReversed ? "Contagem estornada" : "Contagem";
  }
  const label = movementLabels[kind];
  if (kind === "entrada" && reversesId !== null) return "Estorno de entrada";
  if (kind === "entrada" && isReversed) return "Entrada estornada";
  if (reversesId !== null) return `Desfeito: ${label}`;
  return isReversed ? `${label} (${label.endsWith("a") ? "desfeita" : "desfeito"})` : label;
}
