import { setHashCost } from "#server/accounts/passwords.ts";

/** The least that argon2 takes; `passwords.test.ts` pins the real cost. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

setHashCost(CHEAP);
