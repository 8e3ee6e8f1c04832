import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { afterPosting, type Cart, type PendingPurchase } from "#shared/purchases/cart.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRetryLoop } from "#web/device/use-retry-loop.ts";
import { useFreshNeed, usePostPurchase } from "#web/purchases/queries.ts";
import { suppliersQuery } from "#web/suppliers/queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** A call that got no answer in this time is sent again; the key makes that harmless. */
const PATIENCE_MS = 15_000;

type Refusal = {
  message: string;
  /** What is wrong with a line, by its key in the cart. */
  lines: Readonly<Record<string, string>>;
};

type PendingOptions = { cart: Cart; change: (next: (cart: Cart) => Cart) => void };

/** Sends a purchase until somebody says what became of it, always by the same key and body. */
export function usePendingPurchase({ cart: { pending }, change }: PendingOptions) {
  const { mutateAsync: post } = usePostPurchase((posted) => change((cart) => afterPosting(cart, posted)));
  const client = useQueryClient();
  const freshNeed = useFreshNeed();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);
  const underWay = useRef<string>(undefined);

  const send = async (sent: PendingPurchase) => {
    const { idempotencyKey } = sent;
    if (underWay.current === idempotencyKey) return;
    underWay.current = idempotencyKey;
    setIsSending(true);
    const answered = post(sent).then(
      () => setRefusal(undefined),
      async (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!error.isVerdict) return;
        change((cart) =>
          cart.pending?.idempotencyKey === idempotencyKey ? { ...cart, pending: null } : cart,
        );
        setRefusal(refusalOf(error, sent));
        // A supplier may have been removed.
        void client.invalidateQueries({ queryKey: suppliersQuery.queryKey });
        // The marks of changed lines come from the stock and the events as they are now.
        await freshNeed();
      },
    );
    await Promise.race([answered, waitFor(PATIENCE_MS)]);
    if (underWay.current === idempotencyKey) underWay.current = undefined;
    setIsSending(false);
  };

  useRetryLoop(pending?.idempotencyKey, () => pending && send(pending));

  const cancel = () => {
    change((cart) => ({ ...cart, pending: null }));
    toast({ title: "Envio cancelado", description: MAYBE_POSTED, tone: "info" });
    // What did arrive has changed the need, and is marked.
    void freshNeed();
  };
  const forgetRefusal = useCallback(() => setRefusal(undefined), []);
  return { isSending, refusal, cancel, forgetRefusal };
}

const MAYBE_POSTED = "Se a compra já tinha chegado, os itens dela aparecem marcados na lista.";

const waitFor = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

function refusalOf(error: ApiError, { keys }: PendingPurchase): Refusal {
  const lines = error.issues.flatMap(({ path, message }): [string, string][] => {
    const [, position, field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? [];
    const key = keys[Number(position)];
    // A changed stock is marked by what it means for the need.
    return key && field !== "version" ? [[key, message]] : [];
  });
  const message =
    error.serverMessage === VERSION_CONFLICT
      ? "O estoque mudou desde que a lista foi feita. Confira os itens marcados e lance de novo."
      : `A compra não foi lançada: ${error.serverMessage ?? error.message}`;
  return { message, lines: Object.fromEntries(lines) };
}
