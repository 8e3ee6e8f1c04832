import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Team } from "#shared/team/contract.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const person = { companyRole: "gestor", lastAccessAt: null } as const;
const team: Team = {
  people: [
    {
      ...person,
      id: companyUser.id,
      username: "Ana",
      email: "ana@bar.com",
      companyRole: "dono",
      hasSecondStep: true,
    },
    { ...person, id: 7, username: "Téo", email: "teo@bar.com", hasSecondStep: false },
  ],
  requiresSecondStep: false,
  invitations: [],
};

function open(answers: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/team": { body: team },
    "GET /api/company": refusal(500, "Erro"),
    ...answers,
  });
  visit("/empresa", "t");
  return stub;
}

test("an owner requires it by one switch, which shows what is true when it was refused", async () => {
  let answer: object = refusal(403, "Sem permissão");
  let requiresSecondStep = false;
  const { sent } = open({
    "GET /api/team": () => ({ body: { ...team, requiresSecondStep } }),
    "PUT /api/team/second-step": () => answer,
  });
  const required = await screen.findByRole("checkbox", { name: /^Exigir segunda etapa/ });
  expect(required).not.toBeChecked();
  await userEvent.click(required);
  expect(await screen.findByText("Sem permissão")).toBeVisible();
  await waitFor(() => expect(required).not.toBeChecked());
  answer = { body: { message: "Exigência da segunda etapa atualizada" } };
  requiresSecondStep = true;
  await userEvent.click(required);
  await waitFor(() => expect(required).toBeChecked());
  expect(sent.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body)).toEqual([
    { isOn: true },
    { isOn: true },
  ]);
});

test("an owner ends that of a person after a question; who has one says so", async () => {
  const { routes } = open({ "DELETE /api/team/7/second-step": { body: { message: "Encerrada" } } });
  const people = within(await screen.findByRole("list", { name: "Equipe" }));
  const [ana, teo] = people.getAllByRole("listitem");
  expect(ana).toHaveTextContent("segunda etapa");
  expect(teo).not.toHaveTextContent("segunda etapa");
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Téo" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Encerrar segunda etapa" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(routes()).not.toContain("DELETE /api/team/7/second-step");
  await userEvent.click(question.getByRole("button", { name: /^Encerrar/ }));
  await waitFor(() => expect(routes()).toContain("DELETE /api/team/7/second-step"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("whoever has to set one up sees that alone, and goes on once the codes are kept", async () => {
  let user: object = { ...companyUser, requireSecondStep: true };
  const { routes, sent } = stubApi({
    "GET /api/user": () => ({ body: user }),
    "GET /api/events": { body: [] },
    "POST /api/second-step": () =>
      sent.at(-1)?.body
        ? { body: { recoveryCodes: ["abcd-efgh-jkmn"] } }
        : { body: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP" } },
  });
  visit("/eventos", "t");
  expect(await screen.findByRole("heading", { level: 1, name: "Proteja sua conta" })).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
  await fill(await screen.findByLabelText("Código do aplicativo"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Ligar segunda etapa" }));
  expect(await screen.findByText("abcd-efgh-jkmn")).toBeVisible();
  expect(routes()).not.toContain("GET /api/events");
  user = companyUser;
  await userEvent.click(screen.getByRole("button", { name: "Guardei os códigos" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
});

test("a page that is open when another tab has come to lack it is led there by the next answer", async () => {
  let user: object = companyUser;
  const lacking = refusal(403, "Configure a segunda etapa para continuar");
  const headers = { "Company-Role": "dono", "Second-Step-Required": "1" };
  const lists = () => ("requireSecondStep" in user ? { ...lacking, headers } : { body: [] });
  stubApi({
    "GET /api/user": () => ({ body: user }),
    "GET /api/clients": lists,
    "GET /api/drinks": lists,
    "GET /api/ingredients": lists,
    "GET /api/events": lists,
    "POST /api/second-step": refusal(500, "Erro"),
  });
  visit("/clientes", "t");
  await screen.findByRole("heading", { level: 1, name: "Clientes" });
  user = { ...companyUser, requireSecondStep: true };
  await userEvent.click(screen.getAllByRole("link", { name: "Eventos" })[0] as HTMLElement);
  expect(await screen.findByRole("heading", { level: 1, name: "Proteja sua conta" })).toBeVisible();
});
