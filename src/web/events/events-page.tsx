import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { weekAndPurchaseText } from "#shared/dashboard/coming-week.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { LoadError } from "#web/app/load-error.tsx";
import { drinksQuery } from "#web/drinks/queries.ts";
import { EventList } from "#web/events/list/event-list.tsx";
import { EventSkeleton } from "#web/events/list/event-skeleton.tsx";
import { NoEvents } from "#web/events/list/no-events.tsx";
import { useLinkedEvent } from "#web/events/list/use-linked-event.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useEventContext } from "./use-event-context.ts";

const EventDialog = lazyDialog("EventDialog", () => import("./editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog("FixedCostsDialog", () => import("./fixed-costs/fixed-costs-dialog.tsx"));

export function EventsPage() {
  const { events, context, failed, isReady } = useEventContext();
  // First render: a thousand events are filtered first, and the cards rendered in a later, interruptible pass.
  const isDrawn = useDeferredValue(isReady);
  const edited = useDialogSubject<CateringEvent>();
  const priced = useDialogSubject<CateringEvent>();

  const listed = useMemo(() => events?.filter(({ active }) => active === "true"), [events]);
  const { data: drinks } = useQuery({ ...drinksQuery, enabled: listed?.length === 0 });
  const hasDrinks = drinks?.length !== 0;
  const week = useMemo(() => weekAndPurchaseText(events ?? [], context), [events, context]);
  const [newDay, setNewDay] = useState("");
  const { open: openEditor } = edited;
  const openNew = useCallback(
    (day = "") => {
      setNewDay(day);
      openEditor();
    },
    [openEditor],
  );
  const dropLink = useLinkedEvent(listed, openEditor, openNew);
  const closeEditor = () => {
    edited.close();
    dropLink();
  };

  return (
    <>
      <PageHeader
        title="Eventos"
        subtitle="Planeje e gerencie eventos"
        now={isReady && events?.length ? week : undefined}
        action={failed.length === 0 && <AddButton label="Novo evento" onAdd={() => openNew()} />}
      />
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
          onMade={edited.showSaved}
          savedId={edited.savedId}
        />
      ) : (
        <NoEvents hasDrinks={hasDrinks} onAdd={() => openNew()} />
      )}
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        day={newDay}
        open={edited.isOpen}
        onClose={closeEditor}
        onSaved={edited.showSaved}
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
