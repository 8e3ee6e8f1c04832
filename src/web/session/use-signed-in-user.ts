import type { SessionUser } from "#shared/accounts/contract.ts";
import { useAuth } from "./session.tsx";

/** Only for components inside a signed-in shell. */
export function useSignedInSession() {
  const { session } = useAuth();
  if (!("user" in session)) throw new Error("A signed-in shell was rendered without a user");
  return session;
}

export const useSignedInUser = (): SessionUser => useSignedInSession().user;
