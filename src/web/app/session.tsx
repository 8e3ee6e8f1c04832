import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { LoginInput, LoginReply, SessionUser } from "#shared/accounts/contract.ts";
import { api } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { AUTH_TOKEN_KEY, readAuthToken, removeAuthToken, storeAuthToken } from "./auth-token.ts";
import { isAdminPath, paths } from "./paths.ts";

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "signed-in" | "password-change-required"; token: string; user: SessionUser };

type Auth = {
  session: Session;
  /** Throws what the login screen shall say. */
  login: (input: LoginInput) => Promise<void>;
  logout: () => void;
  /** The server no longer knows the session: forget it without a farewell call. */
  endSession: () => void;
  markPasswordChanged: () => void;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth deve ser usado dentro de AuthProvider");
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [token, setToken] = useState(readAuthToken);
  const [user, setUser] = useState<SessionUser | null>(null);

  const enter = useCallback((nextToken: string | null, nextUser: SessionUser | null) => {
    setToken(nextToken);
    setUser(nextUser);
  }, []);

  const endSession = useCallback(() => {
    removeAuthToken();
    enter(null, null);
  }, [enter]);

  useEffect(() => {
    if (!token || user) return;
    let isCurrent = true;
    api.get<SessionUser>("/api/user").then(
      (checked) => isCurrent && setUser(checked),
      () => isCurrent && endSession(),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, user, endSession]);

  useEffect(() => {
    // Another tab signed in or out; a null key means that all of the storage was cleared.
    const follow = (event: StorageEvent) => {
      if (event.key === AUTH_TOKEN_KEY || event.key === null) enter(readAuthToken(), null);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [enter]);

  const auth = useMemo<Auth>(
    () => ({
      session: sessionOf(token, user),
      login: async (input) => {
        const reply = await requestLogin(input);
        storeAuthToken(reply.token);
        enter(reply.token, { ...reply.user, requirePasswordChange: reply.requirePasswordChange });
      },
      logout: () => {
        // Not awaited: whoever leaves wants to be out, also where the network is down.
        api.post("/api/logout").catch(() => {});
        endSession();
        if (isAdminPath(window.location.pathname)) navigate(paths.login);
      },
      endSession,
      markPasswordChanged: () => setUser((known) => known && { ...known, requirePasswordChange: false }),
    }),
    [token, user, enter, endSession],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function sessionOf(token: string | null, user: SessionUser | null): Session {
  if (!token) return { state: "signed-out" };
  if (!user) return { state: "loading" };
  return { state: user.requirePasswordChange ? "password-change-required" : "signed-in", token, user };
}

/** The server's words, else 'Erro de login'; without an answer 'Erro de conexão'. */
async function requestLogin(input: LoginInput): Promise<LoginReply> {
  try {
    return await api.post<LoginReply>("/api/login", input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    throw new Error(error.serverMessage || error.body || "Erro de login", { cause: error });
  }
}
