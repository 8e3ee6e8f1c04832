import { useId, useState } from "react";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import { shortDay } from "#shared/dashboard/day-names.ts";
import { itemsIn, needsPurchase, purchaseAhead } from "#shared/dashboard/waiting.ts";
import type { SeenEvent } from "#shared/events/contract.ts";
import { type Prices, shoppingTotal } from "#shared/events/stock/shopping-list.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { AgendaEntries } from "./agenda/agenda-entries.tsx";
import { WAITING_ROW, WaitingRow } from "./waiting-row.tsx";

type PurchaseRowProps = {
  days: readonly AgendaDay<SeenEvent>[];
  /** Undefined for those who may not see money. */
  prices: Prices | undefined;
};

/**
 * What to buy for the days of the agenda, and by when. It says how many they are, since the events page sums up one
 * week. Always one line, so that nothing moves.
 */
export function PurchaseRow({ days, prices }: PurchaseRowProps) {
  const panelId = useId();
  const [isOpened, setIsOpened] = useState(false);
  const entries = days.flatMap((day) => day.entries);
  const purchase = purchaseAhead(days);

  if (!purchase) {
    return (
      <p className={`flex items-center px-4 py-2.5 text-sm text-muted sm:px-5 ${WAITING_ROW}`}>
        {entries.length > 0
          ? "O estoque basta para estes dias."
          : `Nenhum evento nos próximos ${AGENDA_DAYS} dias.`}
      </p>
    );
  }
  return (
    <div>
      <WaitingRow
        tone="orange"
        label={purchase.isToday ? "Comprar hoje" : `Comprar até ${shortDay(purchase.by)}`}
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpened}
            aria-controls={panelId}
            onClick={() => setIsOpened(!isOpened)}
          >
            {isOpened ? "Fechar lista" : "Ver lista"}
          </Button>
        }
      >
        <span className="font-semibold text-ink">{formatCount(itemsIn(purchase), "item", "itens")}</span> para{" "}
        {formatCount(purchase.events, "evento", "eventos")} em {AGENDA_DAYS} dias
        {prices && <> · cerca de {formatMoney(shoppingTotal(purchase.lines, prices))}</>}
      </WaitingRow>
      <div id={panelId} className="px-4 sm:px-5">
        {isOpened && <AgendaEntries title="O que falta comprar" entries={entries.filter(needsPurchase)} />}
      </div>
    </div>
  );
}
