import type { SessionUser } from "#shared/accounts/contract.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { readJson, removeStored, type Schema, storeJson } from "#web/browser/local-storage.ts";

const USER_KEY = "session_user";
/** As long as a session lives without being used. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type KeptUser = { session: string; checkedAt: number; user: SessionUser };

/** By hand: the login page comes without zod. */
const keptUserSchema: Schema<KeptUser> = {
  parse: (stored) => {
    const { user }: Partial<KeptUser> = Object(stored);
    if (typeof user?.id !== "number" || typeof user.username !== "string") throw new TypeError("No user");
    // What was kept before companies had a time zone.
    return { ...(stored as KeptUser), user: { ...user, timeZone: user.timeZone ?? SAO_PAULO } };
  },
};

/** Enough of a token to know it again, and too little to use it. */
const markOf = (token: string) => token.slice(0, 8);

/** Keeps the user of a session, as the server has just told it, for a start without a network. */
export const keepUser = (token: string, user: SessionUser) =>
  storeJson(USER_KEY, { session: markOf(token), checkedAt: Date.now(), user } satisfies KeptUser);

/** The kept user of this very session. */
export function keptUser(token: string): SessionUser | undefined {
  const kept = readJson(USER_KEY, keptUserSchema);
  const isCurrent = kept?.session === markOf(token) && Date.now() - kept.checkedAt < KEPT_MS;
  return isCurrent ? kept.user : undefined;
}

export const forgetUser = () => removeStored(USER_KEY);
