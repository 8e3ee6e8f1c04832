import { useDeferredValue, useEffect } from "react";
import { useLocation } from "wouter";
import { eventIdIn } from "#web/address/paths.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { EventPageSkeleton } from "#web/events/event-page-skeleton.tsx";
import { UnknownEvent } from "#web/events/unknown-event.tsx";
import { useEventContext } from "#web/events/use-event-context.ts";
import { EventView } from "./event-view.tsx";

/** One event: what it is, what it needs and costs, and everything that can be done with it. */
export function EventPage() {
  const [path] = useLocation();
  const id = eventIdIn(path);
  const { events, context, kept, failed, isReady } = useEventContext();
  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(isReady);
  const event = events?.find((one) => one.id === id);
  const name = event?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Balcão`;
  }, [name]);

  if (failed.length > 0) return <LoadError title="Não foi possível carregar o evento" queries={failed} />;
  if (!isReady || !isDrawn) return <EventPageSkeleton />;
  if (!event) return <UnknownEvent />;
  return (
    <>
      <OldDataNote queries={kept} />
      <EventView key={event.id} event={event} context={context} />
    </>
  );
}
