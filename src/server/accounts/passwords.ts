import { availableParallelism } from "node:os";
import { AppError } from "#server/http/errors.ts";
import { FairQueue } from "#server/http/limits/fair-queue.ts";

/** Argon2id is the library's own choice; the rest is ours. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let parameters = PARAMETERS;

/** Sets the cost of hashes, for tests alone: their passwords protect nothing. Without one it is the real cost. */
export function setHashCost(cost = PARAMETERS): void {
  parameters = cost;
  nobodysHash = undefined;
}

/**
 * Limits hashing, since each hash takes 19 MiB and a processor for a while: a flood of logins must not starve the rest,
 * which keeps a processor wherever there are two.
 */
const line = new FairQueue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  mayWait: 100,
  refusal: () => new AppError(503, "Serviço temporariamente indisponível", { retryAfterSeconds: 2 }),
});

/** Waits for a turn to hash. The asker is an address, or a user known already. */
export const takeTurn = <T>(asker: string, work: () => Promise<T>): Promise<T> => line.takeTurn(asker, work);

// Native code, loaded when the start is over.
const argon2 = () => import("@node-rs/argon2");

const hashNow = async (password: string) => (await argon2()).hash(password, parameters);

export const hashPassword = (password: string, asker: string): Promise<string> =>
  takeTurn(asker, () => hashNow(password));

/** Hashes what is looked up by its hash, with the salt of its owner. */
export const hashWithSalt = (text: string, salt: string, asker: string): Promise<string> =>
  takeTurn(asker, async () => {
    const hash = await (await argon2()).hashRaw(text, { ...parameters, salt: Buffer.from(salt) });
    return hash.toString("base64url");
  });

/** Hash that is compared where no account exists: takes as long as a wrong password, and never matches. */
let nobodysHash: Promise<string> | undefined;

/** Makes the hash for unknown accounts ahead of the first login. Takes no turn: those who wait for it have one. */
export function prepareHashing(): Promise<string> {
  nobodysHash ??= hashNow("nobody has this password");
  return nobodysHash;
}

/** Compares without waiting; to be called within a turn. */
export async function matches(password: string, passwordHash: string | undefined): Promise<boolean> {
  // Waited for by everybody: else the very first answers would tell who has an account.
  const otherwise = await prepareHashing();
  const { verify } = await argon2();
  const isRight = await verify(passwordHash ?? otherwise, password);
  return isRight && passwordHash !== undefined;
}

export const isPassword = (
  password: string,
  passwordHash: string | undefined,
  asker: string,
): Promise<boolean> => takeTurn(asker, () => matches(password, passwordHash));

/** True if a hash has other parameters than today's, and is to be replaced at the next good login. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(
    `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`,
  );
