import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { PricedEvent } from "#shared/events/contract.ts";
import { decimalOrText, parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, minus } from "#shared/numbers/exact.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice, keptChargesProblem, sumProblem } from "#shared/payments/charge-rules.ts";
import {
  type Charge,
  type ChargeInput,
  type ChargesInput,
  chargeInput,
  chargesInput,
} from "#shared/payments/contract.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";

export type ChargeValues = { id?: number; kind: ChargeKind; amount: string; dueOn: string; note: string };
/** What the charges are checked against: the price and the charges that they replace. */
type Basis = Pick<PricedEvent, "price" | "charges">;
export type ChargesFormValues = { charges: ChargeValues[]; basis: Basis; version?: number };
export type ChargesForm = UseFormReturn<ChargesFormValues, unknown, ChargesInput>;

export const chargesLabels = { charges: "Cobranças" };

export const chargesTexts = {
  charges: (charges: readonly ChargeValues[]) =>
    charges
      .map(({ kind, amount }) => `${chargeKindLabels[kind]} ${formatMoney(parseDecimal(amount) ?? 0)}`)
      .join(", "),
};

export const chargeValues = ({ id, kind, amount, dueOn, note }: Charge | ChargeInput): ChargeValues => ({
  ...(id !== undefined && { id }),
  kind,
  amount: ungroupedDecimal(amount),
  dueOn,
  note: note ?? "",
});

export const chargesFormValues = ({ price, charges, version }: PricedEvent): ChargesFormValues => ({
  charges: charges.map(chargeValues),
  basis: { price, charges },
  version,
});

const readCharge = (charge: ChargeValues) => ({ ...charge, amount: decimalOrText(charge.amount) });

const readForm = ({ charges, ...rest }: ChargesFormValues) => ({ ...rest, charges: charges.map(readCharge) });

/** The contract of the charges, and the rules of their event: what does not add up is said before it is sent. */
const chargesOfEvent = chargesInput
  .extend({ basis: z.custom<Basis>() })
  .superRefine(({ charges: wanted, basis: { price, charges } }, ctx) => {
    const present = charges.map((charge) => ({ ...charge, hasPayments: Number(charge.paid) > 0 }));
    const sum = sumProblem(price, wanted);
    if (sum) ctx.addIssue({ code: "custom", path: ["charges"], message: sum });
    const kept = keptChargesProblem({ present, wanted });
    if (kept) ctx.addIssue({ code: "custom", path: kept.path.split("."), message: kept.message });
  })
  .transform(({ basis: _basis, ...input }): ChargesInput => input);

export const chargesResolver = zodResolver(z.preprocess(readForm, chargesOfEvent));

/** The sum of what is charged of the price itself, as far as it is filled in. */
export const chargedSoFar = (charges: readonly ChargeValues[]): Money =>
  moneySum(
    charges.flatMap((charge) => {
      const { data } = chargeInput.pick({ kind: true, amount: true }).safeParse(readCharge(charge));
      return data && isPartOfPrice(data) ? [data.amount] : [];
    }),
  );

/** Lets the saldo take what the other charges leave of the price, as far as they are filled in and leave something. */
export function balanceSaldo(form: ChargesForm): void {
  const { charges, basis } = form.getValues();
  const saldo = charges.findIndex(({ kind }) => kind === "saldo");
  if (saldo < 0 || basis.price === null) return;
  const others = charges.filter((_charge, index) => index !== saldo);
  const left = moneyOf(minus(exact(basis.price), exact(chargedSoFar(others))));
  if (Number(left) <= 0) return;
  form.setValue(`charges.${saldo}.amount`, ungroupedDecimal(left), {
    shouldDirty: true,
    shouldValidate: true,
  });
}
