import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { AUTH_TOKEN_KEY, readAuthToken, storeAuthToken } from "#web/api/auth-token.ts";
import { keepUser, keptUser } from "#web/api/kept-user.ts";
import { noteAnswer } from "#web/browser/connection.ts";
import { AuthProvider, useAuth } from "#web/session/session.tsx";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, newUser } from "#web/testing/users.ts";
import { noteUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";

const TOKEN = "token-of-ana-1234567890";
const DAY_MS = 24 * 60 * 60 * 1000;

let auth: ReturnType<typeof useAuth>;

function Probe() {
  auth = useAuth();
  return <output>{auth.session.state}</output>;
}

function open(kept: SessionUser = companyUser) {
  storeAuthToken(TOKEN);
  keepUser(TOKEN, kept);
  return render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  );
}

const shown = (expected: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(expected));
const backOnline = () => act(async () => void window.dispatchEvent(new Event("online")));
const stored = () => JSON.stringify(Object.entries(localStorage));

afterEach(() => {
  cleanup();
  noteAnswer(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a session whose check gets no answer goes on with the user who was last known", async () => {
  stubApi({});
  open();
  await shown("signed-in");
  expect(auth.session).toMatchObject({ token: TOKEN, user: companyUser });
  expect(readAuthToken()).toBe(TOKEN);
});

test("a password to be changed is still to be changed without a network", async () => {
  stubApi({});
  open(newUser);
  await shown("password-change-required");
});

test("back online it is checked, and what the server says counts", async () => {
  const answers: Parameters<typeof stubApi>[0] = {};
  const { sent } = stubApi(answers);
  open();
  await shown("signed-in");
  await backOnline();
  expect(sent).toHaveLength(2);
  answers["GET /api/user"] = { body: { ...companyUser, companyRole: "equipe" } };
  await backOnline();
  expect(auth.session).toMatchObject({ user: { companyRole: "equipe" } });
  expect(keptUser(TOKEN)?.companyRole).toBe("equipe");
  await backOnline();
  expect(sent).toHaveLength(3);
});

test("any answered call has it checked too", async () => {
  const answers: Parameters<typeof stubApi>[0] = {};
  stubApi(answers);
  open();
  await shown("signed-in");
  answers["GET /api/user"] = refusal(401, "Sessão inválida");
  act(() => noteAnswer(true));
  await shown("signed-out");
  expect(localStorage).toHaveLength(0);
});

test("a failing server does not end a session that has begun without it", async () => {
  const answers: Parameters<typeof stubApi>[0] = {};
  stubApi(answers);
  open();
  await shown("signed-in");
  answers["GET /api/user"] = refusal(503, "Serviço temporariamente indisponível");
  await backOnline();
  await shown("signed-in");
});

test("unsaved input outlives the end that is found out later", async () => {
  const answers: Parameters<typeof stubApi>[0] = {};
  stubApi(answers);
  open();
  await shown("signed-in");
  const forget = noteUnsaved();
  answers["GET /api/user"] = refusal(401, "Sessão inválida");
  await backOnline();
  await waitFor(() => expect(auth.isLost).toBe(true));
  expect(localStorage).toHaveLength(0);
  forget();
});

test.each([
  ["refused", refusal(401, "Sessão inválida")],
  ["failed", refusal(500, "Erro interno do servidor")],
])("a check at the start that is %s ends it, known user or not", async (_name, answer) => {
  stubApi({ "GET /api/user": answer });
  open();
  await shown("signed-out");
  expect(localStorage).toHaveLength(0);
});

test("without an answer for eight seconds the known user is taken", async () => {
  const timeout = vi.spyOn(globalThis, "setTimeout");
  stubApi({ "GET /api/user": { body: companyUser } });
  open();
  await shown("signed-in");
  expect(timeout).toHaveBeenCalledWith(expect.any(Function), 8000);
});

test("a kept user is good for its own session only, and for as long as one lives unused", () => {
  vi.useFakeTimers();
  keepUser(TOKEN, companyUser);
  expect(keptUser("another-token-0987654321")).toBeUndefined();
  vi.advanceTimersByTime(7 * DAY_MS - 1);
  expect(keptUser(TOKEN)).toEqual(companyUser);
  vi.advanceTimersByTime(1);
  expect(keptUser(TOKEN)).toBeUndefined();
});

test("it does not hold the token, and what else may stand in its place is nobody", () => {
  keepUser(TOKEN, companyUser);
  expect(stored()).not.toContain(TOKEN);
  for (const text of ["", "{", "7", "null", "[]"]) {
    localStorage.setItem("session_user", text);
    expect(keptUser(TOKEN)).toBeUndefined();
  }
});

test("a logout and another login leave nothing of it", async () => {
  const reply = { token: "t2", user: { ...companyUser, id: 3, username: "bia", email: "bia@bar.com" } };
  stubApi({
    "GET /api/user": { body: companyUser },
    "POST /api/login": { body: { ...reply, requirePasswordChange: false } },
  });
  open();
  await shown("signed-in");
  act(() => auth.logout());
  expect(localStorage).toHaveLength(0);
  await act(() => auth.login({ email: "bia@bar.com", password: "segredo" }));
  expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBe("t2");
  expect(stored()).not.toContain("ana@bar.com");
});
