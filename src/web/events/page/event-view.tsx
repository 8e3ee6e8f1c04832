import { type ComponentProps, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { shoppingList } from "#shared/events/stock/shopping-list.ts";
import { linkToEvent } from "#web/address/links.ts";
import { CancelEventDialog } from "#web/events/actions/cancel-event-dialog.tsx";
import { DisabledEventActions } from "#web/events/actions/disabled-event-actions.tsx";
import { ReaderActions } from "#web/events/actions/reader-actions.tsx";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import { EventPaper } from "#web/events/paper/event-paper.tsx";
import { isShoppingOpen } from "#web/events/stock/shopping-list.tsx";
import { ReaderMoves } from "#web/night/moves/reader-moves.tsx";
import { PreparePart } from "#web/night/prepare/prepare-part.tsx";
import { type Preparation, usePreparation } from "#web/night/prepare/use-preparation.ts";
import { LateCounts } from "#web/night/return/late-counts.tsx";
import { useCan } from "#web/session/permissions.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { EventHeader, HeaderActions } from "./event-header.tsx";
import { EventSections } from "./event-sections.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useLinkedPart } from "./use-linked-part.ts";
import { usePageForm } from "./use-page-form.ts";

const EventDialog = lazyDialog("EventDialog", () => import("#web/events/editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs/fixed-costs-dialog.tsx"),
);

const ProposalDialog = lazyDialog("ProposalDialog", () => import("#web/proposals/proposal-dialog.tsx"));

const TeamLinkDialog = lazyDialog(
  "TeamLinkDialog",
  () => import("#web/night/team-link/team-link-dialog.tsx"),
);

type EventViewProps = { event: CateringEvent; context: EventContext };

export function EventView({ event, context }: EventViewProps) {
  const { priced } = context;
  const canEdit = useCan("edit-records");
  const preparation = usePreparation(event, context.clock);
  const parts = { context, preparation };
  return canEdit && priced && hasMoney(event) ? (
    <EditableEvent {...parts} event={event} prices={priced} />
  ) : (
    <ReadableEvent {...parts} event={event} />
  );
}

type PreparedEventProps = EventViewProps & { preparation: Preparation };

type EditableEventProps = PreparedEventProps & {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
};

function EditableEvent({ event, context, preparation, prices }: EditableEventProps) {
  const [, navigate] = useLocation();
  const edited = useDialogSubject<PricedEvent>();
  const priced = useDialogSubject<PricedEvent>();
  const proposed = useDialogSubject<{ event: PricedEvent; isNewVersion: boolean }>();
  const page = usePageForm(event);
  const shared = useDialogSubject<CateringEvent>();
  const [part, setPart] = useState<EditorPart>();
  // Undefined until first opened.
  const [isCancelling, setIsCancelling] = useState<boolean>();
  const openPart = (wanted: EditorPart | undefined) => {
    setPart(wanted);
    edited.open(event);
  };
  const isEditable = event.active === "true";
  const dropPart = useLinkedPart((wanted) => {
    if (!isEditable) return;
    if (wanted === "proposal") proposed.open({ event, isNewVersion: true });
    else if (wanted === "price") page.openPart("price");
    else openPart(wanted);
  });
  const close = () => {
    edited.close();
    dropPart();
  };

  return (
    <>
      <EventParts
        event={event}
        context={context}
        preparation={preparation}
        actions={
          page.isDirty ? undefined : isEditable ? (
            <HeaderActions
              event={event}
              context={context}
              preparation={preparation}
              onEdit={() => openPart(undefined)}
              onEditFixedCosts={priced.open}
              onPropose={() => proposed.open({ event, isNewVersion: false })}
              onMade={({ id }) => navigate(linkToEvent(id))}
            />
          ) : (
            <DisabledEventActions event={event} context={context} />
          )
        }
        edits={
          isEditable
            ? {
                page,
                onOpen: openPart,
                onEditFixedCosts: () => priced.open(event),
                onPropose: () => proposed.open({ event, isNewVersion: false }),
                onCancel: () => setIsCancelling(true),
                onShareTeamLink: () => shared.open(event),
              }
            : undefined
        }
        isOnPaper={!edited.isOpen}
      />
      {isEditable && (
        <SaveBar
          event={event}
          page={page}
          onPropose={(saved) => proposed.open({ event: saved, isNewVersion: true })}
        />
      )}
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        open={edited.isOpen}
        onClose={close}
        startPart={part}
      />
      {isCancelling !== undefined && (
        <CancelEventDialog
          event={event}
          open={isCancelling}
          onOpenChange={setIsCancelling}
          onEdit={() => openPart(undefined)}
        />
      )}
      {proposed.subject && (
        <ProposalDialog
          key={`proposal-${proposed.key}`}
          event={event}
          isNewVersion={proposed.subject.isNewVersion}
          open={proposed.isOpen}
          onClose={() => {
            proposed.close();
            dropPart();
          }}
        />
      )}
      {shared.subject && (
        <TeamLinkDialog
          key={`team-link-${shared.key}`}
          event={event}
          open={shared.isOpen}
          onClose={shared.close}
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
const ReadableEvent = ({ event, context, preparation }: PreparedEventProps) => (
  <EventParts
    event={event}
    context={context}
    preparation={preparation}
    actions={
      <ReaderActions event={event} context={context}>
        <ReaderMoves event={event} now={context.clock.now} preparation={preparation} />
      </ReaderActions>
    }
    edits={undefined}
    isOnPaper
  />
);

type EventPartsProps = PreparedEventProps &
  Pick<ComponentProps<typeof EventSections>, "edits"> & { actions: ReactNode; isOnPaper: boolean };

function EventParts({ event, context, preparation, actions, edits, isOnPaper }: EventPartsProps) {
  const planned = edits?.page.draft ?? event;
  const shopping = isShoppingOpen(event)
    ? shoppingList(planned, context.ingredients, context.forecast)
    : undefined;
  const loading = loadingList(planned, context.ingredients);
  return (
    <>
      <EventHeader event={event} context={context} actions={actions} />
      <PreparePart preparation={preparation} />
      <LateCounts event={event} stock={context.ingredients} />
      <EventSections event={event} context={context} shopping={shopping} loading={loading} edits={edits} />
      {isOnPaper && (
        <EventPaper
          title={editorTitle(event, context.clock.timeZone)}
          facts={[event.location, guestsText(event.guests)].filter(Boolean).join(" · ")}
          shopping={shopping}
          prices={context.priced}
          loading={loading}
          team={event}
        />
      )}
    </>
  );
}
