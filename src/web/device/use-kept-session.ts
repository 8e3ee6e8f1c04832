import { useEffect } from "react";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { keepUser } from "#web/session/kept-user.ts";
import { forgetAnswers, ownerOf } from "./kept-answers.ts";

export type HeldSession = {
  token: string | null;
  user: SessionUser | null;
  /** The session has ended, and the page stays open for its unsaved input. */
  isLost: boolean;
  /** The user is the one kept on this device, since the server has not answered yet. */
  isUnchecked: boolean;
};

/** Keeps the user on this device, and wipes the answers that are not the present user's. */
export function useKeptSession({ token, user, isLost, isUnchecked }: HeldSession) {
  useEffect(() => {
    // Another tab may have logged out meanwhile.
    if (token && user && !isUnchecked && token === readAuthToken()) keepUser(token, user);
  }, [token, user, isUnchecked]);

  const isChecking = token !== null && !user;
  const owner = user && !isLost ? ownerOf(user) : undefined;
  useEffect(() => {
    if (!isChecking) void forgetAnswers(owner);
  }, [isChecking, owner]);
}
