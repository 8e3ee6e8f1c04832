import { AppError } from "#server/http/errors.ts";

/** Argon2id is the library's own choice; the rest is ours. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core for a while: a flood of logins must not starve everything else. */
const AT_ONCE = 2;
const MAY_WAIT = 20;
let running = 0;
const waiting: (() => void)[] = [];

// Native code, loaded when the start is over.
const argon2 = () => import("@node-rs/argon2");

const hashNow = async (password: string) => (await argon2()).hash(password, PARAMETERS);

export const hashPassword = (password: string): Promise<string> => takeTurn(() => hashNow(password));

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

export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  takeTurn(() => matches(password, passwordHash));

/** True for a hash made with other parameters than today's, to be replaced at the next good login. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  );

/** Waits for one of the few places in which hashing may go on; refuses when too many wait already. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAY_WAIT) {
      throw new AppError(503, "Serviço temporariamente indisponível", { retryAfterSeconds: 2 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
