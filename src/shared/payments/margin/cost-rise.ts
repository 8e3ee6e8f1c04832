import type { PricedEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { dividedBy, exact, minus, rounded, sum } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney, formatPercent } from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { isAwaited } from "./fallen-margins.ts";

type Priced = Convertible & { id: number; name: string; unitCost: number };

/**
 * What a purchase that raised a unit cost takes from the coming priced events: "Vodka subiu 18 %: 3 eventos perdem
 * R$ 212,00". Undefined where none of them leaves less.
 */
export function costRise(
  before: Priced,
  after: Priced,
  events: readonly PricedEvent[],
  clock: Clock,
): string | undefined {
  if (before.unitCost <= 0 || after.unitCost <= before.unitCost) return undefined;
  // The other ingredients cost the same before and after.
  const [then, since] = [before, after].map((ingredient) => new Map([[ingredient.id, ingredient]]));
  const losses = events
    .filter(isAwaited(clock))
    .map((event) => minus(exact(costOf(event, since)), exact(costOf(event, then))))
    .filter(({ numerator }) => numerator > 0n);
  if (losses.length === 0) return undefined;
  const difference = minus(exact(after.unitCost), exact(before.unitCost));
  const share = dividedBy({ ...difference, numerator: difference.numerator * 100n }, exact(before.unitCost));
  const loss = formatMoney(rounded(sum(losses), 2));
  const lost = `${formatCount(losses.length, "evento perde", "eventos perdem")} ${loss}`;
  return `${after.name} subiu ${formatPercent(Math.max(rounded(share, 0), 1))}: ${lost}`;
}

const costOf = (event: PricedEvent, prices: ReadonlyMap<number, Priced> | undefined) =>
  eventCost(event, prices ?? new Map()).total;
