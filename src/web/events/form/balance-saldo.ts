import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { Money } from "#shared/numbers/money.ts";
import { withSaldo } from "#shared/payments/charge-rules.ts";
import { followPrice } from "#shared/payments/charges/propose-charges.ts";
import { draftCharges } from "./charge-form.ts";
import type { EventForm } from "./event-form.ts";

/**
 * Lets the charges in the form follow the price: by their shares where they are the proposed ones for the price of
 * before and nothing is agreed upon, else the saldo takes what the others leave.
 */
export function balanceSaldo(
  form: EventForm,
  price: Money | null,
  before: Money | null = null,
  depositPercent?: number,
): void {
  if (price === null) return;
  const charges = draftCharges(form.getValues("charges"));
  const isFollowing = before !== null && before !== price && depositPercent !== undefined;
  const followed = isFollowing && followPrice(charges, { from: before, to: price, depositPercent });
  for (const [index, { amount }] of (followed || withSaldo(charges, price)).entries()) {
    if (amount === charges[index]?.amount) continue;
    form.setValue(`charges.${index}.amount`, ungroupedDecimal(amount), { shouldDirty: true });
    form.clearErrors("charges");
  }
}
