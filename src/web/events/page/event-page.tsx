import { CalendarX } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { eventIdIn, paths } from "#web/app/address/paths.ts";
import { LoadError } from "#web/app/load-error.tsx";
import { useEventContext } from "#web/events/use-event-context.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EventPageSkeleton } from "./event-page-skeleton.tsx";
import { EventView } from "./event-view.tsx";

/** One event: what it is, what it needs and costs, and everything that can be done with it. */
export function EventPage() {
  const [path] = useLocation();
  const id = eventIdIn(path);
  const { events, context, failed, isReady } = useEventContext();
  const event = events?.find((one) => one.id === id);
  const name = event?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Balcão`;
  }, [name]);

  if (failed.length > 0) return <LoadError title="Não foi possível carregar o evento" queries={failed} />;
  if (!isReady) return <EventPageSkeleton />;
  if (!event) return <UnknownEvent />;
  return <EventView key={event.id} event={event} context={context} />;
}

function UnknownEvent() {
  return (
    <>
      <h1 className="sr-only">Evento não encontrado</h1>
      <EmptyState
        icon={<CalendarX />}
        title="Evento não encontrado"
        action={
          <Link href={paths.events} className={buttonClass({ variant: "secondary" })}>
            Ver eventos
          </Link>
        }
      >
        Ele não existe ou não pertence à sua empresa.
      </EmptyState>
    </>
  );
}
