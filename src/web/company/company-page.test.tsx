import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { barOfAna as company } from "./testing/bar-of-ana.ts";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: company },
    "GET /api/team": { body: { people: [], invitations: [] } },
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    ...answers,
  });
  visit("/empresa", "t");
  await screen.findByText("12.ABC.345/01DE-35");
  return stub;
}

async function edit(changes: Record<string, string>) {
  await userEvent.click(screen.getByRole("button", { name: "Alterar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dados da empresa" }));
  for (const [label, text] of Object.entries(changes)) {
    const field = dialog.getByRole("textbox", { name: new RegExp(`^${label}`) });
    await fill(field, text);
  }
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  return dialog;
}

test("a saved name is sent with its version, and the menu takes it over", async () => {
  let name = "Bar da Ana";
  const { sent } = await open({
    "GET /api/user": () => ({ body: { ...companyUser, companyName: name } }),
    "PUT /api/company": () => {
      name = "Bar Novo";
      return { body: { ...company, name, version: 4 } };
    },
  });
  await edit({ Nome: "Bar Novo" });
  await waitFor(() => expect(within(screen.getByRole("complementary")).getByText("Bar Novo")).toBeVisible());
  const put = sent.find(({ route }) => route === "PUT /api/company");
  expect(put?.body).toEqual({
    name,
    phone: null,
    cnpj: "12ABC34501DE35",
    address: null,
    timeZone: "America/Sao_Paulo",
    version: 3,
  });
  expect(await screen.findByText("Dados da empresa atualizados")).toBeVisible();
});

test("a wrong CNPJ is told at its field, and nothing is sent", async () => {
  const { routes } = await open();
  const dialog = await edit({ CNPJ: "11.222.333/0001-82" });
  const field = dialog.getByRole("textbox", { name: /^CNPJ/ });
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription("CNPJ inválido: confira os números e letras");
  expect(routes()).not.toContain("PUT /api/company");
});

test("what somebody else saved meanwhile is merged with what was typed", async () => {
  let now = company;
  const dialog = await open({
    "GET /api/company": () => ({ body: now }),
    "PUT /api/company": refusal(409, VERSION_CONFLICT),
  }).then(() => edit({ Nome: "Bar Novo" }));
  now = { ...company, address: "Rua Nova, 1", version: 4 };
  await userEvent.click(await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  expect(await dialog.findByText("Endereço: Rua Nova, 1")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Nome" })).toHaveValue("Bar Novo");
});

test("whoever may not manage the company is led to the dashboard", async () => {
  const { routes } = stubApi({ "GET /api/user": { body: { ...companyUser, companyRole: "gestor" } } });
  visit("/empresa", "t");
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  expect(routes()).not.toContain("GET /api/company");
  expect(routes()).not.toContain("GET /api/team");
});

test("the cards appear together, so that none moves another", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: company },
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    "GET /api/team": async () => {
      await isAnswered;
      return { body: { people: [], invitations: [] } };
    },
  });
  visit("/empresa", "t");
  expect(await screen.findByText("12.ABC.345/01DE-35")).not.toBeVisible();
  answer();
  await waitFor(() => expect(screen.getByText("12.ABC.345/01DE-35")).toBeVisible());
});
