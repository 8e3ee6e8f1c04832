import { FairLine } from "./fair-line.ts";

/** Argon2id is the library's own choice; the rest is ours. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core for a while: a flood of logins must not starve everything else. */
const line = new FairLine({ atOnce: 2, mayWait: 100 });

/** Waits for one of the few places in which hashing may go on. The asker is an address, or a user known already. */
export const takeTurn = <T>(asker: string, work: () => Promise<T>): Promise<T> => line.takeTurn(asker, work);

// Native code, loaded when the start is over.
const argon2 = () => import("@node-rs/argon2");

const hashNow = async (password: string) => (await argon2()).hash(password, PARAMETERS);

export const hashPassword = (password: string, asker: string): Promise<string> =>
  takeTurn(asker, () => hashNow(password));

/** For an account that does not exist: takes the same time as a wrong password, and is always wrong. */
let nobodysHash: Promise<string> | undefined;

/** Makes the first login as quick as the next. Takes no turn: those who wait for it have one. */
export function prepareHashing(): Promise<string> {
  nobodysHash ??= hashNow("nobody has this password");
  return nobodysHash;
}

/** Compares at once; to be called in a turn. */
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

/** True for a hash made with other parameters than today's, to be replaced at the next good login. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  );
