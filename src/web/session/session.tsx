import { createContext, type ReactNode, useContext, useMemo, useReducer } from "react";
import { navigate } from "wouter/use-browser-location";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { isAdminPath, paths } from "#web/address/paths.ts";
import { api } from "#web/api/api.ts";
import { readAuthToken, removeAuthToken, storeAuthToken } from "#web/api/auth-token.ts";
import { hasUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { type LoginProof, requestLogin } from "./request-login.ts";
import { isSamePerson, openedSession, type SessionState, sessionAfter, sessionOf } from "./session-state.ts";
import { useCompanyHeaders } from "./use-company-headers.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useSessionCheck } from "./use-session-check.ts";

type Auth = {
  session: SessionState;
  /** Returns the ticket of a second step that follows. Throws an error with the message for the login page. */
  login: (proof: LoginProof) => Promise<string | undefined>;
  logout: () => void;
  /** Forgets a session that the server has ended, without a logout call. */
  endSession: () => void;
  /** Called when the server knows no session: unsaved input stays, everything else is closed. */
  loseSession: () => void;
  /** The session is lost, and the page stays open for its unsaved input. */
  isLost: boolean;
  /** The same for the user of the page that is open. */
  resume: (proof: LoginProof) => Promise<string | undefined>;
  leave: () => void;
  markPasswordChanged: () => void;
  /** Fetches the user again: the name of the company, its time zone or the role may have changed. */
  refreshUser: () => Promise<void>;
};

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
  const [state, dispatch] = useReducer(sessionAfter, null, () => openedSession(readAuthToken()));
  const { user, isLost } = state;

  const { endSession, loseSession, refreshUser, logout, leave, login } = useMemo(() => {
    const end = () => {
      removeAuthToken();
      dispatch({ type: "ended" });
    };
    return {
      endSession: end,
      loseSession: () => {
        if (!hasUnsaved()) {
          end();
          return tellEnd();
        }
        removeAuthToken();
        dispatch({ type: "lost" });
      },
      refreshUser: async () => {
        const token = readAuthToken();
        // A failure changes nothing: the next answer tells the role again.
        const found = await api.get<SessionUser>("/api/user").catch(() => undefined);
        if (found && token === readAuthToken()) dispatch({ type: "refreshed", token, user: found });
      },
      login: async (proof: LoginProof) => {
        const reply = await requestLogin(proof);
        if ("ticket" in reply) return reply.ticket;
        const { token, user: found } = reply;
        storeAuthToken(token);
        dispatch({ type: "opened", token, user: found });
        return undefined;
      },
      logout: () => {
        // Not awaited: logging out also works offline.
        api.post("/api/logout").catch(() => {});
        end();
        const { pathname, search } = window.location;
        if (isAdminPath(pathname)) navigate(paths.login);
        // A search text is not for the next user's eyes.
        else if (search) navigate(pathname, { replace: true });
      },
      leave: () => {
        end();
        navigate(paths.login);
      },
    };
  }, []);

  useSessionCheck(state, dispatch, { endSession, loseSession });
  useOtherTabs(state, dispatch, tellEnd);
  useCompanyHeaders(state, refreshUser);

  const auth = useMemo<Auth>(
    () => ({
      session: sessionOf(state),
      login,
      logout,
      endSession,
      loseSession,
      isLost,
      resume: async (proof) => {
        const reply = await requestLogin(proof);
        if ("ticket" in reply) return reply.ticket;
        const { token, user: found } = reply;
        if (!isSamePerson(found, user)) {
          leave();
          tellEnd();
          return undefined;
        }
        storeAuthToken(token);
        dispatch({ type: "resumed", token, user: found });
        return undefined;
      },
      leave,
      markPasswordChanged: () => dispatch({ type: "password changed" }),
      refreshUser,
    }),
    [state, user, isLost, endSession, loseSession, refreshUser, login, logout, leave],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

const tellEnd = () =>
  void toast({ title: "Sessão encerrada", description: "Entre novamente.", tone: "info" });
