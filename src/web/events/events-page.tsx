import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { comingWeekText, weekAndPurchaseText } from "#shared/dashboard/coming-week.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { drinksQuery } from "#web/drinks/queries.ts";
import { EventList } from "#web/events/list/event-list.tsx";
import { EventSkeleton } from "#web/events/list/event-skeleton.tsx";
import { NoEvents } from "#web/events/list/no-events.tsx";
import { useListedEditor } from "#web/events/list/use-listed-editor.ts";
import { NoteInquiryButton } from "#web/inquiries/note-inquiry-button.tsx";
import { useCan } from "#web/session/permissions.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useEventContext } from "./use-event-context.ts";
import { useEventView } from "./use-event-view.ts";
import { ViewSwitch } from "./view-switch.tsx";

const EventDialog = lazyDialog("EventDialog", () => import("./editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog("FixedCostsDialog", () => import("./fixed-costs/fixed-costs-dialog.tsx"));
const ProposalDialog = lazyDialog("ProposalDialog", () => import("#web/proposals/proposal-dialog.tsx"));

export function EventsPage() {
  const { events, context, kept, failed, isReady } = useEventContext();
  // First render: a thousand events are filtered first, and the cards rendered in a later, interruptible pass.
  const isDrawn = useDeferredValue(isReady);
  const [view, chooseView] = useEventView();
  const priced = useDialogSubject<PricedEvent>();
  const proposed = useDialogSubject<PricedEvent>();

  const listed = useMemo(() => events?.filter(({ active }) => active === "true"), [events]);
  const { data: drinks } = useQuery({ ...drinksQuery, enabled: listed?.length === 0 });
  const hasDrinks = drinks?.length !== 0;
  const canEdit = useCan("edit-records");
  const week = useMemo(() => {
    const { priced, clock } = context;
    return priced ? weekAndPurchaseText(events ?? [], priced, clock) : comingWeekText(events ?? [], clock);
  }, [events, context]);
  // With the list, not before it; while it loads an empty text keeps the line.
  const nowText = isDrawn && events?.length ? week : isDrawn || failed.length > 0 ? undefined : "";
  const { edited, begun, openNew, closeEditor } = useListedEditor(listed);
  const [copyId, setCopyId] = useState<number>();
  const { showSaved } = edited;
  const showCopy = useCallback(
    (copy: PricedEvent) => {
      setCopyId(copy.id);
      showSaved(copy);
    },
    [showSaved],
  );

  return (
    <>
      <PageHeader
        title="Eventos"
        subtitle="Planeje e gerencie eventos"
        now={nowText}
        aside={isDrawn && events && events.length > 0 && <ViewSwitch view={view} onChoose={chooseView} />}
        action={
          canEdit &&
          failed.length === 0 && (
            <div className="flex gap-2">
              <NoteInquiryButton />
              <AddButton label="Novo evento" isSecond={listed?.length === 0} onAdd={() => openNew()} />
            </div>
          )
        }
      />
      {failed.length === 0 && <OldDataNote queries={kept} />}
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar os eventos" queries={failed} />
      ) : !isReady || !isDrawn ? (
        <EventSkeleton />
      ) : events?.length ? (
        <EventList
          events={events}
          noneActive={<NoEvents hasDrinks={hasDrinks} hasDisabled onAdd={() => openNew()} />}
          context={context}
          onEdit={edited.open}
          onEditFixedCosts={priced.open}
          onPropose={proposed.open}
          onMade={showCopy}
          savedId={edited.savedId}
          copyId={copyId}
          view={view}
          onAdd={canEdit ? (day) => openNew({ day }) : undefined}
        />
      ) : (
        <NoEvents hasDrinks={hasDrinks} onAdd={() => openNew()} />
      )}
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        begun={begun}
        open={edited.isOpen}
        onClose={closeEditor}
        onSaved={edited.showSaved}
      />
      {proposed.subject && (
        <ProposalDialog
          key={`proposal-${proposed.key}`}
          event={proposed.subject}
          open={proposed.isOpen}
          onClose={proposed.close}
        />
      )}
      {priced.subject && context.priced && (
        <FixedCostsDialog
          key={`costs-${priced.key}`}
          event={priced.subject}
          prices={context.priced}
          open={priced.isOpen}
          onClose={priced.close}
        />
      )}
    </>
  );
}
