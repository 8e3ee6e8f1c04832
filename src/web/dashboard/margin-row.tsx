import { Link } from "wouter";
import { shortDay } from "#shared/dashboard/day-names.ts";
import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import type { FallenMargin } from "#shared/payments/fallen-margins.ts";
import { linkToEventPart } from "#web/app/address/links.ts";
import { useMarginSeen } from "#web/events/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { WaitingRow } from "./waiting-row.tsx";

/** An event that leaves less than it did, until somebody says that it was seen. */
export function MarginRow({ fallen: { event, loss, before, after } }: { fallen: FallenMargin }) {
  const { mutateAsync: markSeen, isPending } = useMarginSeen();
  const takeLostFocus = useLostFocus();
  return (
    <WaitingRow
      tone="orange"
      label="Margem menor"
      action={
        <Button
          variant="secondary"
          size="sm"
          isBusy={isPending}
          busyLabel="Marcando..."
          aria-label={`Marcar a margem de ${event.name} como vista`}
          onClick={() => void markSeen(event.id).then(takeLostFocus, () => {})}
        >
          Visto
        </Button>
      }
    >
      <Link
        href={linkToEventPart(event.id, "preco")}
        className="font-semibold text-ink underline-offset-4 hover:underline"
      >
        {event.name}
      </Link>{" "}
      · {shortDay(new Date(event.date))} · {formatPercent(before)} → {formatPercent(after)},{" "}
      {formatMoney(loss)} a menos
    </WaitingRow>
  );
}
