import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { storeAuthToken } from "#web/api/auth-token.ts";
import { AuthProvider } from "#web/session/session.tsx";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { newUser } from "#web/testing/users.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { ForcedChangePage } from "./forced-change-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const open = (page: ReactNode, address = "/") => {
  window.history.replaceState(null, "", address);
  render(<AuthProvider>{page}</AuthProvider>);
};
const type = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const alertText = async () => (await screen.findByRole("alert")).textContent;
const change = { "Senha Atual": "old1", "Nova Senha": "abcdef", "Confirmar Nova Senha": "abcdef" };
const reset = { "Nova senha": "abcd", "Confirmar nova senha": "abcd" };

test("a reset without a token is refused before anything is typed", async () => {
  const { sent } = stubApi({});
  open(<ResetPasswordPage />, "/reset-password");
  expect(await alertText()).toBe("Token inválido ou ausente. Solicite uma nova recuperação de senha.");
  type(reset);
  await press("Redefinir senha");
  expect(sent).toEqual([]);
});

test.each([
  [
    { "Nova senha": "abc", "Confirmar nova senha": "abc" },
    "Nova senha",
    "A senha deve ter pelo menos 4 caracteres",
  ],
  [
    { "Nova senha": "abcd", "Confirmar nova senha": "abce" },
    "Confirmar nova senha",
    "As senhas não coincidem",
  ],
])("a reset with %j is refused at its field", async (texts, label, message) => {
  const { sent } = stubApi({});
  open(<ResetPasswordPage />, "/reset-password?token=abc");
  type(texts);
  await press("Redefinir senha");
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

test.each([
  ["without words", { status: 502, text: "" }, "Erro ao redefinir senha"],
  [
    "in words",
    refusal(400, "Token inválido ou expirado."),
    "Erro ao redefinir senhaToken inválido ou expirado.",
  ],
])("a reset refused %s says so", async (_what, answer, text) => {
  stubApi({ "POST /api/reset-password": answer });
  open(<ResetPasswordPage />, "/reset-password?token=abc");
  type(reset);
  await press("Redefinir senha");
  expect(await alertText()).toBe(text);
});

test("a reset that worked is told", async () => {
  stubApi({ "POST /api/reset-password": { body: {} } });
  open(<ResetPasswordPage />, "/reset-password?token=abc");
  type(reset);
  await press("Redefinir senha");
  expect(await screen.findByText("Senha alterada com sucesso!")).toBeVisible();
  expect(getSnapshot()[0]).toMatchObject({ title: "Senha alterada com sucesso!" });
});

test("the forced change has three fields to be shown and hidden, a hint which password is asked for, and a way out", async () => {
  storeAuthToken("t");
  const { routes } = stubApi({ "GET /api/user": { body: newUser } });
  open(<ForcedChangePage />, "/estoque");
  expect(screen.getAllByRole("button", { name: "Mostrar senha" })).toHaveLength(3);
  for (const label of Object.keys(change)) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute("type", "password");
    await userEvent.click(
      within(field.parentElement as HTMLElement).getByRole("button", { name: "Mostrar senha" }),
    );
    expect(field).toHaveAttribute("type", "text");
  }
  expect(screen.getByLabelText("Senha Atual")).toHaveAttribute(
    "placeholder",
    "Senha recebida na confirmação",
  );
  const leave = screen.getByRole("link", { name: "Sair" });
  expect(leave).toHaveAttribute("href", "/login");
  await userEvent.click(leave);
  expect(window.location.pathname).toBe("/login");
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(routes()).toContain("POST /api/logout");
});

test.each([
  [{}, "Senha Atual", "Todos os campos são obrigatórios"],
  [
    { "Senha Atual": "old1", "Nova Senha": "abcd", "Confirmar Nova Senha": "abce" },
    "Confirmar Nova Senha",
    "A nova senha e confirmação não coincidem",
  ],
  [
    { "Senha Atual": "old1", "Nova Senha": "abc", "Confirmar Nova Senha": "abc" },
    "Nova Senha",
    "A nova senha deve ter pelo menos 4 caracteres",
  ],
  [
    { "Senha Atual": "old1", "Nova Senha": "old1", "Confirmar Nova Senha": "old1" },
    "Nova Senha",
    "A nova senha deve ser diferente da senha atual",
  ],
])("a forced change with %j is refused at its field", async (texts, label, message) => {
  const { sent } = stubApi({});
  open(<ForcedChangePage />);
  type(texts as Record<string, string>);
  await press("Alterar Senha");
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

test("a forced change that fails without words has the screen's own", async () => {
  stubApi({ "POST /api/change-password": { status: 500, text: "" } });
  open(<ForcedChangePage />);
  type(change);
  await press("Alterar Senha");
  expect(await alertText()).toBe("Erro ao alterar senha");
});

test("the dialog has its fields and buttons, and says when it is being sent", async () => {
  stubApi({ "POST /api/change-password": () => new Promise(() => {}) });
  open(<ChangePasswordDialog open onOpenChange={() => {}} />);
  const dialog = within(screen.getByRole("dialog", { name: "Alterar Senha" }));
  for (const label of Object.keys(change)) expect(dialog.getByLabelText(label)).toBeRequired();
  expect(dialog.getByRole("button", { name: "Cancelar" })).toBeVisible();
  type(change);
  await press("Alterar Senha");
  expect(dialog.getByRole("button", { name: "Alterando..." })).toHaveAttribute("aria-busy", "true");
});

test.each([
  ["the server's words", refusal(429, "Muitas tentativas"), "Muitas tentativas"],
  ["its own where there are none", { status: 500, text: "" }, "Erro ao alterar senha"],
])("the dialog that is refused says %s", async (_what, answer, text) => {
  stubApi({ "POST /api/change-password": answer });
  open(<ChangePasswordDialog open onOpenChange={() => {}} />);
  type(change);
  await press("Alterar Senha");
  expect(await alertText()).toBe(text);
});

test("the first login ends with a name, where one is told", async () => {
  storeAuthToken("t");
  const { sent } = stubApi({
    "GET /api/user": { body: newUser },
    "POST /api/change-password": { body: {} },
    "PUT /api/account": { body: { message: "Nome salvo" } },
  });
  open(<ForcedChangePage />);
  await screen.findByLabelText(/^Como você se chama/);
  type({ ...change, "Como você se chama?opcional": " Ana Lima " });
  await press("Alterar Senha");
  await screen.findByText("Abrindo o Balcão...");
  expect(sent.find(({ route }) => route === "PUT /api/account")?.body).toEqual({ name: "Ana Lima" });
});

test("a name that was not saved keeps nobody from their new password", async () => {
  storeAuthToken("t");
  stubApi({
    "GET /api/user": { body: newUser },
    "POST /api/change-password": { body: {} },
    "PUT /api/account": refusal(503, "Serviço temporariamente indisponível"),
  });
  open(<ForcedChangePage />);
  await screen.findByLabelText(/^Como você se chama/);
  type({ ...change, "Como você se chama?opcional": "Ana" });
  await press("Alterar Senha");
  await screen.findByText("Abrindo o Balcão...");
  expect(getSnapshot()[0]?.description).toBe("O nome não foi salvo. Informe-o em Minha conta.");
});
