import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { navigate } from "wouter/use-browser-location";
import type { LoginInput, SessionUser } from "#shared/accounts/contract.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { isAdminPath, paths } from "#web/app/address/paths.ts";
import { api } from "#web/app/api/api.ts";
import { AUTH_TOKEN_KEY, readAuthToken, removeAuthToken, storeAuthToken } from "#web/app/api/auth-token.ts";
import { onCompanyRole } from "#web/app/api/company-role.ts";
import { requestLogin } from "#web/app/api/request-login.ts";
import { hasUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export type Session =
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
  session: Session;
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
  /** Fetches the user anew: name of the company and role may have changed. */
  refreshUser: () => Promise<void>;
  markPasswordChanged: () => void;
};

type Held = { token: string | null; openedWith: string | null; user: SessionUser | null; isLost: boolean };

const held = (token: string | null, user: SessionUser | null): Held => ({
  token,
  openedWith: token,
  user,
  isLost: false,
});

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

  useEffect(() => {
    if (!token || user) return;
    let isCurrent = true;
    api.get<SessionUser>("/api/user").then(
      (checked) => isCurrent && startTransition(() => setNow(held(token, checked))),
      () => isCurrent && endSession(),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, user, endSession]);

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
      isSamePerson(found, user) ? { ...now, token: stored, user: found, isLost: false } : held(stored, found),
    );
  });

  const refreshUser = useCallback(async () => {
    const fresh = await api.getOrNull<SessionUser>("/api/user").catch(() => null);
    if (!fresh) return;
    setNow((before) =>
      before.user && isSamePerson(fresh, before.user) ? { ...before, user: fresh } : before,
    );
  }, []);

  /** Somebody gave this user another role. What is being typed stays: the next answer tells it again. */
  const followRole = useEffectEvent((companyRole: CompanyRole) => {
    if (user?.companyRole && companyRole !== user.companyRole && !hasUnsaved()) void refreshUser();
  });
  useEffect(() => onCompanyRole((companyRole) => followRole(companyRole)), []);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that all of the storage was cleared.
      if (event.key === AUTH_TOKEN_KEY || event.key === null) void follow();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

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
        setNow({ ...now, ...reply, isLost: false });
      },
      leave,
      refreshUser,
      markPasswordChanged: () =>
        setNow((before) =>
          before.user ? { ...before, user: { ...before.user, requirePasswordChange: false } } : before,
        ),
    };
  }, [now, endSession, loseSession, refreshUser]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function sessionOf({ token, openedWith, user }: Held): Session {
  if (!token || !openedWith) return { state: "signed-out" };
  if (!user) return { state: "loading" };
  return {
    state: user.requirePasswordChange ? "password-change-required" : "signed-in",
    token,
    openedWith,
    user,
  };
}

const isSamePerson = (one: SessionUser, other: SessionUser) =>
  one.id === other.id && one.companyId === other.companyId;

const tellEnd = () =>
  void toast({ title: "Sessão encerrada", description: "Entre novamente.", tone: "info" });
