import { cents, fromCents } from "#shared/numbers/cents.ts";
import { addDays, type Day, daysBetween } from "#shared/numbers/day.ts";
import { exact, minus } from "#shared/numbers/exact.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import type { Charge, ChargeInput } from "#shared/payments/contract.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";

/** "no dia do evento", "7 dias antes do evento": when the saldo is due. */
export const balanceDueText = (days: number): string =>
  days === 0 ? "no dia do evento" : `${formatCount(days, "dia", "dias")} antes do evento`;

type Terms = {
  price: Money;
  /** Per cent of the price. */
  depositPercent: number;
  /** Between sinal and saldo. */
  instalments: number;
  balanceDueDays: number;
  eventDay: Day;
  today: Day;
};

/** The day of an instalment, a part of the way from one day to another. */
export const instalmentDay = ({ from, to }: { from: Day; to: Day }, part: number): Day =>
  addDays(from, Math.round(daysBetween(from, to) * part));

/** Sinal today, parcelas evenly up to the saldo, which is due some days before the event and takes the odd cents. */
export function proposeCharges(terms: Terms): ChargeInput[] {
  const { price, depositPercent, instalments, today } = terms;
  const before = addDays(terms.eventDay, -terms.balanceDueDays);
  const dueLast = before < today ? today : before;
  // Rounded down: the saldo takes the odd cent.
  const deposit = fromCents((cents(price) * BigInt(depositPercent)) / 100n);
  const parts = instalments + 1;
  const rest = cents(moneyOf(minus(exact(price), exact(deposit))));
  const each = fromCents(rest / BigInt(parts));
  const dueAfter = (part: number) => instalmentDay({ from: today, to: dueLast }, part / parts);
  const charges: ChargeInput[] = [
    { kind: "sinal", amount: deposit, dueOn: today, note: null },
    ...Array.from({ length: instalments }, (_part, position) => ({
      kind: "parcela" as const,
      amount: each,
      dueOn: dueAfter(position + 1),
      note: null,
    })),
  ];
  const charged = moneySum(charges.map(({ amount }) => amount));
  const balance = moneyOf(minus(exact(price), exact(charged)));
  charges.push({ kind: "saldo", amount: balance, dueOn: dueLast, note: null });
  // Nothing is charged as nothing: no sinal at 0 %, no saldo at 100 %.
  return charges.filter(({ amount }) => Number(amount) > 0);
}

type Undivided = { price: Money | null; charges: readonly Charge[]; eventDay: Day; today: Day };

/** All charges of an event by the company's terms: sinal and saldo, and those that it has beside its price. */
export function chargesByTerms(
  { price, charges, ...days }: Undivided,
  { depositPercent, balanceDueDays }: Pick<PaymentSettings, "depositPercent" | "balanceDueDays">,
): ChargeInput[] {
  const others = charges
    .filter((charge) => !isPartOfPrice(charge))
    .map(({ id, kind, amount, dueOn, note }): ChargeInput => ({ id, kind, amount, dueOn, note }));
  if (price === null) return others;
  return [...proposeCharges({ price, depositPercent, balanceDueDays, instalments: 0, ...days }), ...others];
}
