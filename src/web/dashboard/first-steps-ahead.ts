import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

const KEY = "first_steps";

/** Whether the first steps were shown the last time: then the dashboard keeps their place while it loads. */
export const areFirstStepsAhead = () => readStored(KEY) !== null;

export function noteFirstSteps(areAhead: boolean) {
  if (areAhead) store(KEY, "ahead");
  else removeStored(KEY);
}
