import { buildName } from "#web/browser/build-name.ts";
import type { Schema } from "#web/browser/local-storage.ts";
import { deviceStore } from "./device-store.ts";

/** An answer of the server, and when it came. */
export type KeptAnswer<T = unknown> = { data: T; at: number };

type Stored<T> = KeptAnswer<T> & { build: string | undefined };

/** Answers of the server, for when it cannot be asked. */
export function answerStore<T = unknown>(database: string, name: string) {
  const store = deviceStore<Stored<T>>(database, name, ofThisBuild());
  return {
    ...store,
    /** Keeps an answer, unless that is no longer allowed when its turn comes. */
    keep: (key: string, answer: KeptAnswer<T>, isAllowed = () => true): Promise<unknown> =>
      store
        .replace(key, () => (isAllowed() ? { ...answer, build: buildName() } : undefined))
        .catch(() => undefined),
  };
}

/** Another build may expect other fields. By hand: the login page comes without zod. */
const ofThisBuild = <T>(): Schema<Stored<T>> => ({
  parse: (stored) => {
    const answer: Partial<Stored<T>> = Object(stored);
    if (!("data" in answer) || typeof answer.at !== "number" || answer.build !== buildName())
      throw new TypeError("Kept by another build");
    return answer as Stored<T>;
  },
});
