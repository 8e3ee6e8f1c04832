import type { WithMoney } from "#shared/accounts/with-money.ts";
import type { StockUse } from "#shared/events/contract.ts";
import { costText, isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { type Exact, exact, minus, plus, rounded } from "#shared/numbers/exact.ts";

/** What an event used of an ingredient: what went out and neither came back nor was lost. */
export const usedAmount = ({
  withdrawn,
  returned,
  lost,
}: Pick<StockUse, "withdrawn" | "returned" | "lost">): number =>
  rounded(minus(exact(withdrawn), plus(exact(returned), exact(lost))), 2);

/** What an ingredient cost an event, used and lost; exact, since sums are rounded once. */
export const spentCost = ({ cost, lostCost }: Pick<WithMoney<StockUse>, "cost" | "lostCost">): Exact =>
  plus(exact(cost), exact(lostCost));

/** What was used of an ingredient cost, without what was lost of it; "sem preço" for what had none when it was taken. */
export const usedCostText = (use: Pick<WithMoney<StockUse>, "cost" | "unitCost">): string =>
  costText(rounded(exact(use.cost), 2), isUnpriced(use) ? [use] : []);

/** The same with what was lost as a text; "sem preço" for what had none when it was taken. */
export const spentText = (use: WithMoney<StockUse>): string =>
  costText(rounded(spentCost(use), 2), isUnpriced(use) ? [use] : []);
