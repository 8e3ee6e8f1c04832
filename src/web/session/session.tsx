import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { navigate } from "wouter/use-browser-location";
import type { LoginInput, SessionUser } from "#shared/accounts/contract.ts";
import { type CompanyRole, companyRoleLabels } from "#shared/accounts/permissions.ts";
import { isAdminPath, paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { isUnanswered, isUnauthorized } from "#web/api/api-error.ts";
import { AUTH_TOKEN_KEY, readAuthToken, removeAuthToken, storeAuthToken } from "#web/api/auth-token.ts";
import { onCompanyRole } from "#web/api/company-role-header.ts";
import { useIsOffline } from "#web/browser/connection.ts";
import { timeoutSignal } from "#web/browser/timeout-signal.ts";
import { type HeldSession, useKeptSession } from "#web/device/use-kept-session.ts";
import { hasUnsaved, whenNothingUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { keptUser } from "./kept-user.ts";
import { requestLogin } from "./request-login.ts";

export type SessionState =
  | { state: "loading" }
  | { state: "signed-out" }
  | {
      state: "signed-in" | "password-change-required";
      token: string;
      /** The token that the page was opened with; a later login of the same user does not change it. */
      openedWith: string;
      user: SessionUser;
    };

type Auth = {
  session: SessionState;
  /** Throws an error with the message for the login page. */
  login: (input: LoginInput) => Promise<void>;
  logout: () => void;
  /** Forgets a session that the server has ended, without a logout call. */
  endSession: () => void;
  /** Called when the server knows no session: unsaved input stays, everything else is closed. */
  loseSession: () => void;
  /** The session is lost, and the page stays open for its unsaved input. */
  isLost: boolean;
  /** Logs the same user in again over the page. Throws an error with the message to show. */
  resume: (password: string) => Promise<void>;
  leave: () => void;
  markPasswordChanged: () => void;
  /** Fetches the user again: the name of the company or the role may have changed. */
  refreshUser: () => Promise<void>;
};

type Held = HeldSession & { openedWith: string | null };

const held = (token: string | null, user: SessionUser | null): Held => ({
  token,
  openedWith: token,
  user,
  isLost: false,
  isUnchecked: false,
});

/** After this time the check of a session counts as unanswered, if its user is known. */
const NO_ANSWER_MS = 8000;

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth deve ser usado dentro de AuthProvider");
  return auth;
}

/** The signed-in user; undefined where nobody is. */
export function useUser(): SessionUser | undefined {
  const session = useContext(AuthContext)?.session;
  return session && "user" in session ? session.user : undefined;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(() => held(readAuthToken(), null));
  const { token, user } = now;

  const endSession = useCallback(() => {
    removeAuthToken();
    setNow(held(null, null));
  }, []);

  const loseSession = useCallback(() => {
    if (!hasUnsaved()) {
      endSession();
      return tellEnd();
    }
    removeAuthToken();
    setNow((before) => ({ ...before, isLost: true }));
  }, [endSession]);

  const isOffline = useIsOffline();
  const isCheckDue = !user || (now.isUnchecked && !now.isLost && !isOffline);
  const failCheck = useEffectEvent((error: unknown, known: SessionUser | undefined) => {
    if (user) return isUnauthorized(error) && loseSession();
    if (!known || !isUnanswered(error)) return endSession();
    setNow((before) => ({ ...before, user: known, isUnchecked: true }));
  });
  useEffect(() => {
    if (!token || !isCheckDue) return;
    let isCurrent = true;
    const known = keptUser(token);
    api.get<SessionUser>("/api/user", known && timeoutSignal(NO_ANSWER_MS)).then(
      (checked) => isCurrent && startTransition(() => setNow((before) => withUser(before, checked))),
      (error) => isCurrent && failCheck(error, known),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, isCheckDue]);

  useKeptSession(now);

  /** Another tab signed in or out. */
  const follow = useEffectEvent(async () => {
    const stored = readAuthToken();
    if (!user || !hasUnsaved()) {
      setNow(held(stored, null));
      if (user && !stored) tellEnd();
      return;
    }
    // Nothing may be sent until it is known whose session it is now.
    setNow({ ...now, isLost: true });
    const found = stored && (await api.getOrNull<SessionUser>("/api/user").catch(() => null));
    if (!found || readAuthToken() !== stored) return;
    setNow(
      isSamePerson(found, user)
        ? { ...held(stored, found), openedWith: now.openedWith }
        : held(stored, found),
    );
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that all of the storage was cleared.
      if (event.key === AUTH_TOKEN_KEY || event.key === null) void follow();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  const refreshUser = useCallback(async () => {
    const asked = readAuthToken();
    // A failure changes nothing: the next answer tells the role again.
    const found = await api.get<SessionUser>("/api/user").catch(() => undefined);
    if (found && asked === readAuthToken()) setNow((before) => withFreshUser(before, asked, found));
  }, []);

  const isRefreshing = useRef(false);
  const followRole = useEffectEvent((companyRole: string) => {
    if (!user || now.isLost || isRefreshing.current || user.companyRole === companyRole) return;
    isRefreshing.current = true;
    // Other screens would take unsaved input with them; until then the server refuses what is no longer permitted.
    whenNothingUnsaved(() => void refreshUser().finally(() => (isRefreshing.current = false)));
  });
  useEffect(() => onCompanyRole(followRole), []);

  const companyRole = user?.companyRole;
  const shownRole = useRef<{ id?: number; role?: string | null }>({});
  useEffect(() => {
    const before = shownRole.current;
    shownRole.current = { id: user?.id, role: companyRole };
    if (companyRole && before.role && before.id === user?.id && before.role !== companyRole)
      tellRole(companyRole);
  }, [user?.id, companyRole]);

  const auth = useMemo<Auth>(() => {
    const leave = () => {
      endSession();
      navigate(paths.login);
    };
    return {
      session: sessionOf(now),
      login: async (input) => {
        const reply = await requestLogin(input);
        storeAuthToken(reply.token);
        setNow(held(reply.token, reply.user));
      },
      logout: () => {
        // Not awaited: logging out also works offline.
        api.post("/api/logout").catch(() => {});
        endSession();
        const { pathname, search } = window.location;
        if (isAdminPath(pathname)) navigate(paths.login);
        // A search text is not for the next user's eyes.
        else if (search) navigate(pathname, { replace: true });
      },
      endSession,
      loseSession,
      isLost: now.isLost,
      resume: async (password) => {
        if (!now.user) return;
        const reply = await requestLogin({ email: now.user.email, password });
        if (!isSamePerson(reply.user, now.user)) {
          leave();
          return tellEnd();
        }
        storeAuthToken(reply.token);
        setNow({ ...held(reply.token, reply.user), openedWith: now.openedWith });
      },
      leave,
      markPasswordChanged: () =>
        setNow((before) =>
          before.user ? { ...before, user: { ...before.user, requirePasswordChange: false } } : before,
        ),
      refreshUser,
    };
  }, [now, endSession, loseSession, refreshUser]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function sessionOf({ token, openedWith, user }: Held): SessionState {
  if (!token || !openedWith) return { state: "signed-out" };
  if (!user) return { state: "loading" };
  return {
    state: user.requirePasswordChange ? "password-change-required" : "signed-in",
    token,
    openedWith,
    user,
  };
}

const withUser = (before: Held, user: SessionUser): Held => ({ ...before, user, isUnchecked: false });

const withFreshUser = (before: Held, token: string | null, found: SessionUser): Held =>
  before.token === token && before.user && isSamePerson(found, before.user)
    ? withUser(before, found)
    : before;

const isSamePerson = (one: SessionUser, other: SessionUser) =>
  one.id === other.id && one.companyId === other.companyId;

const tellRole = (companyRole: CompanyRole) =>
  void toast({ title: `Sua função agora é ${companyRoleLabels[companyRole]}`, tone: "info" });

const tellEnd = () =>
  void toast({ title: "Sessão encerrada", description: "Entre novamente.", tone: "info" });
