import { type ReactNode, useEffect } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import type { OldDataNote } from "#web/device/old-data-note.tsx";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import { EventPageSkeleton } from "#web/events/event-page-skeleton.tsx";
import { eventsQuery } from "#web/events/queries.ts";
import { UnknownEvent } from "#web/events/unknown-event.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { useNamedStock } from "#web/ingredients/use-named-stock.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { BackLink } from "#web/ui/back-link.tsx";

type KeptQueries = Parameters<typeof OldDataNote>[0]["queries"];

type NightPageProps = {
  eventId: number | undefined;
  heading: string;
  /** What the browser's tab says before the event's name. */
  titled: string;
  children: (event: CateringEvent, stock: Stock, queries: KeptQueries) => ReactNode;
};

/** The frame of a page on which the stock of one event is moved. It also opens without a network. */
export function NightPage({ eventId, heading, titled, children }: NightPageProps) {
  const events = useKeptQuery(eventsQuery);
  const timeZone = useTimeZone();
  const ingredients = useKeptQuery(ingredientsQuery);
  const stock = useNamedStock(ingredients.data);
  const event = events.data?.find((one) => one.id === eventId);
  const name = event?.name;
  useEffect(() => {
    if (name) document.title = `${titled} de ${name} · Balcão`;
  }, [name, titled]);

  const failed = failedQueries(events, ingredients);
  if (failed.length > 0) return <LoadError title="Não foi possível carregar o evento" queries={failed} />;
  if (!events.data || !stock) return <EventPageSkeleton />;
  if (!event) return <UnknownEvent />;
  return (
    <>
      <header className="mb-4">
        <BackLink href={linkToEvent(event.id)}>{event.name}</BackLink>
        <h1 className="text-[1.75rem] leading-9 font-semibold">{heading}</h1>
        <p className="text-muted">
          <time dateTime={event.date}>{formatWeekdayDateTime(event.date, timeZone)}</time>
        </p>
      </header>
      {children(event, byId(stock), [events, ingredients])}
    </>
  );
}
