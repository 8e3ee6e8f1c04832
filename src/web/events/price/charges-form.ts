import "#web/app/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { CateringEvent } from "#shared/events/contract.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice, keptChargesProblem, sumProblem } from "#shared/payments/charge-rules.ts";
import {
  type Charge,
  type ChargeInput,
  type ChargesInput,
  chargeInput,
  chargesInput,
} from "#shared/payments/contract.ts";

export type ChargeValues = { id?: number; kind: string; amount: string; dueOn: string; note: string };
export type ChargesFormValues = { charges: ChargeValues[]; version?: number };
export type ChargesForm = UseFormReturn<ChargesFormValues, unknown, ChargesInput>;

export const chargesLabels = { charges: "Cobranças" };

export const chargeValues = ({ id, kind, amount, dueOn, note }: Charge | ChargeInput): ChargeValues => ({
  ...(id !== undefined && { id }),
  kind,
  amount: ungroupedDecimal(amount),
  dueOn,
  note: note ?? "",
});

export const chargesFormValues = ({ charges, version }: CateringEvent): ChargesFormValues => ({
  charges: charges.map(chargeValues),
  version,
});

const readCharge = (charge: ChargeValues) => ({ ...charge, amount: decimalOrText(charge.amount) });

const readForm = ({ charges, version }: ChargesFormValues) => ({ charges: charges.map(readCharge), version });

/** The contract for the charges of this event, so that what does not add up is said before it is sent. */
export const chargesResolver = ({ price, charges: present }: CateringEvent) =>
  zodResolver(
    z.preprocess(
      readForm,
      chargesInput.superRefine(({ charges: wanted }, ctx) => {
        const received = present.map((charge) => ({ ...charge, hasPayments: Number(charge.paid) > 0 }));
        const message = sumProblem(price, wanted) ?? keptChargesProblem({ present: received, wanted });
        if (message) ctx.addIssue({ code: "custom", path: ["charges"], message });
      }),
    ),
  );

/** The sum of what is charged of the price itself, as far as it is filled in. */
export const chargedSoFar = (charges: readonly ChargeValues[]): Money =>
  moneySum(
    charges.flatMap((charge) => {
      const { data } = chargeInput.pick({ kind: true, amount: true }).safeParse(readCharge(charge));
      return data && isPartOfPrice(data) ? [data.amount] : [];
    }),
  );
