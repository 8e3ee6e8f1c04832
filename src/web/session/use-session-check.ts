import { type Dispatch, startTransition, useEffect, useEffectEvent } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { isUnanswered, isUnauthorized } from "#web/api/api-error.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { keepUser, keptUser } from "#web/api/kept-user.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { askForUser } from "./ask-for-user.ts";
import type { HeldSession, SessionAction } from "./session-state.ts";

type Ends = { endSession: () => void; loseSession: () => void };

/** Asks the server whose session it is, and keeps the answer on this device for a start without a network. */
export function useSessionCheck(
  { token, user, isLost, isUnchecked }: HeldSession,
  dispatch: Dispatch<SessionAction>,
  { endSession, loseSession }: Ends,
) {
  const isOffline = useIsOffline();
  const isDue = !user || (isUnchecked && !isLost && !isOffline);
  const fail = useEffectEvent((error: unknown, known: SessionUser | undefined) => {
    if (user) return isUnauthorized(error) && loseSession();
    if (!known || !isUnanswered(error)) return endSession();
    dispatch({ type: "unanswered", user: known });
  });

  useEffect(() => {
    if (!token || !isDue) return;
    let isCurrent = true;
    const known = keptUser(token);
    askForUser(token).then(
      (found) => isCurrent && startTransition(() => dispatch({ type: "checked", user: found })),
      (error) => isCurrent && fail(error, known),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, isDue, dispatch]);

  useEffect(() => {
    // Another tab may have logged out meanwhile.
    if (token && user && !isUnchecked && token === readAuthToken()) keepUser(token, user);
  }, [token, user, isUnchecked]);
}
