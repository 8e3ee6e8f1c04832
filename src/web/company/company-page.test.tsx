import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Company } from "#shared/company/contract.ts";
import type { Team } from "#shared/team/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { storeAuthToken } from "#web/app/api/auth-token.ts";
import { loadDialogs } from "#web/app/lazy/lazy-dialog.tsx";
import { AuthProvider, useAuth } from "#web/app/session.tsx";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { TestCompany } from "#web/app/testing/test-company.tsx";
import { companyUser } from "#web/app/testing/users.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { CompanyPage } from "./company-page.tsx";

const company: Company = {
  name: "Bar da Ana",
  email: "ana@bar.com",
  phone: "(11) 99999-0000",
  cnpj: "12ABC34501DE35",
  address: null,
  version: 3,
};
const team: Team = {
  people: [
    {
      id: 2,
      username: "ana@bar.com",
      email: "ana@bar.com",
      companyRole: "dono",
      lastAccessAt: new Date().toISOString(),
    },
    { id: 3, username: "Téo Lima", email: "teo@bar.com", companyRole: "equipe", lastAccessAt: null },
  ],
  invitations: [
    {
      id: 8,
      email: "bia@bar.com",
      companyRole: "gestor",
      invitedBy: "ana@bar.com",
      expiresAt: "2099-01-01T12:00:00.000Z",
    },
    {
      id: 9,
      email: "rui@bar.com",
      companyRole: "equipe",
      invitedBy: "ana@bar.com",
      expiresAt: "2020-01-02T12:00:00.000Z",
    },
  ],
};

beforeEach(() => loadDialogs());
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  localStorage.clear();
  storeAuthToken("t");
  const api = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: company },
    "GET /api/team": { body: team },
    ...answers,
  });
  render(
    <AuthProvider>
      <TestCompany>
        <OnceChecked />
      </TestCompany>
    </AuthProvider>,
  );
  await screen.findByText("Téo Lima");
  return api;
}

const OnceChecked = () => (useAuth().session.state === "loading" ? null : <CompanyPage />);

const sentBy = (api: Awaited<ReturnType<typeof open>>) =>
  api.sent.filter(({ route }) => !route.startsWith("GET")).map(({ route, body }) => [route, body]);

async function choose(person: string, action: string) {
  await userEvent.click(screen.getByRole("button", { name: `Mais ações de ${person}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
}

test("shows the company, its people with role and last access, and what is open", async () => {
  await open();
  expect(screen.getByText("12.ABC.345/01DE-35")).toBeVisible();
  const people = within(screen.getByRole("list", { name: "Equipe" })).getAllByRole("listitem");
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ana@bar.com \(você\)último acesso hojeDono/),
    expect.stringMatching(/^Téo Limateo@bar.com · ainda não entrouEquipe/),
  ]);
  const invitations = screen.getByRole("region", { name: "Convites abertos" });
  expect(invitations).toHaveTextContent("Gestor · convite de ana@bar.com · vale até 01/01/2099");
  expect(invitations).toHaveTextContent("venceu em 02/01/2020");
  expect(screen.queryByRole("button", { name: "Mais ações de ana@bar.com" })).toBeNull();
});

test("somebody is invited, and a refusal stands at its field with the input kept", async () => {
  let refusals = 1;
  const message = "Esta pessoa já está na equipe";
  const api = await open({
    "POST /api/team/invitations": () =>
      refusals-- > 0
        ? refusal(409, message, [{ path: "email", message }])
        : { status: 201, body: team.invitations[0] },
  });
  await userEvent.click(screen.getByRole("button", { name: "Convidar pessoa" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Convidar pessoa" }));
  await userEvent.click(dialog.getByRole("button", { name: "Enviar convite" }));
  expect(await dialog.findByText("E-mail é obrigatório")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("E-mail"), " Bia@Bar.com ");
  await userEvent.click(dialog.getByRole("radio", { name: /^Gestor/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Enviar convite" }));
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Enviar convite" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Convite enviado" }));
  const sent = ["POST /api/team/invitations", { email: "bia@bar.com", companyRole: "gestor" }];
  expect(sentBy(api)).toEqual([sent, sent]);
});

test("invitations are sent again and cancelled", async () => {
  const api = await open({
    "POST /api/team/invitations/9/resend": { body: team.invitations[1] },
    "DELETE /api/team/invitations/8": refusal(404, "Convite não encontrado"),
  });
  await userEvent.click(screen.getByRole("button", { name: "Reenviar o convite de rui@bar.com" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Convite reenviado" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancelar o convite de bia@bar.com" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ description: "Convite não encontrado" }));
  expect(api.routes().filter((route) => route === "GET /api/team")).toHaveLength(3);
});

test("a role is changed, and access removed after a question", async () => {
  const api = await open({
    "PATCH /api/team/3": { body: team.people[1] },
    "DELETE /api/team/3": { body: { message: "Acesso removido" } },
  });
  await choose("Téo Lima", "Alterar função");
  const dialog = within(await screen.findByRole("dialog", { name: "Função de Téo Lima" }));
  expect(dialog.getByRole("radio", { name: /^Equipe/ })).toBeChecked();
  await userEvent.click(dialog.getByRole("radio", { name: /^Gestor/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Alterar função" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await choose("Téo Lima", "Remover acesso");
  await userEvent.click(await screen.findByRole("button", { name: "Remover acesso" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Acesso removido" }));
  expect(sentBy(api)).toEqual([
    ["PATCH /api/team/3", { companyRole: "gestor" }],
    ["DELETE /api/team/3", undefined],
  ]);
});

test("the company's data are edited; what somebody else changed meanwhile is taken over", async () => {
  let refusals = 1;
  const api = await open({
    "PUT /api/company": () => (refusals-- > 0 ? refusal(409, VERSION_CONFLICT) : { body: company }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Alterar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dados da empresa" }));
  await userEvent.clear(dialog.getByLabelText(/CNPJ/));
  await userEvent.type(dialog.getByLabelText(/Endereço/), "Rua 1");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const edit = { name: "Bar da Ana", phone: "(11) 99999-0000", cnpj: null, address: "Rua 1", version: 3 };
  expect(sentBy(api)).toEqual([
    ["PUT /api/company", edit],
    ["PUT /api/company", edit],
  ]);
  // The name in the menu.
  expect(api.routes().filter((route) => route === "GET /api/user")).toHaveLength(2);
});
