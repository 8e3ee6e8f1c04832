import type { HeldId } from "../specification/sentences/all.ts";
import { allSentences } from "../specification/sentences/all.ts";
import { test as base } from "./fixtures.ts";

/** Tries one sentence of the specification, or several that the same look shows. */
type Holds = (ids: HeldId | readonly HeldId[], look: () => Promise<void>) => Promise<void>;

/**
 * A test of several sentences that share a screen: each is a step named by its words, and a sentence that does not hold
 * leaves the others to be tried.
 */
export const test = base.extend<{ holds: Holds }>({
  // What is not there costs its own sentence, not the time of the others.
  actionTimeout: 10_000,
  holds: async ({ playwright: _unused }, use) => {
    const failures: string[] = [];
    await use(async (ids, look) => {
      const name = [ids].flat().map((id) => `${id}: ${allSentences[id]}`);
      try {
        await test.step(name.join(" | "), look);
      } catch (error) {
        failures.push(`${name.join("\n")}\n${error instanceof Error ? error.message : String(error)}`);
      }
    });
    if (failures.length > 0) throw new Error(`Not as specified:\n\n${failures.join("\n\n")}`);
  },
});
