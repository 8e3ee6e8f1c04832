import type { PricedEvent } from "#shared/events/contract.ts";
import { isUndated, undatedText } from "#shared/payments/agreed/undated.ts";
import { GenerateChargesButton } from "#web/payments/generate-charges-button.tsx";
import { useCan } from "#web/session/permissions.ts";
import { WaitingRow } from "./waiting-row.tsx";

/** What clients have agreed to pay without a due date; nothing where there is none. */
export function UndatedRow({ events }: { events: readonly PricedEvent[] }) {
  const canEdit = useCan("edit-records");
  const undated = events.filter(isUndated);
  if (undated.length === 0) return null;
  return (
    <WaitingRow
      tone="orange"
      label="Sem vencimento"
      action={canEdit && <GenerateChargesButton events={undated} />}
    >
      {undatedText(undated)}
    </WaitingRow>
  );
}
