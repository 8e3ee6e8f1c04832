import { memo, useCallback } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { placeOf } from "#web/ui/lists/use-reveal.ts";
import { VirtualGrid } from "#web/ui/lists/virtual-grid.tsx";
import { EventCard } from "./event-card.tsx";
import type { EventActions } from "./event-card-actions.tsx";
import type { EventContext } from "./event-context.ts";
import { FIRST_GROUP } from "./event-skeleton.tsx";

type EventGridProps = EventActions & {
  title: string;
  /** The first group of the page. */
  isFirst: boolean;
  events: readonly CateringEvent[];
  surroundings: EventContext;
  isRoomy: boolean;
  savedId: number | undefined;
};

const ROOM_FOR_ALL_ACTIONS = 416;

/** Memoized: unchanged while a filter is typed, until its result differs. */
export const EventGrid = memo(function EventGrid(props: EventGridProps) {
  const { title, isFirst, events, surroundings, isRoomy, savedId, onEdit, onEditFixedCosts, onMade } = props;
  const renderItem = useCallback(
    (event: CateringEvent) => (
      <EventCard
        event={event}
        surroundings={surroundings}
        isRoomy={isRoomy}
        onEdit={onEdit}
        onEditFixedCosts={onEditFixedCosts}
        onMade={onMade}
      />
    ),
    [surroundings, isRoomy, onEdit, onEditFixedCosts, onMade],
  );
  const label = `Eventos: ${title}`;
  return (
    <section className="not-last:mb-6">
      <h2 className="mb-3 flex break-after-avoid items-baseline gap-2 text-lg font-semibold">
        {title}
        <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(events.length)}</span>
      </h2>
      <VirtualGrid
        hasMenus
        label={label}
        place={isFirst ? FIRST_GROUP : label}
        items={events}
        minWidth={isRoomy ? ROOM_FOR_ALL_ACTIONS : 328}
        estimateHeight={430}
        renderItem={renderItem}
        revealed={placeOf(savedId, events)}
      />
    </section>
  );
});
