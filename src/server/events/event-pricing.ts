import type { CompanyData } from "#server/db/company/company-data.ts";
import { AppError, conflict, refuseIssues } from "#server/http/errors.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { NOT_PERMITTED } from "#shared/accounts/permissions.ts";
import type { EventInput } from "#shared/events/contract.ts";
import { moveToSaldo } from "#shared/payments/charge-rules.ts";
import type { Pricing } from "#shared/payments/contract.ts";
import { eventPrice, guestPriceProblem } from "#shared/payments/event-price.ts";

/** Refuses a price from those who may not see one. */
export function refuseHiddenPricing(data: CompanyData, { pricing }: Pick<EventInput, "pricing">): void {
  if (pricing !== undefined && !data.can("see-money")) throw new AppError(403, NOT_PERMITTED);
}

/** The columns of a price for this number of guests, which is frozen with them; none where the price is kept. */
export function pricingColumns(pricing: Pricing | undefined, guests: number): Partial<Pricing> {
  if (!pricing) return {};
  const issue = guestPriceProblem(pricing, guests);
  refuseIssues(issue ? [{ ...issue, path: `pricing.${issue.path}` }] : []);
  return { ...pricing, price: eventPrice(pricing, guests) };
}

/** The saldo that takes the difference to another price, if there are charges; refused where it cannot. */
export async function movedSaldo(tx: CompanyData, id: number, from: Pricing, to: Partial<Pricing>) {
  if (to.price === undefined || to.price === from.price) return undefined;
  const { saldo, problem } = moveToSaldo(await readCharges(tx, id), from.price, to.price);
  if (problem) throw conflict(problem);
  return saldo;
}
