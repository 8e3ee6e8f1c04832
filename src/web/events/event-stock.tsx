import type { FieldErrors } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventForm, EventFormValues } from "./event-form.ts";
import { ReturnStock } from "./return-stock.tsx";
import type { Stock } from "./use-event-draft.ts";
import { UsedStock } from "./used-stock.tsx";
import { WithdrawStock } from "./withdraw-stock.tsx";

export type EventStockProps = {
  form: EventForm;
  /** As it is on the server now. */
  event: CateringEvent;
  stock: Stock;
  onWrong: (errors: FieldErrors<EventFormValues>) => void;
  onRefusal: (error: unknown) => void;
  onDone: () => void;
};

/** What of the stock leaves for the event, what comes back, and what was used in the end. */
export function EventStock(props: EventStockProps) {
  const { event, stock } = props;
  if (event.stockWithdrawn === "true") return <ReturnStock {...props} />;
  return (
    <div className="flex flex-col gap-6">
      {event.stockUse.length > 0 && <UsedStock event={event} stock={stock} />}
      <WithdrawStock {...props} />
    </div>
  );
}
