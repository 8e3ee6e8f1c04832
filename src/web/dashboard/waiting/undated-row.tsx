import type { PricedEvent } from "#shared/events/contract.ts";
import { isUndated, undatedText } from "#shared/payments/agreed/undated.ts";
import { GenerateChargesButton } from "#web/payments/generate-charges-button.tsx";
import { useCan } from "#web/session/permissions.ts";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const LABEL = "Sem vencimento";

/** What clients have agreed to pay without a due date, in one row. */
export function undatedRows(events: readonly PricedEvent[]): Waiting[] {
  const undated = events.filter(isUndated);
  if (undated.length === 0) return [];
  return [{ key: "undated", kind: "undated", label: LABEL, row: <UndatedRow events={undated} /> }];
}

function UndatedRow({ events }: { events: readonly PricedEvent[] }) {
  const canEdit = useCan("edit-records");
  return (
    <WaitingRow tone="orange" label={LABEL} action={canEdit && <GenerateChargesButton events={events} />}>
      {undatedText(events)}
    </WaitingRow>
  );
}
