import type { SessionUser } from "#shared/accounts/contract.ts";

/** What a tab holds of its session. */
export type HeldSession = {
  token: string | null;
  /** The token that the page was opened with; a later login of the same user does not change it. */
  openedWith: string | null;
  /** Null until the server has told whose session it is. */
  user: SessionUser | null;
  /** The session has ended, and the page stays open for its unsaved input. */
  isLost: boolean;
  /** The user is the one kept on this device, since the server has not answered yet. */
  isUnchecked: boolean;
};

export type SessionAction =
  /** Somebody logged in, here or in another tab, or a stored token was found. */
  | { type: "opened"; token: string | null; user: SessionUser | null }
  /** The same page goes on with another session; somebody else's begins anew. */
  | { type: "resumed"; token: string; user: SessionUser }
  | { type: "ended" }
  | { type: "lost" }
  | { type: "checked"; user: SessionUser }
  /** The server did not answer the check; the device knows the user. */
  | { type: "unanswered"; user: SessionUser }
  /** The user was fetched again, with the token of that moment. */
  | { type: "refreshed"; token: string | null; user: SessionUser }
  | { type: "password changed" };

export const openedSession = (token: string | null, user: SessionUser | null = null): HeldSession => ({
  token,
  openedWith: token,
  user,
  isLost: false,
  isUnchecked: false,
});

export function sessionAfter(state: HeldSession, action: SessionAction): HeldSession {
  switch (action.type) {
    case "opened":
      return openedSession(action.token, action.user);
    case "resumed": {
      const opened = openedSession(action.token, action.user);
      return isSamePerson(action.user, state.user) ? { ...opened, openedWith: state.openedWith } : opened;
    }
    case "ended":
      return openedSession(null);
    case "lost":
      return { ...state, isLost: true };
    case "checked":
      return { ...state, user: action.user, isUnchecked: false };
    case "unanswered":
      return { ...state, user: action.user, isUnchecked: true };
    case "refreshed":
      return state.token === action.token && isSamePerson(action.user, state.user)
        ? { ...state, user: action.user, isUnchecked: false }
        : state;
    case "password changed":
      return state.user ? { ...state, user: { ...state.user, requirePasswordChange: false } } : state;
  }
}

export const isSamePerson = (one: SessionUser, other: SessionUser | null): boolean =>
  one.id === other?.id && one.companyId === other.companyId;

export type SessionState =
  | { state: "loading" }
  | { state: "signed-out" }
  | {
      state: "signed-in" | "password-change-required" | "second-step-required";
      token: string;
      openedWith: string;
      user: SessionUser;
    };

/** The session as screens see it. */
export function sessionOf({ token, openedWith, user }: HeldSession): SessionState {
  if (!token || !openedWith) return { state: "signed-out" };
  if (!user) return { state: "loading" };
  return { state: stateOf(user), token, openedWith, user };
}

function stateOf({ requirePasswordChange, requireSecondStep }: SessionUser) {
  if (requirePasswordChange) return "password-change-required";
  return requireSecondStep ? "second-step-required" : "signed-in";
}
