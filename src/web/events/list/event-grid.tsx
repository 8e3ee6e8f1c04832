import { memo, useCallback } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import type { EventActions } from "#web/events/actions/use-event-commands.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { EventCard } from "./event-card.tsx";

type EventGridProps = EventActions & {
  title: string;
  events: readonly CateringEvent[];
  context: EventContext;
  isRoomy: boolean;
  hasAllActions: boolean;
  savedId: number | undefined;
  /** The event that was just made as a copy of another. */
  copyId: number | undefined;
};

/** Pixels of a card that has not been measured. */
const ROOMY_HEIGHT = 130;
const NARROW_HEIGHT = 204;

/** Memoized: unchanged while a filter is typed, until its result differs. */
export const EventGrid = memo(function EventGrid(props: EventGridProps) {
  const { title, events, context, isRoomy, hasAllActions, savedId, copyId, ...actions } = props;
  const { onEdit, onEditFixedCosts, onPropose, onMade } = actions;
  const renderItem = useCallback(
    (event: CateringEvent) => (
      <EventCard
        event={event}
        context={context}
        isRoomy={isRoomy}
        hasAllActions={hasAllActions}
        isNewCopy={event.id === copyId}
        onEdit={onEdit}
        onEditFixedCosts={onEditFixedCosts}
        onPropose={onPropose}
        onMade={onMade}
      />
    ),
    [context, isRoomy, hasAllActions, copyId, onEdit, onEditFixedCosts, onPropose, onMade],
  );
  return (
    <section className="not-last:mb-3">
      <h2 className="mb-1 flex break-after-avoid items-baseline gap-2 text-base font-semibold">
        {title}
        <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(events.length)}</span>
      </h2>
      <LongList
        hasMenus
        label={`Eventos: ${title}`}
        items={events}
        isDense
        estimateHeight={isRoomy ? ROOMY_HEIGHT : NARROW_HEIGHT}
        renderItem={renderItem}
        savedId={savedId}
      />
    </section>
  );
});
