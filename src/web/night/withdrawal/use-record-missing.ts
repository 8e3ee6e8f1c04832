import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PendingPurchase } from "#shared/purchases/cart.ts";
import { dayIn } from "#shared/time/clock.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { randomKey } from "#web/api/random-key.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { usePostPurchase } from "#web/purchases/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { type MissingEntry, purchaseLine } from "./missing-entries.ts";

/** Records what is missing as one purchase, once, however often the withdrawal after it is tried. */
export function useRecordMissing() {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const { mutateAsync: post } = usePostPurchase();
  /** The same lines go by the same key: what the server has recorded already is not recorded again. */
  const sent = useRef<PendingPurchase>(undefined);

  return async (entries: readonly MissingEntry[]) => {
    if (entries.length === 0) return;
    const body = { boughtOn: dayIn(new Date(), timeZone), lines: entries.map(purchaseLine) };
    if (JSON.stringify(sent.current?.body) !== JSON.stringify(body)) {
      sent.current = { idempotencyKey: randomKey(), keys: [], body };
    }
    await post(sent.current as PendingPurchase).catch((error: Error) => {
      // Not the event's own conflict: the stock is fetched anew, and what is missing with it.
      if (error.message !== VERSION_CONFLICT) throw error;
      void queryClient.invalidateQueries({ queryKey: ingredientsQuery.queryKey });
      throw new Error("O estoque mudou agora. Confira o que falta e tente de novo.");
    });
  };
}
