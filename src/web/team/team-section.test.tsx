import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Team } from "#shared/team/contract.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const team: Team = {
  people: [
    {
      id: companyUser.id,
      username: "Ana",
      email: "ana@bar.com",
      companyRole: "dono",
      lastAccessAt: inDays(0),
      hasSecondStep: true,
    },
    {
      id: 7,
      username: "Téo",
      email: "teo@bar.com",
      companyRole: "gestor",
      lastAccessAt: null,
      hasSecondStep: false,
    },
  ],
  requiresSecondStep: false,
  invitations: [
    { id: 3, email: "bia@bar.com", companyRole: "equipe", invitedBy: "Ana", expiresAt: inDays(5) },
    { id: 4, email: "caio@bar.com", companyRole: "equipe", invitedBy: "Ana", expiresAt: inDays(-1) },
  ],
};

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/team": { body: team },
    "GET /api/company": refusal(500, "Erro"),
    ...answers,
  });
  visit("/empresa", "t");
  const people = await screen.findByRole("list", { name: "Equipe" });
  const bodyOf = (route: string) => stub.sent.find((one) => one.route === route)?.body;
  return { ...stub, bodyOf, people: within(people) };
}

const choose = async (item: string) => {
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Téo" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

test("each person has a role and the last access; oneself has no actions", async () => {
  const { people } = await open();
  const [ana, teo] = people.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(ana).toHaveTextContent(/Ana \(você\).*último acesso hoje.*Dono/);
  expect(teo).toHaveTextContent(/Téo.*ainda não entrou.*Gestor/);
  expect(within(ana).queryByRole("button")).not.toBeInTheDocument();
});

test("another role is chosen among three, each with what it may do", async () => {
  const { bodyOf } = await open({
    "PATCH /api/team/7": { body: { ...team.people[1], companyRole: "equipe" } },
  });
  await choose("Alterar função");
  const dialog = within(await screen.findByRole("dialog", { name: "Função de Téo" }));
  expect(dialog.getAllByRole("radio")).toHaveLength(3);
  expect(dialog.getByRole("radio", { name: /^Gestor/ })).toBeChecked();
  await userEvent.click(dialog.getByRole("radio", { name: /^Equipe.*não vê valores/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Alterar função" }));
  await waitFor(() => expect(bodyOf("PATCH /api/team/7")).toEqual({ companyRole: "equipe" }));
  expect(await screen.findByText("Função alterada")).toBeVisible();
});

test("access is removed after a question", async () => {
  const { routes } = await open({ "DELETE /api/team/7": { body: {} } });
  await choose("Remover acesso");
  const question = within(await screen.findByRole("alertdialog", { name: "Remover o acesso de Téo?" }));
  expect(routes()).not.toContain("DELETE /api/team/7");
  await userEvent.click(question.getByRole("button", { name: "Remover acesso" }));
  await waitFor(() => expect(routes()).toContain("DELETE /api/team/7"));
  expect(await screen.findByText("Acesso removido")).toBeVisible();
});

test("an invitation says who sent it and until when, can be sent again and cancelled", async () => {
  const { routes } = await open({
    "POST /api/team/invitations/3/resend": refusal(429, "Limite de 10 convites por hora"),
    "DELETE /api/team/invitations/4": { body: {} },
  });
  const [bia, caio] = within(screen.getByRole("region", { name: "Convites abertos" })).getAllByRole(
    "listitem",
  ) as [HTMLElement, HTMLElement];
  expect(bia).toHaveTextContent(/bia@bar.com.*Equipe · convite de Ana · vale até/);
  expect(caio).toHaveTextContent(/venceu em/);
  await userEvent.click(within(bia).getByRole("button", { name: "Reenviar o convite de bia@bar.com" }));
  expect(await screen.findByText("Limite de 10 convites por hora")).toBeVisible();
  await userEvent.click(within(caio).getByRole("button", { name: "Cancelar o convite de caio@bar.com" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancelar o convite?" }));
  expect(routes()).not.toContain("DELETE /api/team/invitations/4");
  await userEvent.click(question.getByRole("button", { name: "Cancelar convite" }));
  await waitFor(() => expect(routes()).toContain("DELETE /api/team/invitations/4"));
});

test("the link of a team's invitation can be copied and sent, as long as it works", async () => {
  const link = "http://localhost:3000/convite?token=abc";
  const { routes } = await open({ "PUT /api/team/invitations/3/link": { body: { link } } });
  // Neither of one that is over, nor of a manager's.
  expect(screen.getAllByRole("button", { name: /^Copiar link/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Copiar link do convite de bia@bar.com" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Link do convite" }));
  expect(await dialog.findByText(link)).toBeVisible();
  expect(routes().filter((route) => route.startsWith("PUT"))).toHaveLength(1);
  expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent(link)),
  );
});

test("a link that was not made says why", async () => {
  await open({
    "PUT /api/team/invitations/3/link": refusal(409, "Este convite venceu. Reenvie-o para ter um link novo."),
  });
  await userEvent.click(screen.getByRole("button", { name: "Copiar link do convite de bia@bar.com" }));
  expect(await screen.findByText("Este convite venceu. Reenvie-o para ter um link novo.")).toBeVisible();
});

test("a refused invitation keeps what was typed, with the server's sentence", async () => {
  const { bodyOf } = await open({
    "POST /api/team/invitations": refusal(409, "Esta pessoa já está na equipe"),
  });
  await userEvent.click(screen.getByRole("button", { name: "Convidar pessoa" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Convidar pessoa" }));
  await userEvent.click(dialog.getByRole("button", { name: "Enviar convite" }));
  expect(await dialog.findByText("E-mail é obrigatório")).toBeVisible();
  await fill(dialog.getByRole("textbox", { name: "E-mail" }), "Bia@bar.com");
  await userEvent.click(dialog.getByRole("button", { name: "Enviar convite" }));
  expect(await dialog.findByText("Esta pessoa já está na equipe")).toBeVisible();
  expect(bodyOf("POST /api/team/invitations")).toEqual({ email: "bia@bar.com", companyRole: "equipe" });
  expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue("Bia@bar.com");
});
