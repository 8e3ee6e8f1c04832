import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { LostSessionDialog } from "#web/accounts/login/lost-session-dialog.tsx";
import { StepUpDialog } from "#web/accounts/step-up/step-up-dialog.tsx";
import { createQueryClient } from "#web/api/query-client.ts";
import { useAuth } from "#web/session/session.tsx";

/**
 * Holds the cached data of one session. Its key must be the session's first token, so that no login or logout leaves
 * data of another session behind.
 */
export function SessionQueryProvider({ children }: { children: ReactNode }) {
  const { session, loseSession } = useAuth();
  const [queryClient] = useState(() => createQueryClient({ onUnauthorized: loseSession }));
  const token = "token" in session && session.token;

  // Retries what an earlier session was refused.
  useEffect(() => {
    if (token) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [token, queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <LostSessionDialog />
      <StepUpDialog />
    </QueryClientProvider>
  );
}
