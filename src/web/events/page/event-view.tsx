import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { loadingList } from "#shared/events/stock/loading-list.ts";
import { shoppingList } from "#shared/events/stock/shopping-list.ts";
import { linkToEvent } from "#web/address/links.ts";
import { DisabledEventActions } from "#web/events/actions/disabled-event-actions.tsx";
import { ReaderActions } from "#web/events/actions/reader-actions.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { editorTitle } from "#web/events/form/editor-title.ts";
import { EventPaper } from "#web/events/paper/event-paper.tsx";
import { isShoppingOpen } from "#web/events/stock/shopping-list.tsx";
import { ReaderMoves } from "#web/night/moves/reader-moves.tsx";
import { PreparePart } from "#web/night/prepare/prepare-part.tsx";
import { type Preparation, usePreparation } from "#web/night/prepare/use-preparation.ts";
import { LateCounts } from "#web/night/return/late-counts.tsx";
import { useCan } from "#web/session/permissions.ts";
import { EventDialogs } from "./event-dialogs.tsx";
import { EventHeader, HeaderActions } from "./event-header.tsx";
import { EventSections } from "./event-sections.tsx";
import { EventStrip } from "./event-strip.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useEventDialogs } from "./use-event-dialogs.ts";
import { usePageForm } from "./use-page-form.ts";

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
  const page = usePageForm(event);
  const isEditable = event.active === "true";
  const dialogs = useEventDialogs(event, isEditable ? page : undefined);

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
              onEdit={() => dialogs.openPart(undefined)}
              onEditFixedCosts={dialogs.priced.open}
              onPropose={() => dialogs.propose({ isNewVersion: false })}
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
                onOpen: dialogs.openPart,
                onEditFixedCosts: () => dialogs.priced.open(event),
                onPropose: () => dialogs.propose({ isNewVersion: false }),
                onCancel: dialogs.cancel,
                onShareTeamLink: () => dialogs.shared.open(event),
              }
            : undefined
        }
        isOnPaper={!dialogs.edited.isOpen}
      />
      {isEditable && (
        <SaveBar event={event} page={page} onPropose={() => dialogs.propose({ isNewVersion: true })} />
      )}
      <EventDialogs event={event} prices={prices} dialogs={dialogs} />
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
      <EventStrip event={event} context={context} shopping={shopping} items={loading.length} />
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
