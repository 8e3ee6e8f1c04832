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
} from "#web/app/address/links.ts";
import { dayIn } from "#web/app/address/read-parameter.ts";
import { useDebouncedAddress } from "#web/app/address/use-debounced-address.ts";

const USUAL_DAYS = 7;

export type PurchaseChoice = PurchaseWindow & Required<PurchaseOptions>;

/** The chosen days and options, kept in the address: other pages link to them, and they survive reloads. */
export function usePurchaseWindow(
  today: Day,
): [choice: PurchaseChoice, choose: (change: Partial<PurchaseChoice>) => void] {
  const [query, setQuery] = useDebouncedAddress();
  const choice = choiceIn(query, today);
  const choose = useCallback(
    (change: Partial<PurchaseChoice>) => {
      const { from, to, withQuotes, refillsMinimum } = { ...choiceIn(query, today), ...change };
      const usual = windowOfDays(today, USUAL_DAYS);
      const parameters = new URLSearchParams({
        ...(from === usual.from && to === usual.to ? {} : { [FROM_PARAMETER]: from, [TO_PARAMETER]: to }),
        ...(withQuotes && { [QUOTES_PARAMETER]: YES }),
        ...(refillsMinimum && { [MINIMUM_PARAMETER]: YES }),
      });
      setQuery(parameters.toString());
    },
    [query, today, setQuery],
  );
  return [choice, choose];
}

/** A window that is over, from an old link, counts as none. */
function choiceIn(query: string, today: Day): PurchaseChoice {
  const parameters = new URLSearchParams(query);
  const from = dayIn(parameters.get(FROM_PARAMETER));
  const to = dayIn(parameters.get(TO_PARAMETER));
  const window = from && to && to >= today ? { from, to } : windowOfDays(today, USUAL_DAYS);
  return {
    ...window,
    withQuotes: parameters.get(QUOTES_PARAMETER) === YES,
    refillsMinimum: parameters.get(MINIMUM_PARAMETER) === YES,
  };
}
