import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { MONTH_PARAMETER, VIEW_PARAMETER } from "#web/address/links.ts";
import { choiceIn } from "#web/address/read-parameter.ts";
import { useRawAddress } from "#web/address/use-raw-address.ts";
import { readStored, store } from "#web/browser/local-storage.ts";

export const eventViews = ["lista", "mes"] as const;
export type EventsView = (typeof eventViews)[number];

const KEY = "events_view";

const viewIn = (text: string | null) => choiceIn(text, eventViews) as EventsView | "";

/** How the events are shown: as the address says, else as it was last chosen on this device. */
export function useEventView(): [view: EventsView, choose: (view: EventsView) => void] {
  const { path, search } = useRawAddress();
  const address = new URLSearchParams(search);
  // Links with a filter mean the list.
  const [last, setLast] = useState(() => (address.size === 0 && viewIn(readStored(KEY))) || "lista");

  const choose = (view: EventsView) => {
    store(KEY, view);
    setLast(view);
    address.delete(VIEW_PARAMETER);
    address.delete(MONTH_PARAMETER);
    if (view === "mes") address.set(VIEW_PARAMETER, view);
    navigate(address.size > 0 ? `${path}?${address}` : path, { replace: true });
  };
  return [viewIn(address.get(VIEW_PARAMETER)) || last, choose];
}
