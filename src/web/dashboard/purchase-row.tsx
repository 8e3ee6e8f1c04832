import { Link } from "wouter";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import { shortDay } from "#shared/dashboard/day-names.ts";
import { purchaseAhead } from "#shared/dashboard/waiting.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount, formatMoney, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import type { PurchaseLine } from "#shared/purchases/purchase-list.ts";
import type { PurchaseWindow } from "#shared/purchases/purchase-window.ts";
import { linkToPurchases } from "#web/address/links.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WAITING_ROW, WaitingRow } from "./waiting-row.tsx";

type DashboardPurchaseRowProps = {
  days: readonly AgendaDay<CateringEvent>[];
  /** What has to be bought for these days. */
  list: readonly PurchaseLine<Ingredient>[];
  window: PurchaseWindow;
};

/**
 * What to buy for the days of the agenda, and by when, in the figures of the page it leads to. It says how many days
 * they are, since the events page sums up one week. Always one line, so that nothing moves.
 */
export function DashboardPurchaseRow({ days, list, window }: DashboardPurchaseRowProps) {
  const seesMoney = useCan("see-money");
  const purchase = purchaseAhead(days);

  if (list.length === 0 || !purchase) {
    return (
      <p className={`flex items-center px-3 py-1.25 text-sm text-muted sm:px-4 ${WAITING_ROW}`}>
        {days.some(({ entries }) => entries.length > 0)
          ? "O estoque basta para estes dias."
          : `Nenhum evento nos próximos ${AGENDA_DAYS} dias.`}
      </p>
    );
  }
  const estimate = listEstimate(list);
  return (
    <WaitingRow
      tone="orange"
      label={purchase.isToday ? "Comprar hoje" : `Comprar até ${shortDay(purchase.by)}`}
      action={
        <Link href={linkToPurchases(window)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Ver lista
        </Link>
      }
    >
      <span className="font-semibold text-ink">{formatCount(list.length, "item", "itens")}</span>
      <span className="max-sm:hidden">
        {" "}
        para {formatCount(purchase.events, "evento", "eventos")} em {AGENDA_DAYS} dias
      </span>
      {seesMoney && (
        <>
          {" · "}
          {estimate === 0 ? (
            UNKNOWN_PRICE
          ) : (
            <>
              <span className="max-sm:hidden">cerca de </span>
              {formatMoney(estimate)}
            </>
          )}
        </>
      )}
    </WaitingRow>
  );
}
