import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { failedQueries, LoadError } from "#web/app/load-error.tsx";
import { clientsQuery } from "#web/clients/queries.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import type { EventContext } from "#web/events/list/event-context.ts";
import { EventList } from "#web/events/list/event-list.tsx";
import { EventSkeleton } from "#web/events/list/event-skeleton.tsx";
import { NoEvents } from "#web/events/list/no-events.tsx";
import { stockOutlook } from "#web/events/list/stock-outlook.ts";
import { useLinkedEvent } from "#web/events/list/use-linked-event.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useNamedStock } from "#web/ingredients/use-named-stock.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { eventsQuery } from "./queries.ts";

const EventDialog = lazyDialog("EventDialog", () => import("./editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog("FixedCostsDialog", () => import("./fixed-costs/fixed-costs-dialog.tsx"));

/** A constant for memoization, until the lists have loaded. */
const NONE: never[] = [];

export function EventsPage() {
  const events = useQuery(eventsQuery);
  const ingredients = useQuery(ingredientsQuery);
  const clients = useQuery(clientsQuery);
  const failed = failedQueries(events, ingredients, clients);
  const isReady = events.data && ingredients.data && clients.data;
  // First render: a thousand events are filtered first, and the cards rendered in a later, interruptible pass.
  const isDrawn = useDeferredValue(Boolean(isReady));
  const stock = useNamedStock(ingredients.data);
  const edited = useDialogSubject<CateringEvent>();
  const priced = useDialogSubject<CateringEvent>();

  const listed = useMemo(() => events.data?.filter(({ active }) => active === "true"), [events.data]);
  const { data: drinks } = useQuery({ ...drinksQuery, enabled: listed?.length === 0 });
  const hasDrinks = drinks?.length !== 0;
  const surroundings: EventContext = useMemo(
    () => ({
      ...stockOutlook(events.data ?? NONE, stock ?? NONE),
      clients: byId(clients.data),
    }),
    [events.data, stock, clients.data],
  );
  const dropLink = useLinkedEvent(listed, edited.open);
  const closeEditor = () => {
    edited.close();
    dropLink();
  };

  return (
    <>
      <PageHeader
        title="Eventos"
        subtitle="Planeje e gerencie eventos"
        action={failed.length === 0 && <AddButton label="Novo evento" onAdd={() => edited.open()} />}
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar os eventos" queries={failed} />
      ) : !isReady || !isDrawn ? (
        <EventSkeleton />
      ) : events.data?.length ? (
        <EventList
          events={events.data}
          noneActive={<NoEvents hasDrinks={hasDrinks} hasDisabled onAdd={() => edited.open()} />}
          surroundings={surroundings}
          onEdit={edited.open}
          onEditFixedCosts={priced.open}
          onMade={edited.showSaved}
          savedId={edited.savedId}
        />
      ) : (
        <NoEvents hasDrinks={hasDrinks} onAdd={() => edited.open()} />
      )}
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        open={edited.isOpen}
        onClose={closeEditor}
        onSaved={edited.showSaved}
      />
      {priced.subject && (
        <FixedCostsDialog
          key={`costs-${priced.key}`}
          event={priced.subject}
          ingredients={surroundings.ingredients}
          open={priced.isOpen}
          onClose={priced.close}
        />
      )}
    </>
  );
}
