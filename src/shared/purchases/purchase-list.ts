import type { CateringEvent } from "#shared/events/contract.ts";
import { firstDayOf } from "#shared/events/event-days.ts";
import type { EventPlan } from "#shared/events/plan-contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import { isReserving } from "#shared/events/stock/reservations.ts";
import { packContents, packsFor } from "#shared/ingredients/pack.ts";
import { shortage } from "#shared/ingredients/shortage.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { PackName, UnitWord } from "#shared/units/enumerations.ts";
import type { PurchaseWindow } from "./purchase-window.ts";

type BoughtFor = Pick<
  CateringEvent,
  "id" | "name" | "date" | "active" | "status" | "stockState" | "version"
> &
  EventPlan;

export type BoughtIngredient = Convertible & {
  id: number;
  name: string;
  quantity: number;
  minQuantity: number;
  unitWord: UnitWord | null;
  packName: PackName | null;
  packQuantity: number | null;
  packMultiple: number;
};

export type PurchaseOptions = {
  /** Quotes count as if their clients said yes. */
  withQuotes?: boolean;
  /** The stock is not to fall below its minimum either. */
  refillsMinimum?: boolean;
};

/** What one event of the window takes of an ingredient. */
export type PurchaseUse = { eventId: number; version: number; name: string; amount: number };

export type PurchaseLine<I extends BoughtIngredient = BoughtIngredient> = {
  ingredient: I;
  /** What the stock is short of where it is lowest, in the stock unit. */
  need: number;
  /** What the events are short of: the need without what refills the minimum and makes pieces whole. */
  short: number;
  /** Null for what is bought loose. */
  packs: number | null;
  /** The need, in whole packs. */
  quantity: number;
  leftover: number;
  events: PurchaseUse[];
  /** Some recipe's unit does not convert into the stock unit, and was counted one to one. */
  isApproximate: boolean;
};

/**
 * What to buy so that no event of the window is short, by name. Nothing that may come back in between is counted on, so
 * that the stock is lowest once the last event has gone out: the need is one for all of them, not the sum of their own
 * lists. Earlier events take their part of the stock first; what they lack themselves is not in this list.
 */
export function purchaseList<I extends BoughtIngredient>(
  events: readonly BoughtFor[],
  ingredients: ReadonlyMap<number, I>,
  { from, to }: PurchaseWindow,
  clock: Clock,
  { withQuotes = false, refillsMinimum = false }: PurchaseOptions = {},
): PurchaseLine<I>[] {
  const takesStock = isReserving(clock);
  const earlier = new Map<number, PurchaseUse[]>();
  const within = new Map<number, PurchaseUse[]>();
  const approximate = new Set<number>();
  for (const event of events) {
    const day = firstDayOf(event, clock.timeZone);
    if (day > to || !takesStock(withQuotes ? closed(event) : event)) continue;
    const uses = day < from ? earlier : within;
    for (const [ingredientId, { amount, isApproximate }] of plannedStock(event, ingredients)) {
      const { id, version, name } = event;
      const use = { eventId: id, version, name, amount: stockToTake(amount) };
      const others = uses.get(ingredientId);
      if (others) others.push(use);
      else uses.set(ingredientId, [use]);
      if (isApproximate && uses === within) approximate.add(ingredientId);
    }
  }
  return [...ingredients.values()]
    .flatMap((ingredient): PurchaseLine<I>[] => {
      const uses = within.get(ingredient.id) ?? [];
      if (uses.length === 0 && !refillsMinimum) return [];
      const left = inHundredths(ingredient.quantity) - total(earlier.get(ingredient.id) ?? []);
      const needed = total(uses) + (refillsMinimum ? inHundredths(ingredient.minQuantity) : 0);
      const lack = needed - Math.max(0, left);
      if (lack <= 0) return [];
      const need = missing(lack / 100, ingredient);
      return [
        {
          ingredient,
          need,
          short: Math.max(0, total(uses) - Math.max(0, left)) / 100,
          ...bought(need, ingredient),
          events: uses,
          isApproximate: approximate.has(ingredient.id),
        },
      ];
    })
    .sort((a, b) => compareTexts(a.ingredient.name, b.ingredient.name));
}

/** Where packs are bought they decide what is whole. */
const missing = (lack: number, { unit, packQuantity }: BoughtIngredient): number =>
  packQuantity === null ? shortage(lack, 0, unit) : lack;

/** A quote as if its client said yes. */
export const closed = <E extends { status: CateringEvent["status"] }>(event: E): E =>
  event.status === "orçamento" ? { ...event, status: "planejamento" } : event;

/** Whole numbers are exact, and many times as quick as fractions. */
const inHundredths = (amount: number) => Math.round(amount * 100);

const total = (uses: readonly PurchaseUse[]) =>
  uses.reduce((sum, { amount }) => sum + inHundredths(amount), 0);

/** What is bought for a need: whole packs, or just the need. */
export function bought(
  need: number,
  pack: Pick<BoughtIngredient, "packQuantity" | "packMultiple">,
): Pick<PurchaseLine, "packs" | "quantity" | "leftover"> {
  const packs = packsFor(need, pack);
  if (packs === undefined || pack.packQuantity === null) return { packs: null, quantity: need, leftover: 0 };
  const quantity = packContents(packs, pack.packQuantity);
  return { packs, quantity, leftover: rounded(minus(exact(quantity), exact(need)), 2) };
}

/** The estimated price of a quantity at today's unit cost. */
export const estimatedPrice = (quantity: number, unitCost: number): number =>
  rounded(amountCost(exact(quantity), unitCost), 2);
