import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { events } from "#server/db/schema/events.ts";
import { AppError, conflict, refuseIssues } from "#server/http/errors.ts";
import { eventPriceIsAgreed, priceIsAccepted } from "#server/payments/agreement.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { readPaymentSettings } from "#server/payments/settings.ts";
import { NOT_PERMITTED } from "#shared/accounts/permissions.ts";
import type { EventInput } from "#shared/events/contract.ts";
import { exact, minus } from "#shared/numbers/exact.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import { isPartOfPrice, moveToSaldo } from "#shared/payments/charge-rules.ts";
import { followPrice } from "#shared/payments/charges/propose-charges.ts";
import type { PriceTerms } from "#shared/payments/contract.ts";
import { eventPrice, hasSameTerms, priceProblem, termsOf } from "#shared/payments/event-price.ts";

type EventRow = typeof events.$inferSelect;
type PriceColumns = Pick<
  EventRow,
  "pricingMode" | "price" | "pricePerGuest" | "minGuests" | "pricedGuests" | "priceLines"
>;
type PriceInput = Pick<EventInput, "pricing" | "priceAnswer" | "guests">;

/** Refuses a price from those who may not see one. */
export function refuseHiddenPricing(
  data: CompanyData,
  { pricing, priceAnswer }: Omit<PriceInput, "guests">,
): void {
  const isNamed = pricing !== undefined || priceAnswer !== undefined;
  if (isNamed && !data.can("see-money")) throw new AppError(403, NOT_PERMITTED);
}

/** The columns of a price for this number of guests. */
export function pricingColumns(terms: PriceTerms, guests: number): PriceColumns {
  const issue = priceProblem(terms, guests);
  refuseIssues(issue ? [{ ...issue, path: `pricing.${issue.path}` }] : []);
  const { pricingMode, pricePerGuest, minGuests, lines } = terms;
  return {
    pricingMode,
    pricePerGuest,
    minGuests,
    price: eventPrice(terms, guests),
    pricedGuests: pricingMode === "por_convidado" ? guests : null,
    priceLines: lines,
  };
}

/** The terms that made the price of a row. */
export function storedTerms({ price, priceLines: lines, ...row }: PriceColumns): PriceTerms {
  const added = moneySum(lines.map(({ amount }) => amount));
  const basePrice = price && moneyOf(minus(exact(price), exact(added)));
  return termsOf({ ...row, lines, price, basePrice });
}

type Agreement = { agreed: boolean; accepted: boolean };

const agreedPrice = new CompanyStatement<Agreement, { id: number }>(
  "is_price_agreed",
  (own) =>
    sql`select ${eventPriceIsAgreed(own)} as agreed, ${priceIsAccepted(own)} as accepted ${own.rows({ from: events, where: eq(events.id, sql.placeholder("id")) })}`,
);

/**
 * What an edit makes of the price of a locked event; nothing where it stays. Other terms give another price. A price
 * per guest follows the guests until the client has agreed to it, then only where the edit says so.
 */
export async function editedPricing(
  tx: CompanyData,
  present: EventRow,
  { pricing, priceAnswer, guests = present.guests }: PriceInput,
): Promise<Partial<PriceColumns>> {
  const stored = storedTerms(present);
  const terms = pricing ?? stored;
  if (!hasSameTerms(terms, stored)) return pricingColumns(terms, guests);
  const isAsked = pricing !== undefined || priceAnswer !== undefined || guests !== present.guests;
  if (terms.pricingMode !== "por_convidado" || !isAsked) return {};
  const price = eventPrice(terms, guests);
  if (price === present.price) return { pricedGuests: guests };
  // A price for nobody cannot be computed: that of before stays, and says for how many it is.
  if (price === null && pricing === undefined) return {};
  const answer = priceAnswer ?? ((await readAgreement(tx, present.id)).agreed ? "manter" : "atualizar");
  return answer === "manter" ? {} : pricingColumns(terms, guests);
}

/** How far the price of an event is agreed upon. */
export async function readAgreement(tx: CompanyData, id: number): Promise<Agreement> {
  const [row] = await tx.run(agreedPrice, { id });
  return row ?? { agreed: false, accepted: false };
}

/** The part of a row that says what is owed. */
export type Owed = Pick<EventRow, "price" | "owedPrice">;

export const owedPriceOf = ({ price, owedPrice }: Owed): Money | null => owedPrice ?? price;

/**
 * What another price does to what is owed: charges that were proposed keep their shares until something is agreed,
 * then the saldo takes the difference, and after an acceptance nothing moves but by an addendum.
 */
type MovedDebt = { owed: Partial<Owed>; amounts: readonly { id: number; amount: Money }[] };

/** Refused where the charges cannot follow; those that are given with the price are to add up by themselves. */
export async function movedDebt(
  tx: CompanyData,
  present: EventRow,
  to: Partial<PriceColumns>,
  hasCharges: boolean,
): Promise<MovedDebt> {
  if (to.price === undefined || to.price === present.price) return { owed: {}, amounts: [] };
  const { accepted, agreed } = await readAgreement(tx, present.id);
  if (accepted) {
    if (to.price === null) throw conflict("O cliente aceitou este preço: ele só muda por um aditivo");
    const owed = owedPriceOf(present);
    return { owed: { owedPrice: owed === to.price ? null : owed }, amounts: [] };
  }
  if (hasCharges) return { owed: {}, amounts: [] };
  const charges = await readCharges(tx, present.id);
  if (!agreed && present.price && to.price && charges.some(isPartOfPrice)) {
    const { depositPercent } = await readPaymentSettings(tx);
    const followed = followPrice(charges, { from: present.price, to: to.price, depositPercent });
    if (followed) return { owed: {}, amounts: followed };
  }
  const { saldo, problem } = moveToSaldo(charges, present.price, to.price);
  if (!problem) return { owed: {}, amounts: saldo ? [saldo] : [] };
  // The reason tells sums.
  throw conflict(tx.can("see-money") ? problem : "As cobranças deste evento não acompanham os convidados");
}
