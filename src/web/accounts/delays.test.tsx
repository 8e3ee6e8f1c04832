import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginPage } from "#web/accounts/login/login-page.tsx";
import { ForcedChangePage } from "#web/accounts/password/forced-change-page.tsx";
import { ResetPasswordPage } from "#web/accounts/password/reset-password-page.tsx";
import { RegisterPage } from "#web/accounts/register/register-page.tsx";
import { storeAuthToken } from "#web/api/auth-token.ts";
import { AuthProvider } from "#web/session/session.tsx";
import { advance } from "#web/testing/advance.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { newUser } from "#web/testing/users.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (address: string, page: React.ReactNode) => {
  window.history.replaceState(null, "", address);
  return render(<AuthProvider>{page}</AuthProvider>);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = async (button: string) => {
  fireEvent.submit(screen.getByRole("button", { name: button }).closest("form") as HTMLFormElement);
  await advance(0);
};
const here = () => window.location.pathname + window.location.search;

async function expectToLeave(milliseconds: number, from: string, to: string) {
  await advance(milliseconds - 1);
  expect(here()).toBe(from);
  await advance(1);
  expect(here()).toBe(to);
}

test("2 s after the recovery link came, the browser follows it", async () => {
  stubApi({
    "POST /api/forgot-password": {
      body: { message: "", instructions: "Veja o spam.", resetLink: "/reset-password?token=abc" },
    },
  });
  open("/login", <LoginPage />);
  fireEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));
  type("Email", "ana@bar.com");
  await send("Enviar link de recuperação");
  expect(screen.getByText("Email enviado!")).toBeVisible();
  expect(screen.getByText("Veja o spam.")).toBeVisible();
  await expectToLeave(2000, "/login", "/reset-password?token=abc");
});

test.each([undefined, "https://evil.example/reset-password?token=abc", "/admin"])(
  "a recovery link %j is not followed",
  async (resetLink) => {
    stubApi({ "POST /api/forgot-password": { body: { message: "", instructions: "", resetLink } } });
    open("/login", <LoginPage />);
    fireEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));
    type("Email", "ana@bar.com");
    await send("Enviar link de recuperação");
    expect(screen.getByText("Email enviado!")).toBeVisible();
    await advance(60_000);
    expect(here()).toBe("/login");
  },
);

test("2 s after a reset, the login comes", async () => {
  const { sent } = stubApi({ "POST /api/reset-password": { body: {} } });
  open("/reset-password?token=abc", <ResetPasswordPage />);
  expect(here()).toBe("/reset-password");
  type("Nova senha", "abcd");
  type("Confirmar nova senha", "abcd");
  await send("Redefinir senha");
  expect(sent[0]?.body).toEqual({ token: "abc", newPassword: "abcd" });
  await expectToLeave(2000, "/reset-password", "/login");
});

test("1 s after a forced change, the root page comes", async () => {
  storeAuthToken("t");
  const { sent } = stubApi({ "GET /api/user": { body: newUser }, "POST /api/change-password": { body: {} } });
  open("/estoque", <ForcedChangePage />);
  await advance(0);
  type("Senha Atual", "old1");
  type("Nova Senha", "new1");
  type("Confirmar Nova Senha", "new1");
  await send("Alterar Senha");
  expect(sent.at(-1)?.body).toEqual({ currentPassword: "old1", newPassword: "new1" });
  expect(screen.getByText("Senha alterada com sucesso!")).toBeVisible();
  await expectToLeave(1000, "/estoque", "/");
});

test("3 s after a registration, the login comes", async () => {
  const { sent } = stubApi({ "POST /api/register-company": { status: 201, body: {} } });
  open("/register", <RegisterPage />);
  type("Nome da empresa", " Bar da Ana ");
  type("E-mail da empresa", "ana@bar.com");
  await send("Cadastrar Empresa");
  expect(sent[0]?.body).toEqual({ name: "Bar da Ana", email: "ana@bar.com", phone: "", address: "" });
  expect(screen.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
  expect(screen.getByText("ana@bar.com")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
  await expectToLeave(3000, "/register", "/login");
});

test("whoever leaves earlier is not dragged along later", async () => {
  stubApi({ "POST /api/register-company": { status: 201, body: {} } });
  const { unmount } = open("/register", <RegisterPage />);
  type("Nome da empresa", "Bar");
  type("E-mail da empresa", "ana@bar.com");
  await send("Cadastrar Empresa");
  unmount();
  window.history.replaceState(null, "", "/confirm-company");
  await advance(10_000);
  expect(here()).toBe("/confirm-company");
});
