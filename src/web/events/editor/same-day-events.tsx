import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { sameDayText } from "#shared/events/same-day.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";

/** Says what else is on the chosen day. */
export function SameDayEvents({ form, eventId }: { form: EventForm; eventId: number | undefined }) {
  const { data: events = [] } = useQuery(eventsQuery);
  const timeZone = useTimeZone();
  const date = useWatch({ control: form.control, name: "date" });
  return (
    <p role="status" className="-mt-2 text-sm wrap-anywhere text-muted empty:hidden sm:col-span-6">
      {sameDayText(events, { day: date.slice(0, 10), id: eventId, timeZone })}
    </p>
  );
}
