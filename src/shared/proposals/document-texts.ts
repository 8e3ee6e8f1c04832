import { exact, minus } from "#shared/numbers/exact.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import { isExtra } from "#shared/payments/charge-rules.ts";
import { eventPrice } from "#shared/payments/event-price.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { words } from "./words.ts";

type Line = { text: string; amount: Money };

/** What the total is made of: the price without its lines, each of them, and each extra. */
export function priceLines({
  pricing,
  event,
  charges,
}: Pick<ProposalSnapshot, "pricing" | "event" | "charges">): Line[] {
  const extras = charges.filter(isExtra);
  return [
    { text: priceText(pricing, event.guests), amount: basePrice(pricing) },
    ...pricing.lines,
    ...extras.map(({ kind, note, amount }) => ({ text: note ?? words.chargeKinds[kind], amount })),
  ];
}

const basePrice = ({ price, lines }: ProposalSnapshot["pricing"]): Money =>
  moneyOf(minus(exact(price), exact(moneySum(lines.map(({ amount }) => amount)))));

/**
 * "150 convidados × R$ 120,00 por convidado", with the least number where that is charged; only where that makes the
 * price: guests that changed after it was agreed do not move it.
 */
function priceText(pricing: ProposalSnapshot["pricing"], guests: number): string {
  const { mode, price, pricePerGuest, minGuests } = pricing;
  const terms = { ...pricing, pricingMode: mode, price: null };
  if (mode === "fechado" || pricePerGuest === null) return words.fixedPrice;
  if (eventPrice(terms, guests) !== price) return words.agreedPrice;
  const each = words.perGuest(words.money(pricePerGuest));
  const least = minGuests ?? 0;
  return guests >= least ? words.guestsTimes(guests, each) : words.leastGuestsTimes(least, each);
}

/** The charges in their order, each with its name: "Sinal", "Parcela 2 de 3", the note of an extra. */
export function namedCharges({ charges }: Pick<ProposalSnapshot, "charges">) {
  const instalments = charges.filter(({ kind }) => kind === "parcela");
  return charges.map((charge) => {
    const { kind, note } = charge;
    const place = instalments.indexOf(charge) + 1;
    const isOneOfMany = kind === "parcela" && instalments.length > 1;
    const name = isOneOfMany ? words.instalment(place, instalments.length) : words.chargeKinds[kind];
    return { ...charge, name: note ? `${name}: ${note}` : name };
  });
}
