import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deadInvitationMessages } from "#shared/team/dead-invitation.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { visit } from "#web/app/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const invitation = { companyName: "Bar da Ana", companyRole: "equipe", invitedBy: "Ana" };

test("names company, role and who invites, and leads to the login with the address filled in", async () => {
  const { sent } = stubApi({
    "POST /api/invitation": { body: invitation },
    "POST /api/accept-invitation": {
      status: 201,
      body: { message: "Convite aceito! Entre com seu e-mail e sua senha.", email: "teo@bar.com" },
    },
  });
  visit("/convite?token=segredo");
  expect(await screen.findByRole("heading", { name: "Bar da Ana" })).toBeVisible();
  expect(screen.getByText("Ana convidou você para a equipe, na função Equipe.")).toBeVisible();
  expect(window.location.search).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
  expect(screen.getByText("Nome é obrigatório")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Seu nome"), "Téo");
  await userEvent.type(screen.getByLabelText("Senha"), "abc");
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
  expect(screen.getByText("A senha deve ter pelo menos 4 caracteres")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Senha"), "d");
  await userEvent.type(screen.getByLabelText("Confirmar senha"), "abcx");
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
  expect(screen.getByText("As senhas não coincidem")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Confirmar senha"), "{Backspace}d");
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(await screen.findByLabelText("Email")).toHaveValue("teo@bar.com");
  expect(sent.at(-1)?.body).toEqual({ token: "segredo", name: "Téo", password: "abcd" });
});

test.each(Object.values(deadInvitationMessages))("a dead link says: %s", async (message) => {
  stubApi({ "POST /api/invitation": refusal(400, message) });
  visit("/convite?token=segredo");
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
});

test("an address that got an account meanwhile is told so, and what was typed stays", async () => {
  const message = "Este e-mail já tem uma conta. Peça um convite para outro e-mail.";
  stubApi({
    "POST /api/invitation": { body: invitation },
    "POST /api/accept-invitation": refusal(409, message),
  });
  visit("/convite?token=segredo");
  await userEvent.type(await screen.findByLabelText("Seu nome"), "Téo");
  await userEvent.type(screen.getByLabelText("Senha"), "senha");
  await userEvent.type(screen.getByLabelText("Confirmar senha"), "senha");
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Seu nome")).toHaveValue("Téo");
});
