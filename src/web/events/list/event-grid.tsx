import { memo, useCallback } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { EventCard } from "./event-card.tsx";
import type { EventActions } from "./event-card-actions.tsx";
import type { EventContext } from "./event-context.ts";

type EventGridProps = EventActions & {
  title: string;
  events: readonly CateringEvent[];
  surroundings: EventContext;
  isRoomy: boolean;
  savedId: number | undefined;
};

const ROOM_FOR_ALL_ACTIONS = 416;

/** Memoized: unchanged while a filter is typed, until its result differs. */
export const EventGrid = memo(function EventGrid(props: EventGridProps) {
  const { title, events, surroundings, isRoomy, savedId, onEdit, onEditFixedCosts, onMade } = props;
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
  return (
    <section className="not-last:mb-6">
      <h2 className="mb-3 flex break-after-avoid items-baseline gap-2 text-lg font-semibold">
        {title}
        <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(events.length)}</span>
      </h2>
      <LongList
        hasMenus
        label={`Eventos: ${title}`}
        items={events}
        minWidth={isRoomy ? ROOM_FOR_ALL_ACTIONS : 328}
        estimateHeight={430}
        renderItem={renderItem}
        savedId={savedId}
      />
    </section>
  );
});
