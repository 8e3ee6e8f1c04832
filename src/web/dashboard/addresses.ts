import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { paths } from "#web/app/address/paths.ts";

/** The list of events with this one opened. */
export const eventAddress = (id: number) => `${paths.events}?evento=${id}`;

/** The stock, filtered to those of one status or to what has this name. */
export const stockAddress = (filter: { status: StockStatus } | { busca: string }) =>
  `${paths.stock}?${new URLSearchParams(filter)}`;
