import { useCallback } from "react";
import type { Day } from "#shared/numbers/day.ts";
import type { PurchaseOptions } from "#shared/purchases/purchase-list.ts";
import { type PurchaseWindow, windowOfDays } from "#shared/purchases/purchase-window.ts";
import {
  FROM_PARAMETER,
  MINIMUM_PARAMETER,
  QUOTES_PARAMETER,
  TO_PARAMETER,
  YES,
} from "#web/address/links.ts";
import { calendarDayIn } from "#web/address/read-parameter.ts";
import { useDebouncedAddress } from "#web/address/use-debounced-address.ts";

const USUAL_DAYS = 7;

export type PurchaseChoice = PurchaseWindow & Required<PurchaseOptions>;

/**
 * The chosen days and options, kept in the address: other pages link to them, and they survive reloads. An address
 * without any shows what the cart was filled with.
 */
export function usePurchaseWindow(
  today: Day,
  ofCart: string,
): [choice: PurchaseChoice, choose: (change: Partial<PurchaseChoice>) => void] {
  const [address, setQuery] = useDebouncedAddress();
  const query = address || ofCart;
  const choice = choiceIn(query, today);
  const choose = useCallback(
    (change: Partial<PurchaseChoice>) => {
      setQuery(queryOf({ ...choiceIn(query, today), ...change }));
    },
    [query, today, setQuery],
  );
  return [choice, choose];
}

/** The choice as the address writes it. */
export const queryOf = ({ from, to, withQuotes, refillsMinimum }: PurchaseChoice): string =>
  new URLSearchParams({
    [FROM_PARAMETER]: from,
    [TO_PARAMETER]: to,
    ...(withQuotes && { [QUOTES_PARAMETER]: YES }),
    ...(refillsMinimum && { [MINIMUM_PARAMETER]: YES }),
  }).toString();

/** A window that is over, from an old link, counts as none. */
function choiceIn(query: string, today: Day): PurchaseChoice {
  const parameters = new URLSearchParams(query);
  const from = calendarDayIn(parameters.get(FROM_PARAMETER));
  const to = calendarDayIn(parameters.get(TO_PARAMETER));
  const window = from && to && from <= to && to >= today ? { from, to } : windowOfDays(today, USUAL_DAYS);
  return {
    ...window,
    withQuotes: parameters.get(QUOTES_PARAMETER) === YES,
    refillsMinimum: parameters.get(MINIMUM_PARAMETER) === YES,
  };
}
