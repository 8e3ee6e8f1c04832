import { CalendarX } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byRelevance, type EventFilters, filterEvents, NO_FILTERS } from "#shared/events/filter-events.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { EventActions } from "#web/events/actions/use-event-commands.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { EventMonth } from "#web/events/month/event-month.tsx";
import type { EventsView } from "#web/events/use-event-view.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { HiddenSavedNote } from "#web/ui/lists/hidden-saved-note.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";
import { useHasRoom } from "#web/ui/print/use-has-room.ts";
import { EventFilterBar } from "./event-filter-bar.tsx";
import { EventGrid } from "./event-grid.tsx";
import { upcomingAndPast } from "./upcoming-and-past.ts";
import { useEventFilters } from "./use-event-filters.ts";

type EventListProps = EventActions & {
  /** With the disabled events, which a filter shows. */
  events: readonly CateringEvent[];
  /** Shown instead of the list if all events are disabled. */
  noneActive: ReactNode;
  context: EventContext;
  savedId: number | undefined;
  copyId: number | undefined;
  view: EventsView;
  /** Absent for those who may not add events. */
  onAdd: ((day: Day) => void) | undefined;
};

/** A card is wide enough for its three columns. */
const ROOMY = "(min-width: 70rem)";
/** No phone: all actions of a card fit side by side. */
const ALL_ACTIONS = "(min-width: 40rem)";

/** The events that the filters let through, as cards or as a month. */
export function EventList({ events, noneActive, view, onAdd, ...card }: EventListProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { filters, applied, setFilters } = useEventFilters({ isMonth: view === "mes" });
  const isRoomy = useHasRoom(ROOMY);
  const hasAllActions = useHasRoom(ALL_ACTIONS);
  const { clock } = card.context;
  const { isDisabled, isUnrecorded } = applied;
  const found = useMemo(() => filterEvents(events, applied, clock), [events, applied, clock]);
  const all = useMemo(
    () => filterEvents(events, { ...NO_FILTERS, isDisabled, isUnrecorded }, clock),
    [events, isDisabled, isUnrecorded, clock],
  );
  const total = all.length;
  const statuses = useMemo(() => new Set<string>(all.map(({ status }) => status)), [all]);
  const groups = useMemo(() => groupsOf(found, applied, clock.timeZone), [found, applied, clock.timeZone]);
  const hidden = useHiddenSaved({
    savedId: card.savedId,
    all: events,
    found,
    filters: JSON.stringify(applied),
  });
  const clear = () => {
    setFilters(NO_FILTERS);
    // The pressed button disappears with the filters.
    toggle.current?.focus();
  };

  if (total === 0 && !isDisabled && !isUnrecorded) return noneActive;
  const filterBar = {
    filters,
    onChange: setFilters,
    found: found.length,
    total,
    statuses,
    client: clientName(filters, card.context),
    toggleRef: toggle,
  };
  if (view === "mes") return <EventMonth events={found} filterBar={filterBar} onAdd={onAdd} />;
  return (
    <>
      <EventFilterBar {...filterBar} />
      <HiddenSavedNote saved={hidden} by="filters" onClear={found.length > 0 ? clear : undefined} />
      {found.length === 0 && (
        <EmptyState
          icon={<CalendarX />}
          title="Nenhum evento encontrado com os filtros aplicados."
          action={
            <Button variant="secondary" onClick={clear}>
              Limpar filtros
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <EventGrid key={group.title} {...group} isRoomy={isRoomy} hasAllActions={hasAllActions} {...card} />
      ))}
    </>
  );
}

function groupsOf(
  events: readonly CateringEvent[],
  { isDisabled, isUnrecorded }: EventFilters,
  timeZone: TimeZone,
) {
  const clock = { now: new Date(), timeZone };
  if ((isDisabled || isUnrecorded) && events.length > 0) {
    const title = isDisabled ? "Desabilitados" : "Sem baixa";
    return [{ title, events: byRelevance(events, clock) }];
  }
  const { awaited, upcoming, past } = upcomingAndPast(events, clock);
  return [
    { title: "Aguardando retorno", events: awaited },
    { title: "Próximos", events: upcoming },
    { title: "Anteriores", events: past },
  ].filter(({ events }) => events.length > 0);
}

const clientName = ({ client }: EventFilters, { clients }: EventContext) =>
  client === "" ? undefined : (clients.get(Number(client))?.name ?? `Cliente ID ${client}`);
