import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AUTH_TOKEN_KEY, readAuthToken, storeAuthToken } from "#web/api/auth-token.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, newUser } from "#web/testing/users.ts";
import { AuthProvider, useAuth } from "./session.tsx";

let auth: ReturnType<typeof useAuth>;

function Probe() {
  auth = useAuth();
  return <output>{auth.session.state}</output>;
}

const open = () =>
  render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  );

const state = () => screen.getByRole("status").textContent;
const shown = (expected: string) => waitFor(() => expect(state()).toBe(expected));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/estoque");
});
afterEach(() => vi.unstubAllGlobals());

test("without a token nobody is asked", () => {
  const { sent } = stubApi({});
  open();
  expect(state()).toBe("signed-out");
  expect(sent).toEqual([]);
});

test("a stored token is checked, and its user stands in for a check that gets no answer", async () => {
  storeAuthToken("t");
  stubApi({ "GET /api/user": { body: companyUser } });
  open();
  expect(state()).toBe("loading");
  await shown("signed-in");
  expect(auth.session).toMatchObject({ token: "t", user: companyUser });
  expect(Object.keys(localStorage).sort()).toEqual([AUTH_TOKEN_KEY, "session_user"]);
});

test("a user who must change the password is in a state of their own until they have", async () => {
  storeAuthToken("t");
  stubApi({ "GET /api/user": { body: newUser } });
  open();
  await shown("password-change-required");
  act(() => auth.markPasswordChanged());
  expect(state()).toBe("signed-in");
});

test.each([
  ["refused", { "GET /api/user": refusal(401, "Sessão inválida") }],
  ["failed", { "GET /api/user": refusal(500, "Erro interno do servidor") }],
  ["unanswered", {}],
])("a token whose check is %s, and whose user is not known, is silently removed", async (_name, answers) => {
  storeAuthToken("t");
  stubApi(answers);
  open();
  await shown("signed-out");
  expect(readAuthToken()).toBeNull();
});

const credentials = { email: "ana@bar.com", password: "segredo" };

test.each([
  [companyUser, "signed-in"],
  [newUser, "password-change-required"],
])("login stores the token; case %#", async (user, expected) => {
  const reply = { token: "t2", user, requirePasswordChange: user.requirePasswordChange };
  const { sent } = stubApi({ "POST /api/login": { body: reply } });
  open();
  await act(() => auth.login(credentials));
  expect(state()).toBe(expected);
  expect(readAuthToken()).toBe("t2");
  // The user came with the login: no second call asks for it.
  expect(sent.map(({ body }) => body)).toEqual([credentials]);
});

test.each([
  [refusal(401, "Credenciais inválidas"), "Credenciais inválidas"],
  [{ status: 502, text: "proxy down" }, "proxy down"],
  [{ status: 502, text: "" }, "Erro de login"],
])("a refused login says why; case %#", async (answer, message) => {
  stubApi({ "POST /api/login": answer });
  open();
  await expect(auth.login(credentials)).rejects.toThrow(message);
  expect(state()).toBe("signed-out");
  expect(readAuthToken()).toBeNull();
});

test("an unanswered login is a connection error", async () => {
  stubApi({});
  open();
  await expect(auth.login(credentials)).rejects.toThrow("Erro de conexão");
});

test.each([
  ["/estoque", "/estoque"],
  ["/clientes?busca=123.456.789-09", "/clientes"],
  ["/admin", "/login"],
  ["/admin/users", "/login"],
])("logout at %s ends at %s, whatever the server says", async (path, end) => {
  window.history.replaceState(null, "", path);
  storeAuthToken("t");
  const { sent } = stubApi({ "GET /api/user": { body: companyUser } });
  open();
  await shown("signed-in");
  act(() => auth.logout());
  expect(state()).toBe("signed-out");
  expect(readAuthToken()).toBeNull();
  expect(window.location.pathname + window.location.search).toBe(end);
  expect(sent.at(-1)?.route).toBe("POST /api/logout");
  expect(sent.at(-1)?.headers.get("Authorization")).toBe("Bearer t");
});

test("another tab's logout and login are followed", async () => {
  storeAuthToken("t");
  stubApi({ "GET /api/user": { body: companyUser } });
  open();
  await shown("signed-in");

  localStorage.removeItem(AUTH_TOKEN_KEY);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: AUTH_TOKEN_KEY })));
  expect(state()).toBe("signed-out");

  storeAuthToken("other");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: AUTH_TOKEN_KEY })));
  await shown("signed-in");
  expect(auth.session).toMatchObject({ token: "other" });
});

test("outside its provider the session cannot be used", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow("useAuth deve ser usado dentro de AuthProvider");
  vi.restoreAllMocks();
});
