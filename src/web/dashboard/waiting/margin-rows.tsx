import type { ReactNode } from "react";
import { Link } from "wouter";
import { marginRow } from "#shared/morning/morning-rows.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import type { FallenMargin } from "#shared/payments/margin/fallen-margins.ts";
import { paths } from "#web/address/paths.ts";
import { useMarginSeen } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const SHOWN = 4;
const LABEL = "Margem menor";
const linkClass = "font-semibold text-ink underline-offset-4 hover:underline";

/** Events that leave less than they did: the next ones each, the others in one row. */
export function marginRows(fallen: readonly FallenMargin[]): Waiting[] {
  // One event more takes no more room than the row of the others.
  const shown = fallen.length > SHOWN + 1 ? SHOWN : fallen.length;
  const others = fallen.slice(shown);
  const waiting = (key: string, row: ReactNode): Waiting => ({ key, kind: "margin", label: LABEL, row });
  return [
    ...fallen.slice(0, shown).map((each) => waiting(`margin ${each.event.id}`, <MarginRow fallen={each} />)),
    ...(others.length > 0 ? [waiting("margin others", <OtherMargins fallen={others} />)] : []),
  ];
}

function MarginRow({ fallen }: { fallen: FallenMargin }) {
  const row = marginRow(fallen, useTimeZone());
  return (
    <WaitingRow
      tone="orange"
      label={row.label}
      action={<SeenButton ids={[row.id]} label={`Visto: margem de ${row.subject}`} />}
    >
      <Link href={row.path} className={linkClass}>
        {row.subject}
      </Link>{" "}
      · {row.facts}
    </WaitingRow>
  );
}

function OtherMargins({ fallen }: { fallen: readonly FallenMargin[] }) {
  const loss = rounded(sum(fallen.map((each) => exact(each.loss))), 2);
  const others = `mais ${formatNumber(fallen.length)} eventos`;
  return (
    <WaitingRow
      tone="orange"
      label={LABEL}
      action={<SeenButton ids={fallen.map(({ event }) => event.id)} label={`Visto: margem de ${others}`} />}
    >
      <Link href={paths.events} className={linkClass}>
        {others}
      </Link>{" "}
      · {formatMoney(loss)} a menos
    </WaitingRow>
  );
}

function SeenButton({ ids, label }: { ids: readonly number[]; label: string }) {
  const { mutateAsync: markSeen, isPending } = useMarginSeen();
  const takeLostFocus = useLostFocus();
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isPending}
      busyLabel="Marcando..."
      aria-label={label}
      onClick={() => void markSeen(ids).then(takeLostFocus, () => {})}
    >
      Visto
    </Button>
  );
}
