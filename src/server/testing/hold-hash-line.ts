import { takeTurn } from "#server/accounts/passwords.ts";

/** As many as run and wait at once. */
const PLACES = 102;

/** Takes every place in the line for hashes by work that costs nothing: for one asker, or each for another. */
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
