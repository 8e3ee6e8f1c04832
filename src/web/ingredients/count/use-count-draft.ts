import { useCallback, useState } from "react";
import { useAuth } from "#web/session/session.tsx";
import { type CountDraft, type DraftLine, readCountDraft, storeCountDraft } from "./count-draft.ts";

/** The unsaved count of the signed-in user, kept in the browser with every change. */
export function useCountDraft() {
  const { session } = useAuth();
  const owner = "user" in session ? session.user : undefined;
  const [draft, setDraft] = useState<CountDraft>(() => (owner ? readCountDraft(owner) : {}));

  const change = useCallback(
    (next: (before: CountDraft) => CountDraft) =>
      setDraft((before) => {
        const draft = next(before);
        // Stored at once: a phone may close the page at any moment.
        if (owner) storeCountDraft(owner, draft);
        return draft;
      }),
    [owner],
  );
  // Stable functions, for memoized rows. An undefined line is no longer counted.
  const setLine = useCallback(
    (ingredientId: number, line: DraftLine | undefined) =>
      change(({ [ingredientId]: _before, ...others }) =>
        line ? { ...others, [ingredientId]: line } : others,
      ),
    [change],
  );
  const discard = useCallback(() => change(() => ({})), [change]);
  return { draft, setLine, discard };
}
