import { useCallback, useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import type { CateringEvent } from "#shared/events/contract.ts";
import { CLIENT_PARAMETER, EVENT_PARAMETER, NEW_PARAMETER } from "#web/address/links.ts";
import { calendarDayIn } from "#web/address/read-parameter.ts";
import { useRawAddress } from "#web/address/use-raw-address.ts";
import type { NewEvent } from "#web/events/form/event-form.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/**
 * Opens the event that the address names ("?evento=12") once the events have loaded, or a new one ("?novo=2026-12-25",
 * with "&cliente=5" for a client).
 * Returns a function that removes it from the address when the event is closed.
 */
export function useLinkedEvent(
  events: readonly CateringEvent[] | undefined,
  open: (event: CateringEvent) => void,
  openNew: (begun: NewEvent) => void,
): () => void {
  const { path, search } = useRawAddress();
  const address = new URLSearchParams(search);
  const linked = address.get(EVENT_PARAMETER);
  const newDay = address.get(NEW_PARAMETER);
  const client = address.get(CLIENT_PARAMETER);
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
    const clientId = /^[1-9]\d{0,8}$/.test(client ?? "") ? Number(client) : undefined;
    openNew({ day: calendarDayIn(newDay), clientId });
  }, [newDay, client, openNew]);

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
