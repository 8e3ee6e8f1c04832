import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

const KEY = "first_steps";

/** True if the card was shown last time: the skeleton then reserves its space. */
export const wereFirstStepsShown = () => readStored(KEY) !== null;

export function rememberFirstSteps(areAhead: boolean) {
  if (areAhead) store(KEY, "ahead");
  else removeStored(KEY);
}
