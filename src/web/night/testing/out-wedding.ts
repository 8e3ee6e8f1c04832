import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import type { SentRequest } from "#web/testing/stub-api.ts";

/** Took the 4 L, in bottles of 0,75 L, and the 120 limões that it plans. */
export const outWedding: PricedEvent = {
  ...wedding,
  stockState: "out",
  stockUse: [
    sampleUse({ ingredientId: 1, withdrawn: 4, out: 4, unitCost: 40, cost: "160" }),
    sampleUse({ ingredientId: 2, withdrawn: 120, out: 120, unitCost: 0.5, cost: "60" }),
  ],
};

const bottled = { ...vodka, packName: "garrafa", packQuantity: 0.75 };

/** A server that keeps counts by their ids. */
export function countAnswers({ packQuantity = 0.75 }: { packQuantity?: number | null } = {}) {
  const kept = new Map<string, EventCount>();
  const entry: EventCount = {
    id: "first",
    ingredientId: 1,
    closed: 1,
    openTenths: [],
    lost: 0,
    broken: 0,
    at: "2026-12-26T03:00:00.000Z",
    by: "Ana",
    packQuantity,
    isByLink: false,
  };
  const take = (sent: readonly SentRequest[]) => {
    const body = { ...entry, ...(sent.at(-1)?.body as object), by: "Ana" };
    kept.set(body.id, kept.get(body.id) ?? body);
    return { status: 201, body: kept.get(body.id) };
  };
  return {
    entry,
    kept,
    answers: (sent: () => readonly SentRequest[]) => ({
      "GET /api/ingredients": { body: [lemon, bottled] },
      "GET /api/events/7/counts": () => ({ body: [...kept.values()] }),
      "POST /api/events/7/counts": () => take(sent()),
    }),
  };
}
