import { type ComponentProps, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { type CateringEvent, isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { shoppingList } from "#shared/events/stock/shopping-list.ts";
import { linkToEvent } from "#web/app/address/links.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { useCan } from "#web/app/permissions.ts";
import { DisabledEventActions } from "#web/events/actions/disabled-event-actions.tsx";
import { ReaderActions } from "#web/events/actions/reader-actions.tsx";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import { editorTitle } from "#web/events/editor/editor-title.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { ReaderMoves } from "#web/events/moves/reader-moves.tsx";
import { EventPaper } from "#web/events/paper/event-paper.tsx";
import { canWithdraw } from "#web/events/stock/can-withdraw.ts";
import { isShoppingOpen } from "#web/events/stock/shopping-list.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EventHeader, HeaderActions } from "./event-header.tsx";
import { EventSections } from "./event-sections.tsx";
import { useLinkedPart } from "./use-linked-part.ts";

const EventDialog = lazyDialog("EventDialog", () => import("#web/events/editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs/fixed-costs-dialog.tsx"),
);

const ProposalDialog = lazyDialog("ProposalDialog", () => import("#web/proposals/proposal-dialog.tsx"));

const StockDialog = lazyDialog("StockDialog", () => import("#web/events/stock/stock-dialog.tsx"));

type EventViewProps = { event: SeenEvent; context: EventContext };

export function EventView({ event, context }: EventViewProps) {
  const { priced } = context;
  const canEdit = useCan("edit-records");
  return canEdit && priced && isCosted(event) ? (
    <EditableEvent event={event} context={context} prices={priced} />
  ) : (
    <ReadableEvent event={event} context={context} />
  );
}

type EditableEventProps = {
  event: CateringEvent;
  context: EventContext;
  prices: NonNullable<EventContext["priced"]>;
};

function EditableEvent({ event, context, prices }: EditableEventProps) {
  const [, navigate] = useLocation();
  const edited = useDialogSubject<CateringEvent>();
  const priced = useDialogSubject<CateringEvent>();
  const proposed = useDialogSubject<CateringEvent>();
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

  return (
    <>
      <EventParts
        event={event}
        context={context}
        actions={
          isEditable ? (
            <HeaderActions
              event={event}
              context={context}
              onOpen={openPart}
              onEdit={() => openPart(undefined)}
              onEditFixedCosts={priced.open}
              onPropose={proposed.open}
              onMade={({ id }) => navigate(linkToEvent(id))}
            />
          ) : (
            <DisabledEventActions event={event} context={context} />
          )
        }
        edits={isEditable ? { onOpen: openPart, onEditFixedCosts: () => priced.open(event) } : undefined}
        isOnPaper={!edited.isOpen}
      />
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        open={edited.isOpen}
        onClose={close}
        startPart={part}
      />
      {proposed.subject && (
        <ProposalDialog
          key={`proposal-${proposed.key}`}
          event={event}
          open={proposed.isOpen}
          onClose={proposed.close}
        />
      )}
      {priced.subject && (
        <FixedCostsDialog
          key={`costs-${priced.key}`}
          event={priced.subject}
          prices={prices}
          open={priced.isOpen}
          onClose={priced.close}
        />
      )}
    </>
  );
}

/** The event for those who may not edit it: they read it, and move its stock. */
function ReadableEvent({ event, context }: EventViewProps) {
  const moved = useDialogSubject<SeenEvent>();
  const isMovable = event.active === "true" && (event.stockWithdrawn === "true" || canWithdraw(event));
  const dropPart = useLinkedPart(() => isMovable && moved.open(event));
  const close = () => {
    moved.close();
    dropPart();
  };
  return (
    <>
      <EventParts
        event={event}
        context={context}
        actions={
          <ReaderActions event={event} context={context}>
            <ReaderMoves event={event} now={context.now} />
          </ReaderActions>
        }
        edits={undefined}
        isOnPaper={!moved.isOpen}
      />
      {moved.subject && (
        <StockDialog
          key={moved.key}
          event={event}
          stock={context.ingredients}
          open={moved.isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

type EventPartsProps = EventViewProps &
  Pick<ComponentProps<typeof EventSections>, "edits"> & { actions: ReactNode; isOnPaper: boolean };

function EventParts({ event, context, actions, edits, isOnPaper }: EventPartsProps) {
  const shopping = isShoppingOpen(event)
    ? shoppingList(event, context.ingredients, context.forecast)
    : undefined;
  const loading = loadingList(event, context.ingredients);
  return (
    <>
      <EventHeader event={event} context={context} actions={actions} />
      <EventSections event={event} context={context} shopping={shopping} loading={loading} edits={edits} />
      {isOnPaper && (
        <EventPaper
          title={editorTitle(event)}
          facts={[event.location, guestsText(event.guests)].filter(Boolean).join(" · ")}
          shopping={shopping}
          prices={context.priced}
          loading={loading}
        />
      )}
    </>
  );
}
