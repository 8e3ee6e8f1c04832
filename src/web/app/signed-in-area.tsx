import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";
import { useAuth } from "./session.tsx";

/**
 * Holds the cached data of one session. Whoever renders it gives it the session's token as key, so that no login
 * or logout can leave anything of another session behind.
 */
export function SignedInArea({ children }: { children: ReactNode }) {
  const { endSession } = useAuth();
  const [queryClient] = useState(() => createQueryClient({ onUnauthorized: endSession }));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
