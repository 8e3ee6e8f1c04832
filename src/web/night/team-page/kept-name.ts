import { readStored, store } from "#web/browser/local-storage.ts";

const NAME_KEY = "team_name";

/** Who counts on this phone; empty until somebody has said so. */
export const readCounterName = () => readStored(NAME_KEY) ?? "";

export const storeCounterName = (name: string) => store(NAME_KEY, name);
