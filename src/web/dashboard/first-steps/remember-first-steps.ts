import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

const KEY = "first_steps";

/** How many steps were open when the card was shown last time, 0 if it was not: the skeleton reserves their space. */
export const firstStepsShown = (): number => Number(readStored(KEY)) || 0;

export function rememberFirstSteps(open: number) {
  if (open > 0) store(KEY, String(open));
  else removeStored(KEY);
}
