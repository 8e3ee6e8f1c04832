import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { addDays } from "#shared/numbers/day.ts";
import { dayIn, momentAt } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";

/** Noon, so that "in so many days" is the same day everywhere. */
export const inDays = (days: number) => {
  const now = new Date();
  return momentAt(`${addDays(dayIn(now, SAO_PAULO), days)}T12:00`, SAO_PAULO).toISOString();
};

export const event = (
  id: number,
  name: string,
  days: number,
  more: Partial<PricedEvent> = {},
): PricedEvent => ({
  ...wedding,
  id,
  name,
  date: inDays(days),
  drinks: [],
  ...more,
});

export const item = (id: number, name: string, quantity: number, minQuantity = 10): PricedIngredient => ({
  ...vodka,
  id,
  name,
  quantity,
  minQuantity,
});
