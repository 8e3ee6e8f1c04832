import type { PricedEvent } from "#shared/events/contract.ts";
import { decimalOrText, parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { type Charge, type ChargeInput, chargeAmount } from "#shared/payments/contract.ts";
import type { ChargeKind, DueMoment } from "#shared/payments/enumerations.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";

/** The field values: the amount is a text with a comma. */
export type ChargeValues = {
  id?: number;
  kind: ChargeKind;
  amount: string;
  dueOn: string;
  /** Due at the acceptance, in the place of a day. */
  dueAt: DueMoment | "";
  note: string;
};

export const chargeValues = ({
  id,
  kind,
  amount,
  dueOn,
  dueAt,
  note,
}: Charge | ChargeInput): ChargeValues => ({
  ...(id !== undefined && { id }),
  kind,
  amount: ungroupedDecimal(amount),
  dueOn: dueOn ?? "",
  dueAt: dueAt ?? "",
  note: note ?? "",
});

export const readCharge = (charge: ChargeValues) => ({
  ...charge,
  amount: decimalOrText(charge.amount),
  dueAt: charge.dueAt || null,
  dueOn: charge.dueAt ? null : charge.dueOn,
});

/** "Sinal R$ 500,00, Saldo R$ 700,00": as another person has divided the price. */
export const chargesText = (charges: readonly ChargeValues[]): string =>
  charges
    .map(({ kind, amount }) => `${chargeKindLabels[kind]} ${formatMoney(parseDecimal(amount) ?? 0)}`)
    .join(", ");

/** True if these are the charges of the event. */
export const hasChargesOf = (event: PricedEvent | undefined, charges: readonly ChargeInput[]): boolean =>
  JSON.stringify(charges.map(chargeValues)) === JSON.stringify((event?.charges ?? []).map(chargeValues));

/** The charges that are filled in so far; an amount that is none yet counts as nothing. */
export const draftCharges = (charges: readonly ChargeValues[]) =>
  charges.map((charge) => {
    const { data } = chargeAmount.safeParse(readCharge(charge).amount);
    return { kind: charge.kind, amount: data ?? "0.00" };
  });

/** The sum of what is charged of the price itself. */
export const chargedSoFar = (charges: readonly ChargeValues[]): Money =>
  moneySum(
    draftCharges(charges)
      .filter(isPartOfPrice)
      .map(({ amount }) => amount),
  );
