import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lists = ["ingredients", "drinks", "events", "purchases", "clients", "charges"].map(
  (name) => `GET /api/${name}`,
);
const stats = { totalCompanies: 0, totalUsers: 0, totalEvents: 0, totalDrinks: 0, totalClients: 0 };
const nothing = {
  ...Object.fromEntries(lists.map((route) => [route, { body: [] }])),
  "GET /api/admin/companies": { body: [] },
  "GET /api/admin/clients-by-company": { body: [] },
  "GET /api/admin/users": { body: [] },
  "GET /api/admin/stats": { body: stats },
};

/** A screen, who sees it, what it cannot do without, and what it says when that is empty. */
const pages = [
  ["/", companyUser, "GET /api/ingredients", "Nenhum evento próximo cadastrado"],
  ["/estoque", companyUser, "GET /api/ingredients", "Nenhum ingrediente cadastrado ainda."],
  ["/drinks", companyUser, "GET /api/drinks", "Nenhum drink cadastrado ainda."],
  ["/eventos", companyUser, "GET /api/events", "Nenhum evento cadastrado ainda."],
  ["/compras/anteriores", companyUser, "GET /api/purchases", "Nenhuma compra lançada ainda"],
  ["/clientes", companyUser, "GET /api/clients", "Nenhum cliente encontrado"],
  ["/recebimentos", companyUser, "GET /api/charges", "Nenhuma cobrança ainda"],
  ["/relatorios", companyUser, "GET /api/events", "Nenhum evento cadastrado ainda."],
  ["/admin/companies", systemAdmin, "GET /api/admin/companies", "Nenhuma empresa cadastrada no sistema"],
  ["/admin/users", systemAdmin, "GET /api/admin/users", "Nenhum usuário cadastrado no sistema"],
] as const;

describe.each(pages)("%s", (path, user, route, empty) => {
  const answers = { ...nothing, "GET /api/user": { body: user } };

  test("says that it is loading", async () => {
    stubApi({ ...answers, [route]: () => new Promise(() => {}) });
    visit(path, "t");
    await screen.findByRole("heading", { level: 1 });
    expect((await screen.findAllByText("Carregando..."))[0]?.closest("[role=status]")).toBeInTheDocument();
    expect(screen.queryByText(empty)).toBeNull();
  });

  test("says that there is nothing", async () => {
    stubApi(answers);
    visit(path, "t");
    expect((await screen.findAllByText(empty))[0]).toBeVisible();
  });

  test("says what failed, and can be tried again", async () => {
    let isUp = false;
    stubApi({ ...answers, [route]: () => (isUp ? { body: [] } : refusal(500, "Erro interno do servidor")) });
    visit(path, "t");
    const retry = await screen.findByRole("button", { name: "Tentar novamente" });
    expect(retry.closest("[role=alert]")).toBeInTheDocument();
    isUp = true;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByText(empty)[0]).toBeVisible());
    // The button is gone; whoever pressed it is not sent back to the beginning of the page.
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});

test.each([
  ["/estoque", "GET /api/ingredients", "Adicionar ingrediente"],
  ["/drinks", "GET /api/drinks", "Novo drink"],
  ["/eventos", "GET /api/events", "Novo evento"],
  ["/clientes", "GET /api/clients", "Novo cliente"],
])(
  "%s: a list that comes, even empty, does not take its action from under the hand",
  async (path, route, name) => {
    let answer = () => {};
    stubApi({
      ...nothing,
      "GET /api/user": { body: companyUser },
      [route]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: [] });
        }),
    });
    visit(path, "t");
    const action = await screen.findByRole("button", { name });
    answer();
    expect(await screen.findByText(/^Nenhum/)).toBeVisible();
    expect(screen.getByRole("button", { name })).toBe(action);
    // A view has one solid button, its next step.
    expect(screen.getByRole("main").querySelectorAll("a.bg-primary, button.bg-primary")).toHaveLength(1);
    expect(action).not.toHaveClass("bg-primary");
  },
);
