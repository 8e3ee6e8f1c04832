import { useEffect, useEffectEvent } from "react";
import type { SeenEvent } from "#shared/events/contract.ts";
import { useUser } from "#web/app/session.tsx";
import type { EventForm } from "#web/events/editor/event-form.ts";
import { dropReturnDraft, readReturnDraft, storeReturnDraft } from "./return-draft.ts";

/**
 * Keeps the counts of a return in the browser while they are typed, and fills them in when the event is opened again.
 * Returns a function that forgets them.
 */
export function useReturnDraft(form: EventForm, event: SeenEvent | undefined): () => void {
  const owner = useUser();
  const out = event?.stockWithdrawn === "true" ? event : undefined;
  const outId = out?.id;
  const fillIn = useEffectEvent(() => {
    const drinks = owner && out && readReturnDraft(owner, out, form.getValues("drinks"));
    if (!drinks) return;
    for (const [drink, { ingredients }] of drinks.entries()) {
      for (const [line, { returnQuantity }] of ingredients.entries()) {
        const path = `drinks.${drink}.ingredients.${line}.returnQuantity` as const;
        form.setValue(path, returnQuantity, { shouldDirty: true });
      }
    }
  });
  const keep = useEffectEvent(() => {
    // Stored at once: a phone may close the page at any moment.
    if (owner && out) storeReturnDraft(owner, out, form.getValues("drinks"));
  });
  useEffect(() => {
    if (outId === undefined) return;
    fillIn();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name?.endsWith(".returnQuantity")) keep();
      },
    });
  }, [outId, form]);

  return () => {
    if (owner && event) dropReturnDraft(owner, event);
  };
}
