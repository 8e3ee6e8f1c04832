import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const invitation = { companyName: "Bar da Ana", companyRole: "equipe", invitedBy: "Ana" };
const shown = { "POST /api/invitation": { body: invitation } };
const accept = async (name: string, password: string, confirmation = password) => {
  if (name) await fill(screen.getByLabelText("Seu nome"), name);
  await fill(screen.getByLabelText("Senha"), password);
  await fill(screen.getByLabelText("Confirmar senha"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Aceitar convite" }));
};

const accepted = {
  "POST /api/accept-invitation": {
    status: 201,
    body: { message: "Convite aceito!", email: "teo@bar.com" },
  },
};

test("accepting logs in", async () => {
  const { sent } = stubApi({
    ...shown,
    ...accepted,
    "POST /api/login": { body: { token: "t", user: companyUser, requirePasswordChange: false } },
  });
  visit("/convite?token=abc");
  await screen.findByRole("heading", { name: "Bar da Ana" });
  await accept("Téo", "senha1");
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(localStorage.getItem("auth_token")).toBe("t");
  expect(sent.find(({ route }) => route === "POST /api/login")?.body).toEqual({
    email: "teo@bar.com",
    password: "senha1",
  });
});

test("the link's token leaves the address at once; a login that fails is left to be tried again", async () => {
  const { sent } = stubApi({ ...shown, ...accepted, "POST /api/login": refusal(503, "Indisponível") });
  visit("/convite?token=abc");
  await screen.findByRole("heading", { name: "Bar da Ana" });
  expect(screen.getByText("Ana convidou você para a equipe, na função Equipe.")).toBeVisible();
  expect(window.location.href).not.toContain("abc");
  expect(sent[0]?.body).toEqual({ token: "abc" });
  await accept("Téo", "senha1");
  expect(await screen.findByLabelText("Email")).toHaveValue("teo@bar.com");
  expect(window.location.pathname).toBe("/login");
  expect(sent.find(({ route }) => route === "POST /api/accept-invitation")?.body).toEqual({
    token: "abc",
    name: "Téo",
    password: "senha1",
  });
  expect(localStorage.getItem("auth_token")).toBeNull();
});

test.each([
  ["", "senha1", "senha1", "Nome é obrigatório"],
  ["Téo", "abc", "abc", "A senha deve ter pelo menos 4 caracteres"],
  ["Téo", "senha1", "senha2", "As senhas não coincidem"],
])("case %#: told at its field, and nothing is sent", async (name, password, confirmation, message) => {
  const { routes } = stubApi(shown);
  visit("/convite?token=abc");
  await screen.findByRole("heading", { name: "Bar da Ana" });
  await accept(name, password, confirmation);
  expect(await screen.findByText(message)).toBeVisible();
  expect(routes()).not.toContain("POST /api/accept-invitation");
});

test("a dead link has the server's sentence and the way to the login", async () => {
  stubApi({
    "POST /api/invitation": refusal(400, "Este convite venceu. Peça a quem convidou você que o reenvie."),
  });
  visit("/convite?token=abc");
  expect(await screen.findByRole("alert")).toHaveTextContent("Este convite venceu.");
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
  expect(screen.queryByRole("button", { name: "Tentar novamente" })).not.toBeInTheDocument();
});

test("without a connection the link can be tried again", async () => {
  stubApi({});
  visit("/convite?token=abc");
  expect(await screen.findByRole("alert")).toHaveTextContent("Não foi possível abrir o convite");
  expect(screen.getByRole("button", { name: "Tentar novamente" })).toBeVisible();
});

test("somebody who is signed in is told so, and can log out here", async () => {
  stubApi({ ...shown, "GET /api/user": { body: companyUser }, "POST /api/logout": { body: {} } });
  visit("/convite?token=abc", "t");
  expect(await screen.findByText("Este aparelho está na conta ana@bar.com.")).toBeVisible();
  expect(screen.queryByLabelText("Seu nome")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Sair e aceitar o convite" }));
  expect(await screen.findByLabelText("Seu nome")).toBeVisible();
  expect(window.location.pathname).toBe("/convite");
  await waitFor(() => expect(localStorage.getItem("auth_token")).toBeNull());
});
