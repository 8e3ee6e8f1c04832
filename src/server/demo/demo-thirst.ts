import type { PricedEvent } from "#shared/events/contract.ts";
import { asNumber } from "#shared/numbers/exact.ts";
import { stockFactor } from "#shared/units/convert-units.ts";

/** How much of what is planned of a drink is asked for, beside the others: made up, as all that follows. */
const LIKED: Readonly<Record<string, number>> = {
  Caipirinha: 1.1,
  "Gin Tônica": 1.05,
  "Taça de Espumante": 1.05,
  "Aperol Spritz": 1,
  "Gin de Frutas Vermelhas": 0.95,
  "Moscow Mule": 0.9,
  "Maracujá Spritz": 0.9,
  Mojito: 0.9,
  Caipiroska: 0.85,
  "Limonada da Casa": 0.7,
  Margarita: 0.7,
  "Piña Tropical": 0.65,
};

/** Guests of one party drink more than those of another: from 68 to 98 % of what is planned. */
const thirstOf = (place: number) => 0.68 + 0.06 * ((place * 7) % 6);

type Back = { ingredientId: number; quantity: number; ranOut?: true };

/**
 * What comes back from a past event and how many came to it: bottles by quarters, cups whole. Guests who are more than
 * usually thirsty drink up what they like most.
 */
export function demoReturn({ guests, drinks, supplies, stockUse }: PricedEvent, place: number) {
  const returns = stockUse.map((use): Back => {
    const { ingredientId, withdrawn } = use;
    if (supplies.some((supply) => supply.ingredientId === ingredientId)) {
      return { ingredientId, quantity: Math.floor(withdrawn * (0.06 + 0.03 * (ingredientId % 4))) };
    }
    const asked = drinks.flatMap(({ drinkName, ingredients }) =>
      ingredients
        .filter((line) => line.ingredientId === ingredientId)
        .map(({ plannedQuantity, unit }) => {
          const factor = stockFactor(unit, use);
          return (
            plannedQuantity * (factor ? asNumber(factor) : 1) * thirstOf(place) * (LIKED[drinkName] ?? 0.9)
          );
        }),
    );
    const left = withdrawn - asked.reduce((sum, amount) => sum + amount, 0);
    if (left <= 0) return { ingredientId, quantity: 0, ranOut: true };
    return { ingredientId, quantity: Math.floor(left * 4) / 4 };
  });
  // Nobody counts at every third one.
  const guestsPresent = place % 3 === 2 ? undefined : Math.round(guests * (0.88 + 0.03 * (place % 4)));
  return { returns, guestsPresent };
}
