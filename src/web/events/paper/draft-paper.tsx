import { useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import { countOf, draftMoment, draftPlan, type EventForm } from "#web/events/form/event-form.ts";
import { useDraftShopping } from "#web/events/form/use-draft-figures.ts";
import { isShoppingOpen } from "#web/events/stock/shopping-list.tsx";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { EventPaper } from "./event-paper.tsx";

type DraftPaperProps = {
  form: EventForm;
  event: CateringEvent | undefined;
  events: readonly CateringEvent[];
  stock: PricedStock;
};

/** What printing gives from inside the dialog: the lists of the event as it stands in the form. */
export function DraftPaper(props: DraftPaperProps) {
  return useIsPrinting() ? <DraftLists {...props} /> : null;
}

function DraftLists({ form, event, events, stock }: DraftPaperProps) {
  const lines = useDraftShopping(form, event, events, stock);
  const timeZone = useTimeZone();
  const [name, date, location, guests, drinks, supplies, arrivalTime, teamNotes] = useWatch({
    control: form.control,
    name: ["name", "date", "location", "guests", "drinks", "supplies", "arrivalTime", "teamNotes"],
  });
  return (
    <EventPaper
      title={
        name && date
          ? editorTitle({ name, date: draftMoment(date, timeZone) }, timeZone)
          : name || "Novo evento"
      }
      facts={[location, guestsText(countOf(guests))].filter(Boolean).join(" · ")}
      shopping={event && !isShoppingOpen(event) ? undefined : lines}
      prices={stock}
      loading={loadingList({ ...draftPlan({ drinks, supplies }), stockUse: event?.stockUse ?? [] }, stock)}
      team={{ arrivalTime, teamNotes }}
    />
  );
}
