import { takeTurn } from "#server/accounts/passwords.ts";

/** The number of hashes that run and wait at once. */
const PLACES = 102;

/** Fills the queue of password hashes with work that costs nothing, for one asker or for one asker each. */
export function holdHashLine(asker?: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const places = Array.from({ length: PLACES }, (_, n) => takeTurn(asker ?? `asker ${n}`, () => held));
  // Some of them may have given way to others.
  const settled = Promise.allSettled(places);
  return {
    release: () => {
      release();
      return settled;
    },
  };
}
