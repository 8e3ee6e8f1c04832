import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/session/session.tsx";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { LoginPage } from "./login-page.tsx";

beforeEach(() => {
  window.history.replaceState(null, "", "/login");
  render(
    <AuthProvider>
      <LoginPage />
    </AuthProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openRecovery = () => userEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));

test("the screen has the product's title, two tabs and the way to the registration", () => {
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Balcão");
  expect(screen.getByText("Gestão de bar e eventos")).toBeVisible();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Login",
    "Recuperar Senha",
  ]);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Login");
  const register = screen.getByRole("link", { name: "Cadastrar Nova Empresa" });
  expect(register).toHaveAttribute("href", "/register");
});

test("the panel of features is there for large screens alone", () => {
  const panel = screen.getByRole("complementary");
  const features = within(panel)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);
  expect(features).toEqual([
    "Estoque",
    "Receitas de drinks",
    "Planejamento de eventos",
    "Gestão de clientes",
  ]);
  expect(panel).toHaveClass("hidden", "lg:block");
});

test("e-mail and password are required, and the e-mail is one by its type", () => {
  const [email, password] = [screen.getByLabelText("Email"), screen.getByLabelText("Senha")];
  expect(email).toBeRequired();
  expect(email).toHaveAttribute("type", "email");
  expect(password).toBeRequired();
  expect(password).toHaveAttribute("type", "password");
});

test.each([
  [
    "a wrong credential",
    { "POST /api/login": refusal(401, "Credenciais inválidas") },
    "Credenciais Incorretas",
    "O email ou senha digitados estão incorretos... Confira os dados e tente novamente.",
  ],
  [
    "a blocked account",
    { "POST /api/login": refusal(403, "Usuário bloqueado. Entre em contato com o suporte.") },
    "Acesso Temporariamente Suspenso",
    "Seu acesso está suspenso no momento. Entre em contato com o suporte por e-mail para reativá-lo.",
  ],
  [
    "any other words of the server",
    { "POST /api/login": refusal(429, "Muitas tentativas. Tente novamente em 5 minutos.") },
    "Erro de Acesso",
    "Muitas tentativas. Tente novamente em 5 minutos.",
  ],
  ["a plain text", { "POST /api/login": { status: 502, text: "gateway" } }, "Erro de Acesso", "gateway"],
  ["no words at all", { "POST /api/login": { status: 500, text: "" } }, "Erro de Acesso", "Erro de login"],
  ["no answer", {}, "Erro de Acesso", "Erro de conexão"],
])("a login refused by %s has its title and its text, and no other", async (_what, answers, title, text) => {
  stubApi(answers);
  fill("Email", "ana@bar.com");
  fill("Senha", "segredo");
  await press("Entrar");
  expect((await screen.findByRole("alert")).textContent).toBe(`${title}${text}`);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test("a recovery that was asked for says so, with the hint to look and what the server adds", async () => {
  const body = { message: "", instructions: "Veja também o spam." };
  const { sent } = stubApi({ "POST /api/forgot-password": { body } });
  await openRecovery();
  expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
  fill("Email", " ana@bar.com ");
  await press("Enviar link de recuperação");
  const done = within((await screen.findByText("Email enviado!")).closest("[role=status]") as HTMLElement);
  expect(done.getByText("Verifique sua caixa de entrada.")).toBeVisible();
  expect(done.getByText("Veja também o spam.")).toBeVisible();
  expect(sent.map(({ route, body: payload }) => [route, payload])).toEqual([
    ["POST /api/forgot-password", { email: "ana@bar.com" }],
  ]);
  // Said once: the message that passes does not repeat the one that stays.
  expect(getSnapshot()[0]).toMatchObject({ title: "Email enviado!" });
  expect(getSnapshot()[0]?.description).toBeUndefined();
});

test.each([
  ["the server's words", { "POST /api/forgot-password": refusal(500, "Falhou") }, "Falhou"],
  ["its own where there are none", { "POST /api/forgot-password": { status: 502 } }, "Erro na recuperação"],
  ["others where nobody answered", {}, "Erro ao processar recuperação"],
])("a recovery that fails says %s", async (_what, answers, text) => {
  stubApi(answers);
  await openRecovery();
  fill("Email", "ana@bar.com");
  await press("Enviar link de recuperação");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});
