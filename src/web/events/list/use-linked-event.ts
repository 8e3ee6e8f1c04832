import { useCallback, useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import type { CateringEvent } from "#shared/events/contract.ts";
import { EVENT_PARAMETER, NEW_PARAMETER } from "#web/address/links.ts";
import { calendarDayIn } from "#web/address/read-parameter.ts";
import { useRawAddress } from "#web/address/use-raw-address.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/**
 * Opens the event that the address names ("?evento=12") once the events have loaded, or a new one ("?novo=2026-12-25").
 * Returns a function that removes it from the address when the event is closed.
 */
export function useLinkedEvent(
  events: readonly CateringEvent[] | undefined,
  open: (event: CateringEvent) => void,
  openNew: (day: string) => void,
): () => void {
  const { path, search } = useRawAddress();
  const address = new URLSearchParams(search);
  const linked = address.get(EVENT_PARAMETER);
  const newDay = address.get(NEW_PARAMETER);
  /** Opened once, however often the events are refetched. */
  const opened = useRef<string>(undefined);

  const drop = useCallback(() => {
    opened.current = undefined;
    const rest = new URLSearchParams(search);
    if (!rest.has(EVENT_PARAMETER) && !rest.has(NEW_PARAMETER)) return;
    rest.delete(EVENT_PARAMETER);
    rest.delete(NEW_PARAMETER);
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  }, [path, search]);

  useEffect(() => {
    if (newDay === null || opened.current === NEW_PARAMETER) return;
    opened.current = NEW_PARAMETER;
    openNew(calendarDayIn(newDay));
  }, [newDay, openNew]);

  useEffect(() => {
    if (linked === null || !events || opened.current === linked) return;
    opened.current = linked;
    const event = events.find(({ id }) => String(id) === linked);
    if (event) return open(event);
    toast({ title: "Erro", description: "Evento não encontrado", tone: "error" });
    drop();
  }, [linked, events, open, drop]);

  return drop;
}
