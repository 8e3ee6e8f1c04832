import { useState } from "react";
import { useLocation } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { shoppingList } from "#shared/events/stock/shopping-list.ts";
import { linkToEvent } from "#web/app/address/links.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import { editorTitle } from "#web/events/editor/editor-title.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { EventPaper } from "#web/events/paper/event-paper.tsx";
import { isShoppingOpen } from "#web/events/stock/shopping-list.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EventHeader } from "./event-header.tsx";
import { EventSections } from "./event-sections.tsx";
import { useLinkedPart } from "./use-linked-part.ts";

const EventDialog = lazyDialog("EventDialog", () => import("#web/events/editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs/fixed-costs-dialog.tsx"),
);

type EventViewProps = { event: CateringEvent; context: EventContext };

export function EventView({ event, context }: EventViewProps) {
  const [, navigate] = useLocation();
  const edited = useDialogSubject<CateringEvent>();
  const priced = useDialogSubject<CateringEvent>();
  const [part, setPart] = useState<EditorPart>();
  const openPart = (wanted: EditorPart | undefined) => {
    setPart(wanted);
    edited.open(event);
  };
  const isEditable = event.active === "true";
  const dropPart = useLinkedPart((wanted) => isEditable && openPart(wanted));
  const close = () => {
    edited.close();
    dropPart();
  };
  const shopping = isShoppingOpen(event)
    ? shoppingList(event, context.ingredients, context.forecast)
    : undefined;
  const loading = loadingList(event, context.ingredients);

  return (
    <>
      <EventHeader
        event={event}
        context={context}
        onOpen={openPart}
        onEdit={() => openPart(undefined)}
        onEditFixedCosts={priced.open}
        onMade={({ id }) => navigate(linkToEvent(id))}
      />
      <EventSections
        event={event}
        context={context}
        shopping={shopping}
        loading={loading}
        onOpen={openPart}
        onEditFixedCosts={() => priced.open(event)}
      />
      {!edited.isOpen && (
        <EventPaper
          title={editorTitle(event)}
          facts={[event.location, guestsText(event.guests)].filter(Boolean).join(" · ")}
          shopping={shopping}
          loading={loading}
        />
      )}
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        open={edited.isOpen}
        onClose={close}
        startPart={part}
      />
      {priced.subject && (
        <FixedCostsDialog
          key={`costs-${priced.key}`}
          event={priced.subject}
          ingredients={context.ingredients}
          open={priced.isOpen}
          onClose={priced.close}
        />
      )}
    </>
  );
}
