import type { LoginInput, LoginReply, SessionUser } from "#shared/accounts/contract.ts";
import { api } from "#web/api/api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserKeyHeader } from "#web/api/browser-key.ts";

/** The server's message, else 'Erro de login'; 'Erro de conexão' without an answer. */
export async function requestLogin(input: LoginInput): Promise<{ token: string; user: SessionUser }> {
  try {
    const { token, user, requirePasswordChange } = await api.post<LoginReply>(
      "/api/login",
      input,
      browserKeyHeader(),
    );
    return { token, user: { ...user, requirePasswordChange } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    throw new Error(error.serverMessage || error.body || "Erro de login", { cause: error });
  }
}
