import { noteAnswer } from "#web/browser/connection.ts";
import { ApiError, type ApiIssue } from "./api-error.ts";
import { readAuthToken } from "./auth-token.ts";
import { noteCompanyHeaders } from "./company-headers.ts";
import { askForProof } from "./proof.ts";
import { randomKey } from "./random-key.ts";

type Headers = Record<string, string>;

type Answered = { response: Response; text: string; token: string | null };

type Reader = (response: Response) => Promise<string>;

const asText: Reader = (response) => response.text();

type Options = { readBody?: Reader; signal?: AbortSignal };

/** Sends a call, and once more if the server asks for a proof that the person then gives. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers?: Headers,
  options?: Options,
): Promise<Answered> {
  const answered = await sendAsIs(method, path, body, headers, options);
  if (answered.response.status !== 403) return answered;
  const { stepUp, secondStep } = readFailure(answered.text);
  const isProven = stepUp === true && (await askForProof(secondStep === true));
  return isProven ? sendAsIs(method, path, body, headers, options) : answered;
}

async function sendAsIs(
  method: string,
  path: string,
  body?: unknown,
  headers?: Headers,
  { readBody = asText, signal }: Options = {},
): Promise<Answered> {
  const token = readAuthToken();
  // A file is sent as it is, with its own type.
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(path, {
      method,
      credentials: "include",
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isFile && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined || isFile ? body : JSON.stringify(body),
      signal,
    });
    // Read here, since the connection may also break within the answer.
    const text = await readBody(response);
    noteAnswer(true);
    // An answer to a session that has ended meanwhile says nothing about the present user.
    if (token && token === readAuthToken()) noteCompanyHeaders(response);
    return { response, text, token };
  } catch {
    if (!isGivenUp(signal)) noteAnswer(false);
    throw new ApiError(0, "Erro de conexão");
  }
}

/** Aborted because nobody needs the answer any more, which tells nothing about the network; a timeout does. */
const isGivenUp = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && signal.reason?.name !== "TimeoutError";

export const KEY_HEADER = "Idempotency-Key";

/** Idempotency keys of calls with unknown outcome: a retry sends the same key and is done only once. */
const unanswered = new Map<string, string>();

async function sendOnce(
  path: string,
  body?: unknown,
  headers?: Headers,
  signal?: AbortSignal,
): Promise<Answered> {
  // The server stores keys per user; a refused password is not kept here. A given key is its owner's to keep.
  if (!readAuthToken() || headers?.[KEY_HEADER]) return send("POST", path, body, headers, { signal });
  const call = `${path}\n${JSON.stringify(body)}`;
  const key = unanswered.get(call) ?? randomKey();
  unanswered.set(call, key);
  const answered = await send("POST", path, body, { ...headers, [KEY_HEADER]: key }, { signal });
  if (isVerdict(answered)) unanswered.delete(call);
  return answered;
}

/**
 * True if the answer tells the outcome of the call. A lost session, a failing or busy server and a proxy's HTML page
 * know nothing of an attempt that may still be running.
 */
const isVerdict = ({ response: { status, headers }, text }: Answered): boolean =>
  status < 500 && status !== 401 && !headers.has("Retry-After") && !text.trimStart().startsWith("<");

/** Answers to calls that an earlier attempt had done already. */
const replayed = new WeakSet<object>();

/** True if this answer is that of an earlier attempt, whose own answer got lost: nothing was done again. */
export const isReplayed = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && replayed.has(answer);

/** The error of a refused request: the body's `message`, else the status and raw text. */
function failure(answered: Answered): ApiError {
  const { response, text: body, token } = answered;
  const { status, statusText } = response;
  const { message, error, issues } = readFailure(body);
  // Fixed wording: only `message` replaces the whole text; the account pages also show `error`.
  const serverMessage = [message, error].find((text) => typeof text === "string");
  const text = typeof message === "string" ? message : `${status}: ${body || statusText}`;
  return new ApiError(status, text, { body, serverMessage, issues, token, isVerdict: isVerdict(answered) });
}

type Failure = {
  message?: unknown;
  error?: unknown;
  issues?: ApiIssue[];
  stepUp?: unknown;
  secondStep?: unknown;
};

function readFailure(body: string): Failure {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  read<T>(await send(method, path, body));

function read<T>(answered: Answered): T {
  const { response, text } = answered;
  if (!response.ok) throw failure(answered);
  try {
    const answer = text === "" ? undefined : JSON.parse(text);
    if (answer instanceof Object && response.headers.has("Idempotent-Replayed")) replayed.add(answer);
    return answer as T;
  } catch {
    // Somebody else answered, a hotel's captive portal for example.
    throw new ApiError(response.status, "Resposta inesperada do servidor");
  }
}

/** The bytes of an image as a data: URL; whatever else was answered as its text. */
async function asDataUrl(response: Response): Promise<string> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.startsWith("image/")) return response.text();
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

export const api = {
  /** A call that its signal aborts counts as unanswered. */
  get: async <T>(path: string, signal?: AbortSignal) =>
    read<T>(await send("GET", path, undefined, undefined, { signal })),
  /** A GET that returns null without a live session, instead of failing. */
  getOrNull: <T>(path: string) =>
    request<T>("GET", path).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
  /** An image as a data: URL; null where there is none. */
  getImage: async (path: string): Promise<string | null> => {
    const answered = await send("GET", path, undefined, undefined, { readBody: asDataUrl });
    if (answered.response.status === 204) return null;
    if (!answered.response.ok) throw failure(answered);
    return answered.text.startsWith("data:image/") ? answered.text : read(answered);
  },
  /** What is no JSON: a page as its text. */
  getText: async (path: string): Promise<string> => {
    const answered = await send("GET", path);
    if (!answered.response.ok) throw failure(answered);
    return answered.text;
  },
  /** A file as it is. */
  getFile: async (path: string): Promise<Blob> => {
    let file = new Blob();
    const readBody: Reader = async (response) => {
      if (!response.ok) return response.text();
      file = await response.blob();
      return "";
    };
    const answered = await send("GET", path, undefined, undefined, { readBody });
    if (!answered.response.ok) throw failure(answered);
    return file;
  },
  post: async <T>(path: string, body?: unknown, headers?: Headers, signal?: AbortSignal) =>
    read<T>(await sendOnce(path, body, headers, signal)),
  put: <T>(path: string, body?: unknown) => request<T>("PUT", path, body),
  patch: <T>(path: string, body?: unknown) => request<T>("PATCH", path, body),
  delete: <T>(path: string) => request<T>("DELETE", path),
};
