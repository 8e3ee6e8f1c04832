import { BROWSER_KEY_HEADER, isBrowserKey } from "#shared/accounts/browser-key.ts";
import { readStored, store } from "#web/browser/local-storage.ts";
import { randomKey } from "./random-key.ts";

const STORED_AS = "browser_key";

/** By which the server knows this browser again at the next login; it stays after a logout, and opens nothing. */
export function browserKeyHeader(): Record<string, string> {
  const known = readStored(STORED_AS) ?? undefined;
  const key = isBrowserKey(known) ? known : randomKey();
  if (key !== known) store(STORED_AS, key);
  return { [BROWSER_KEY_HEADER]: key };
}
