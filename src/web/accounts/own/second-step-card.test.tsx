import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `abcd-efgh-jk${place}m`);
const account = (secondStep: object, passkeys: object[] = []) => ({
  body: { name: "Ana", email: "ana@bar.com", secondStep, passkeys },
});
const OFF = { isOn: false, codesLeft: 0 };

function open(answers: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/notification-settings": { body: { morningMail: true } },
    "GET /api/devices": { body: [] },
    ...answers,
  });
  visit("/conta", "t");
  return stub;
}

test("it is switched on by a code; the recovery codes are not closed by accident", async () => {
  let state = OFF;
  const { sent } = open({
    "GET /api/account": () => account(state),
    "POST /api/second-step": () => {
      const { code } = (sent.at(-1)?.body ?? {}) as { code?: string };
      if (code === undefined) return { body: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` } };
      if (code !== "123456")
        return refusal(400, "Código incorreto", [{ path: "code", message: "Código incorreto" }]);
      state = { isOn: true, codesLeft: 10 };
      return { body: { recoveryCodes } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ligar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ligar segunda etapa" }));
  expect(await dialog.findByText(/^JBSW Y3DP/)).toBeVisible();
  const confirm = () => userEvent.click(dialog.getByRole("button", { name: "Ligar segunda etapa" }));
  await confirm();
  expect(await dialog.findByText("Informe o código")).toBeVisible();
  await fill(dialog.getByLabelText("Código do aplicativo"), "000000");
  await confirm();
  expect(await dialog.findByText("Código incorreto")).toBeVisible();
  await fill(dialog.getByLabelText("Código do aplicativo"), "123456");
  await confirm();
  const codes = within(await dialog.findByRole("list", { name: "Códigos de recuperação" }));
  expect(codes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(recoveryCodes);

  await userEvent.keyboard("{Escape}");
  const question = within(await screen.findByRole("alertdialog", { name: "Você guardou os códigos?" }));
  await userEvent.click(question.getByRole("button", { name: "Ver os códigos" }));
  expect(dialog.getByText(recoveryCodes[0] as string)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Guardei os códigos" }));
  expect(await screen.findByText(/Restam 10 códigos de recuperação\.$/)).toBeVisible();
});

test("why it cannot begin is said, and tried again", async () => {
  let answer: object = refusal(403, "Confirme que é você para continuar");
  open({ "GET /api/account": account(OFF), "POST /api/second-step": () => answer });
  await userEvent.click(await screen.findByRole("button", { name: "Ligar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ligar segunda etapa" }));
  expect(await dialog.findByText("Confirme que é você para continuar")).toBeVisible();
  answer = { body: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` } };
  await userEvent.click(dialog.getByRole("button", { name: "Tentar novamente" }));
  expect(await dialog.findByText(/^JBSW Y3DP/)).toBeVisible();
});

test("switched on elsewhere meanwhile, it is shown as it is", async () => {
  let state = OFF;
  open({
    "GET /api/account": () => account(state),
    "POST /api/second-step": () => {
      state = { isOn: true, codesLeft: 10 };
      return refusal(409, "A segunda etapa já está ligada");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ligar" }));
  expect(await screen.findByText("A segunda etapa já está ligada")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Desligar" })).toBeVisible();
});

test.each([
  ["begins", undefined],
  ["is confirmed", "123456"],
])("a session that ended before it %s leads to the login", async (_when, code) => {
  const { sent } = open({
    "GET /api/account": account(OFF),
    "POST /api/second-step": () =>
      (sent.at(-1)?.body as { code?: string } | undefined)?.code === code
        ? refusal(401, "Sessão encerrada. Entre novamente.")
        : { body: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ligar" }));
  if (code) {
    const dialog = within(await screen.findByRole("dialog", { name: "Ligar segunda etapa" }));
    await fill(await dialog.findByLabelText("Código do aplicativo"), code);
    await userEvent.click(dialog.getByRole("button", { name: "Ligar segunda etapa" }));
  }
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeVisible();
});

test("few codes are pointed out, and switching off asks first", async () => {
  let state = { isOn: true, codesLeft: 1 };
  const { routes } = open({
    "GET /api/account": () => account(state),
    "DELETE /api/second-step": () => {
      state = OFF;
      return { body: { message: "Segunda etapa desligada" } };
    },
  });
  expect(await screen.findByText(/Resta 1 código de recuperação\. Desligue e ligue de novo/)).toBeVisible();
  const off = () => userEvent.click(screen.getByRole("button", { name: "Desligar" }));
  await off();
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
  expect(routes()).not.toContain("DELETE /api/second-step");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await off();
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Desligar" }),
  );
  expect(await screen.findByText(/^Desligada\./)).toBeVisible();
});

test("a browser without passkeys shows those of the account, to be removed, and offers none", async () => {
  let passkeys = [
    { id: 3, name: "Meu celular", createdAt: "2026-11-18T15:30:00.000Z", lastUsedAt: null },
    {
      id: 4,
      name: "Chave azul",
      createdAt: "2026-11-01T15:30:00.000Z",
      lastUsedAt: "2026-11-18T15:30:00.000Z",
    },
  ];
  open({
    "GET /api/account": () => account(OFF, passkeys),
    "DELETE /api/passkeys/4": () => {
      passkeys = passkeys.slice(0, 1);
      return { body: { message: "Passkey removida" } };
    },
  });
  expect(await screen.findByText("adicionada qua 18/11/2026 12:30")).toBeVisible();
  expect(screen.getByText("último uso qua 18/11/2026 12:30")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Adicionar" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remover Chave azul" }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remover" }),
  );
  await waitFor(() => expect(screen.queryByText("Chave azul")).toBeNull());
  expect(screen.getByText("Meu celular")).toBeVisible();
});

test("with neither there is no card of passkeys; what could not be loaded is said", async () => {
  open({ "GET /api/account": refusal(500, "Erro") });
  expect(await screen.findByText("Não foi possível carregar a segunda etapa")).toBeVisible();
  expect(screen.queryByText("Passkeys")).toBeNull();
});
