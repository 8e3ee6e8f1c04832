import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Money } from "#shared/numbers/money.ts";
import { withSaldo } from "#shared/payments/charge-rules.ts";
import { draftCharges } from "./charge-form.ts";
import type { EventForm } from "./event-form.ts";

/** Lets the saldo in the form take what the other charges leave of the price. */
export function balanceSaldo(form: EventForm, price: Money | null): void {
  if (price === null) return;
  const charges = draftCharges(form.getValues("charges"));
  for (const [index, { amount }] of withSaldo(charges, price).entries()) {
    if (amount === charges[index]?.amount) continue;
    form.setValue(`charges.${index}.amount`, ungroupedDecimal(amount), { shouldDirty: true });
    form.clearErrors("charges");
  }
}
