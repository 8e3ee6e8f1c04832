import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/session/session.tsx";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

async function change(current: string, next: string, confirmation: string) {
  const onOpenChange = vi.fn();
  render(
    <AuthProvider>
      <ChangePasswordDialog open onOpenChange={onOpenChange} />
    </AuthProvider>,
  );
  if (current) await fill(screen.getByLabelText("Senha Atual"), current);
  if (next) await fill(screen.getByLabelText("Nova Senha"), next);
  if (confirmation) await fill(screen.getByLabelText("Confirmar Nova Senha"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Alterar Senha" }));
  return onOpenChange;
}

test.each([
  ["", "", "", "Senha Atual", "Todos os campos são obrigatórios"],
  ["old1", "abcdef", "abcdeg", "Confirmar Nova Senha", "As senhas não coincidem"],
  ["old1", "abcde", "abcde", "Nova Senha", "A nova senha deve ter pelo menos 6 caracteres"],
])("%j, %j, %j is refused at %s", async (current, next, confirmation, label, message) => {
  const { sent } = stubApi({});
  await change(current, next, confirmation);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test("each field that was left empty says so", async () => {
  stubApi({});
  await change("", "abcdef", "");
  const described = (label: string) => expect(screen.getByLabelText(label));
  described("Senha Atual").toHaveAccessibleDescription("Todos os campos são obrigatórios");
  described("Nova Senha").toBeValid();
  described("Confirmar Nova Senha").not.toHaveAccessibleDescription();
});

test("a wrong current password is told at its field", async () => {
  stubApi({ "POST /api/change-password": refusal(400, "Senha atual incorreta") });
  const onOpenChange = await change("wrong", "abcdef", "abcdef");
  await waitFor(() =>
    expect(screen.getByLabelText("Senha Atual")).toHaveAccessibleDescription("Senha atual incorreta"),
  );
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  [{ "POST /api/change-password": refusal(429, "Muitas tentativas") }, "Muitas tentativas"],
  [{}, "Erro ao alterar senha"],
])("another failure stands above the form; case %#", async (answers, text) => {
  stubApi(answers);
  await change("old1", "abcdef", "abcdef");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});

test("a success closes the dialog and is told", async () => {
  const { sent } = stubApi({ "POST /api/change-password": { body: {} } });
  const onOpenChange = await change("old1", "abcdef", "abcdef");
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent[0]?.body).toEqual({ currentPassword: "old1", newPassword: "abcdef" });
  expect(getSnapshot()[0]).toMatchObject({
    title: "Senha alterada",
    description: "Sua senha foi alterada com sucesso",
  });
});

test("Escape asks before it throws away what was typed", async () => {
  stubApi({});
  const onOpenChange = vi.fn();
  render(
    <AuthProvider>
      <ChangePasswordDialog open onOpenChange={onOpenChange} />
    </AuthProvider>,
  );
  await userEvent.type(screen.getByLabelText("Senha Atual"), "old1{Escape}");
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
