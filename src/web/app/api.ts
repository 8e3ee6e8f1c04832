import { ApiError, type Issue } from "./api-error.ts";
import { readAuthToken } from "./auth-token.ts";

type Headers = Record<string, string>;

type Answered = { response: Response; token: string | null };

async function send(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answered> {
  const token = readAuthToken();
  try {
    const response = await fetch(path, {
      method,
      credentials: "include",
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { response, token };
  } catch {
    throw new ApiError(0, "Erro de conexão");
  }
}

/** Calls whose answer has not come, or got lost: sent again, such a call has the same key, and is done only once. */
const unanswered = new Map<string, string>();

async function sendOnce(path: string, body?: unknown, headers?: Headers): Promise<Answered> {
  const call = `${path}\n${JSON.stringify(body)}`;
  const key = unanswered.get(call) ?? randomKey();
  unanswered.set(call, key);
  const answered = await send("POST", path, body, { ...headers, "Idempotency-Key": key });
  // Somebody in between may have given up on an answer that the server was still working on.
  if (answered.response.status < 500) unanswered.delete(call);
  return answered;
}

/** Not `randomUUID`, which is there over https only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** The one way a refused request reads: the body's `message`, else the status and the raw text. */
async function failure({ response, token }: Answered): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text();
  const { message, error, issues } = readFailure(body);
  // SPEC §8: only a `message` stands for the whole; the account screens show an `error` as well.
  const serverMessage = [message, error].find((text) => typeof text === "string");
  const text = typeof message === "string" ? message : `${status}: ${body || statusText}`;
  return new ApiError(status, text, { body, serverMessage, issues, token });
}

function readFailure(body: string): { message?: unknown; error?: unknown; issues?: Issue[] } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  read<T>(await send(method, path, body));

async function read<T>({ response, token }: Answered): Promise<T> {
  if (!response.ok) throw await failure({ response, token });
  const text = await response.text();
  try {
    return (text === "" ? undefined : JSON.parse(text)) as T;
  } catch {
    // Somebody else answered in the server's place: a hotel's network that wants a login first, say.
    throw new ApiError(response.status, "Resposta inesperada do servidor");
  }
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  /** A GET that answers null where there is no live session, instead of failing. */
  getOrNull: <T>(path: string) =>
    request<T>("GET", path).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
  post: async <T>(path: string, body?: unknown, headers?: Headers) =>
    read<T>(await sendOnce(path, body, headers)),
  put: <T>(path: string, body?: unknown) => request<T>("PUT", path, body),
  patch: <T>(path: string, body?: unknown) => request<T>("PATCH", path, body),
  delete: <T>(path: string) => request<T>("DELETE", path),
};
