import { useQueryClient } from "@tanstack/react-query";
import { createContext, type PropsWithChildren, useContext, useEffect, useRef, useState } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { withTaken } from "#shared/night/counts/waiting-counts.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { CountSender } from "#web/night/counts/count-sender.ts";
import { waitingText } from "#web/night/counts/send-state.tsx";
import { useSending } from "#web/night/counts/use-count-sender.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { countsQuery, postCount } from "./queries.ts";

const KEPT = "Ficam guardadas neste aparelho, e são enviadas quando você entrar de novo.";

const SenderContext = createContext<CountSender | undefined>(undefined);

type CountingProviderProps = { user: SessionUser; token: string | null };

/** Keeps and sends what the user counts, from whatever page. */
export function CountingProvider({ user, token, children }: PropsWithChildren<CountingProviderProps>) {
  const client = useQueryClient();
  const ownToken = useRef(token);
  useEffect(() => {
    ownToken.current = token;
  }, [token]);
  const [sender] = useState(
    () =>
      new CountSender({
        owner: `${user.companyId}:${user.id}`,
        // In another tab somebody else may have logged in: that session is not this user's.
        post: async ({ eventId, entry }) =>
          readAuthToken() === ownToken.current ? postCount(eventId, entry) : "unanswered",
        onTaken: (eventId, count) => {
          const { queryKey } = countsQuery(eventId);
          // Also while the first answer is under way; of an event that nobody looks at nothing is known.
          if (client.getQueryState(queryKey))
            client.setQueryData(queryKey, (known = []) => [...withTaken(known, count)]);
        },
      }),
  );
  // Somebody else may log in on this device.
  useEffect(() => {
    sender.resume();
    return () => {
      sender.stop();
      const { length } = sender.waiting();
      if (length > 0) toast({ title: waitingText(length), description: KEPT, tone: "info" });
    };
  }, [sender]);
  useSending(sender);
  return <SenderContext value={sender}>{children}</SenderContext>;
}

export function useCountSender(): CountSender {
  const sender = useContext(SenderContext);
  if (!sender) throw new Error("No CountingProvider above");
  return sender;
}
