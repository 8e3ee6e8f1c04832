import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { paths } from "./paths.ts";

/** The parameter that names the event to open over the list of events. */
export const EVENT_PARAMETER = "evento";

export const linkToEvent = (id: number) => `${paths.events}?${EVENT_PARAMETER}=${id}`;

/** The parameter that shows the disabled events, and its value. */
export const DISABLED_PARAMETER = "desabilitados";
export const YES = "sim";

export const linkToDisabledEvents = `${paths.events}?${DISABLED_PARAMETER}=${YES}`;

/** Leads to the stock, filtered by a status or a name. */
export const linkToStock = (filter: { status: StockStatus } | { busca: string }) =>
  `${paths.stock}?${new URLSearchParams(filter)}`;
