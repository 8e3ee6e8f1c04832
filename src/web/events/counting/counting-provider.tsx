import { useQueryClient } from "@tanstack/react-query";
import { createContext, type PropsWithChildren, useContext, useEffect, useState } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { CountSender } from "#web/counts/count-sender.ts";
import { browserCountStore } from "#web/counts/count-store.ts";
import { useSending } from "#web/counts/use-count-sender.ts";
import { countsQuery, postCount } from "./queries.ts";

const SenderContext = createContext<CountSender | undefined>(undefined);

const store = browserCountStore();

/** Keeps and sends what the user counts, from whatever page. */
export function CountingProvider({ user, children }: PropsWithChildren<{ user: SessionUser }>) {
  const client = useQueryClient();
  const [sender] = useState(
    () =>
      new CountSender({
        owner: `${user.companyId}:${user.id}`,
        store,
        post: postCount,
        onTaken: (eventId, count) =>
          client.setQueryData(countsQuery(eventId).queryKey, (known) =>
            known?.some(({ id }) => id === count.id) ? known : known && [...known, count],
          ),
      }),
  );
  // Somebody else may log in on this device.
  useEffect(() => {
    sender.resume();
    return () => sender.stop();
  }, [sender]);
  useSending(sender);
  return <SenderContext value={sender}>{children}</SenderContext>;
}

export function useCountSender(): CountSender {
  const sender = useContext(SenderContext);
  if (!sender) throw new Error("No CountingProvider above");
  return sender;
}
