import { cents, fromCents } from "#shared/numbers/cents.ts";
import { addDays, type Day, daysBetween } from "#shared/numbers/day.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import type { Charge, ChargeInput } from "#shared/payments/contract.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
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
  /** Both sides count on the event: nobody is waited for with the sinal. */
  isAgreed: boolean;
};

type Shares = Pick<Terms, "price" | "depositPercent" | "instalments">;

/** The amounts of sinal, each parcela and saldo, which takes the odd cents. */
function sharesOf({
  price,
  depositPercent,
  instalments,
}: Shares): Record<"sinal" | "parcela" | "saldo", Money> {
  // Rounded down: the saldo takes the odd cent.
  const deposit = (cents(price) * BigInt(depositPercent)) / 100n;
  const each = (cents(price) - deposit) / BigInt(instalments + 1);
  const balance = cents(price) - deposit - each * BigInt(instalments);
  return { sinal: fromCents(deposit), parcela: fromCents(each), saldo: fromCents(balance) };
}

type Share = { kind: ChargeKind; amount: Money };

/**
 * The charges for another price, by their shares of it, if they are those that were proposed for the price of before;
 * undefined where somebody has divided it otherwise.
 */
export function followPrice<Row extends Share>(
  charges: readonly Row[],
  { from, to, depositPercent }: { from: Money; to: Money; depositPercent: number },
): Row[] | undefined {
  const parts = charges.filter(isPartOfPrice);
  const count = (kind: ChargeKind) => parts.filter((part) => part.kind === kind).length;
  if (count("saldo") !== 1 || count("sinal") > 1) return undefined;
  const terms = { depositPercent: count("sinal") === 0 ? 0 : depositPercent, instalments: count("parcela") };
  const [before, after] = [from, to].map((price) => sharesOf({ price, ...terms }));
  const isProposed = parts.every(({ kind, amount }) => kind !== "extra" && before?.[kind] === amount);
  const isLeft = parts.every(({ kind }) => kind !== "extra" && Number(after?.[kind]) > 0);
  if (!isProposed || !isLeft) return undefined;
  return charges.map((charge) =>
    charge.kind === "extra" ? charge : { ...charge, amount: after?.[charge.kind] ?? charge.amount },
  );
}

/** The day of an instalment, a part of the way from one day to another. */
export const instalmentDay = ({ from, to }: { from: Day; to: Day }, part: number): Day =>
  addDays(from, Math.round(daysBetween(from, to) * part));

/**
 * Sinal at the acceptance, parcelas evenly up to the saldo, which is due some days before the event and takes the odd
 * cents. Where all would be due on one day, it is one charge.
 */
export function proposeCharges(terms: Terms): ChargeInput[] {
  const { price, depositPercent, instalments, today, isAgreed } = terms;
  const before = addDays(terms.eventDay, -terms.balanceDueDays);
  const dueLast = before < today ? today : before;
  const atOnce = isAgreed ? { dueOn: today } : { dueOn: null, dueAt: "aceite" as const };
  if (dueLast === today) return [{ kind: "saldo", amount: price, ...atOnce, note: null }];
  const parts = instalments + 1;
  const { sinal, parcela, saldo } = sharesOf({ price, depositPercent, instalments });
  const dueAfter = (part: number) => instalmentDay({ from: today, to: dueLast }, part / parts);
  const charges: ChargeInput[] = [
    { kind: "sinal", amount: sinal, ...atOnce, note: null },
    ...Array.from({ length: instalments }, (_part, position) => ({
      kind: "parcela" as const,
      amount: parcela,
      dueOn: dueAfter(position + 1),
      note: null,
    })),
  ];
  charges.push({ kind: "saldo", amount: saldo, dueOn: dueLast, note: null });
  // Nothing is charged as nothing: no sinal at 0 %, no saldo at 100 %.
  return charges.filter(({ amount }) => Number(amount) > 0);
}

type Undivided = {
  price: Money | null;
  charges: readonly Charge[];
  eventDay: Day;
  today: Day;
  isAgreed: boolean;
};

/** All charges of an event by the company's terms: sinal and saldo, and those that it has beside its price. */
export function chargesByTerms(
  { price, charges, ...days }: Undivided,
  { depositPercent, balanceDueDays }: Pick<PaymentSettings, "depositPercent" | "balanceDueDays">,
): ChargeInput[] {
  const others = charges
    .filter((charge) => !isPartOfPrice(charge))
    .map(
      ({ id, kind, amount, dueOn, dueAt, note }): ChargeInput => ({
        id,
        kind,
        amount,
        dueOn,
        ...(dueAt && { dueAt }),
        note,
      }),
    );
  if (price === null) return others;
  return [...proposeCharges({ price, depositPercent, balanceDueDays, instalments: 0, ...days }), ...others];
}
