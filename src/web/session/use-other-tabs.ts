import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";
import { AUTH_TOKEN_KEY, readAuthToken } from "#web/api/auth-token.ts";
import { hasUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import type { HeldSession, SessionAction } from "./session-state.ts";

/** Follows logins and logouts in other tabs of the browser. */
export function useOtherTabs({ user }: HeldSession, dispatch: Dispatch<SessionAction>, onEnd: () => void) {
  const follow = useEffectEvent(async () => {
    const token = readAuthToken();
    if (!user || !hasUnsaved()) {
      dispatch({ type: "opened", token, user: null });
      if (user && !token) onEnd();
      return;
    }
    // Nothing may be sent until it is known whose session it is now.
    dispatch({ type: "lost" });
    const found = token && (await api.getOrNull<SessionUser>("/api/user").catch(() => null));
    if (found && readAuthToken() === token) dispatch({ type: "resumed", token, user: found });
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that all of the storage was cleared.
      if (event.key === AUTH_TOKEN_KEY || event.key === null) void follow();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
}
