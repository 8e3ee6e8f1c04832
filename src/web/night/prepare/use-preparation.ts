import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { firstDayOf } from "#shared/events/event-days.ts";
import { daysBetween } from "#shared/numbers/day.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { useUser } from "#web/session/session.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { prepareEvent } from "./prepare-event.ts";

/** Around an event its page offers this in plain sight, otherwise in a menu. */
const NEAR_DAYS = 2;

type PreparationState = { done: number } | { at: Date; missing: string[] };

/** Prepares this device for an event; undefined for events that will not take place, or whose stock is back. */
export function usePreparation(event: CateringEvent, clock: Clock) {
  const client = useQueryClient();
  const user = useUser();
  const [state, setState] = useState<PreparationState>();
  const start = useSingleFlight(async () => {
    if (!user) return;
    let done = 0;
    setState({ done });
    const onPart = () => setState({ done: ++done });
    const missing = await prepareEvent({ client, user, eventId: event.id, onPart });
    setState({ at: new Date(), missing });
  });
  if (event.active === "false" || event.status === "cancelado" || event.stockState === "back")
    return undefined;
  const isNear = Math.abs(daysBetween(today(clock), firstDayOf(event, clock.timeZone))) <= NEAR_DAYS;
  return { isNear, state, start };
}

export type Preparation = ReturnType<typeof usePreparation>;
