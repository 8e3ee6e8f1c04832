import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";

/** What the editor of an event needs besides the event. */
export type EditorData = {
  events: readonly PricedEvent[];
  drinks: readonly Drink[];
  clients: readonly Client[];
  stock: PricedStock;
};
