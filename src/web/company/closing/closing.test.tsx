import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { barOfAna } from "#web/company/testing/bar-of-ana.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const closedUser = {
  ...companyUser,
  companyClosure: {
    closedAt: "2026-11-19T02:30:00.000Z",
    closedBy: "Téo Lima",
    erasedFrom: "2026-12-19T02:30:00.000Z",
  },
};

async function openDialog(answers: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: barOfAna },
    "GET /api/team": { body: { people: [], invitations: [] } },
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    ...answers,
  });
  visit("/empresa", "t");
  await userEvent.click(await screen.findByRole("button", { name: "Encerrar empresa" }));
  const dialog = await screen.findByRole("dialog", { name: "Encerrar empresa" });
  const close = async (name: string) => {
    await fill(within(dialog).getByLabelText(/^Nome da empresa/), name);
    await userEvent.click(within(dialog).getByRole("button", { name: "Encerrar empresa" }));
  };
  return { ...stub, dialog, close };
}

test("nothing is sent until the name is right; then the page of the closed company is shown", async () => {
  let user: object = companyUser;
  const { sent, dialog, close } = await openDialog({
    "GET /api/user": () => ({ body: user }),
    "POST /api/company/close": () => {
      user = closedUser;
      return { body: { message: "Empresa encerrada" } };
    },
  });
  expect(within(dialog).getByRole("button", { name: "Baixar todos os dados" })).toBeVisible();
  for (const [name, problem] of [
    [" ", "Digite o nome da empresa"],
    ["Bar", "Este não é o nome da empresa"],
  ] as const) {
    await close(name);
    expect(await within(dialog).findByText(problem)).toBeVisible();
  }
  expect(sent.some(({ route }) => route.startsWith("POST"))).toBe(false);
  await close(`${barOfAna.name} `);
  expect(await screen.findByRole("heading", { level: 1, name: "Empresa encerrada" })).toBeVisible();
  expect(sent.find(({ route }) => route === "POST /api/company/close")?.body).toEqual({
    name: barOfAna.name,
  });
});

test.each([
  [409, "Esta empresa já está encerrada", undefined],
  [400, "Este não é o nome da empresa", [{ path: "name", message: "Este não é o nome da empresa" }]],
])("a refusal is said in the dialog, which stays (%i)", async (status, message, issues) => {
  const { dialog, close } = await openDialog({
    "POST /api/company/close": refusal(status, message, issues),
  });
  await close(barOfAna.name);
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(dialog).toBeVisible();
});

test.each(["/", "/estoque", "/empresa", "/conta"])(
  "of a closed company an owner sees one page at %s",
  async (path) => {
    const { routes } = stubApi({ "GET /api/user": { body: closedUser } });
    visit(path, "t");
    expect(await screen.findByRole("heading", { level: 1, name: "Empresa encerrada" })).toBeVisible();
    // In the zone of the company.
    expect(screen.getByText("Téo Lima encerrou Bar da Ana em 18/11/2026.")).toBeVisible();
    expect(screen.getByText("18/12/2026")).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(new Set(routes())).toEqual(new Set(["GET /api/user"]));
  },
);

test("reopened, the company is there again; too late, the reason is said", async () => {
  let user: object = {
    ...closedUser,
    companyClosure: { ...closedUser.companyClosure, closedBy: null },
  };
  let answer: object = refusal(409, "O prazo para reabrir esta empresa terminou");
  stubApi({
    "GET /api/user": () => ({ body: user }),
    "GET /api/events": { body: [] },
    "POST /api/company/reopen": () => answer,
  });
  visit("/eventos", "t");
  const button = await screen.findByRole("button", { name: "Reabrir empresa" });
  expect(screen.getByText(/^A administração do sistema encerrou/)).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText("O prazo para reabrir esta empresa terminou")).toBeVisible();
  answer = { body: { message: "Empresa reaberta" } };
  user = companyUser;
  await userEvent.click(screen.getByRole("button", { name: "Reabrir empresa" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
  await waitFor(() => expect(screen.getByText("Empresa reaberta")).toBeVisible());
});
