import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/session/session.tsx";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { LoginPage } from "./login-page.tsx";

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/login");
  render(
    <AuthProvider>
      <LoginPage />
    </AuthProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

async function logIn(email = "ana@bar.com", password = "segredo") {
  if (email) await fill(screen.getByLabelText("Email"), email);
  if (password) await fill(screen.getByLabelText("Senha"), password);
  await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
}

test.each([
  ["", "", "Email"],
  ["  ", "x", "Email"],
  ["ana@bar.com", "", "Senha"],
])(
  "email %j and password %j are not sent; the first empty field gets the focus",
  async (email, password, label) => {
    const { sent } = stubApi({});
    await logIn(email, password);
    expect(sent).toEqual([]);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
  },
);

test.each([
  [refusal(401, "Credenciais inválidas"), "Credenciais Incorretas"],
  [refusal(403, "Usuário bloqueado. Entre em contato com o suporte."), "Acesso Temporariamente Suspenso"],
  [refusal(429, "Muitas tentativas. Tente novamente em 5 minutos."), "Erro de Acesso"],
])("a refusal is named and keeps what was typed; case %#", async (answer, title) => {
  stubApi({ "POST /api/login": answer });
  await logIn();
  expect(await screen.findByRole("alert")).toHaveTextContent(title);
  expect(screen.getByLabelText("Email")).toHaveValue("ana@bar.com");
  expect(screen.getByLabelText("Senha")).toHaveValue("segredo");
});

test.each([
  ["a page of a proxy", "<html><body><h1>502 Bad Gateway</h1></body></html>", "Erro de AcessoErro de login"],
  ["plain words", "upstream timed out", "Erro de Acessoupstream timed out"],
  ["words without end", "x".repeat(5000), "Erro de AcessoErro de login"],
])("an answer that is not the product's, %s, is said in a short text", async (_what, text, shown) => {
  stubApi({ "POST /api/login": { status: 502, text } });
  await logIn();
  expect((await screen.findByRole("alert")).textContent).toBe(shown);
});

test("a form under way cannot be sent again", async () => {
  let answer = () => {};
  const waiting = new Promise<object>((resolve) => {
    answer = () => resolve({ body: { token: "t", user: companyUser, requirePasswordChange: false } });
  });
  const { sent } = stubApi({ "POST /api/login": () => waiting });
  await logIn(" ana@bar.com ");
  // Straight to the form: the busy button alone would already hold back a click or the Enter key.
  fireEvent.submit(screen.getByLabelText("Senha").closest("form") as HTMLFormElement);
  await userEvent.click(screen.getByRole("button", { name: "Entrando..." }));
  expect(sent.map(({ body }) => body)).toEqual([{ email: "ana@bar.com", password: "segredo" }]);
  answer();
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Login realizado com sucesso!"));
});

test("the recovery tab takes over the address and refuses a wrong one at its field", async () => {
  const { sent } = stubApi({ "POST /api/forgot-password": refusal(500, "Erro interno do servidor") });
  await fill(screen.getByLabelText("Email"), "ana@bar");
  await userEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));
  await userEvent.click(screen.getByRole("button", { name: "Enviar link de recuperação" }));
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("E-mail inválido");
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText("Email"), ".com{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Erro interno do servidor");
});

test.each([
  [{}, "Erro ao processar recuperação"],
  [{ "POST /api/forgot-password": { status: 502, text: "" } }, "Erro na recuperação"],
])("a recovery that fails without words has its own; case %#", async (answers, text) => {
  stubApi(answers);
  await userEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));
  await userEvent.type(screen.getByLabelText("Email"), "ana@bar.com{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});
