import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { DrinkCostLine } from "#web/drinks/drink-cost-line.tsx";
import { EventCardCost } from "#web/events/list/event-card-cost.tsx";
import { ana, caipiroska, lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { countAnswers } from "#web/night/testing/out-wedding.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";

beforeEach(async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  await loadDialogs();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { fixedCosts: _fixedCosts, ...event } = {
  ...wedding,
  date: "2099-12-25T23:30:00.000Z",
};
const {
  unitCost: _unitCost,
  cost: _cost,
  ...vodkaOut
} = sampleUse({
  ingredientId: 1,
  withdrawn: 4,
  out: 4,
  planned: 1,
  returned: 0,
  lost: 0,
});
const out: CateringEvent = { ...event, stockUse: [vodkaOut], stockState: "out" };
const stock = [vodka, lemon].map(({ pricePerUnit: _price, unitCost: _cost, ...rest }) => rest);

/** The API as somebody of the team meets it. */
function stubTeam(events: CateringEvent[], answers: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    "GET /api/user": { body: { ...companyUser, companyRole: "equipe" } },
    "GET /api/ingredients": { body: stock },
    "GET /api/ingredients/archived": { body: [] },
    "GET /api/drinks": { body: [caipiroska] },
    "GET /api/clients": { body: [{ id: ana.id, name: ana.name }] },
    "GET /api/events": { body: events },
    "GET /api/activity": { body: { activities: [], people: [], next: null } },
    ...answers,
  });
}

describe.each([
  ["/", "Próximos Eventos"],
  ["/estoque", "Vodka"],
  ["/drinks", "Caipiroska"],
  ["/eventos", "Casamento da Ana"],
  ["/eventos/7", "O que vai junto"],
])("%s", (path, content) => {
  test.each([
    ["planned", { ...event, stockUse: [] }],
    ["out", out],
  ])("shows the team no money and nothing to edit: %s", async (_state, shown) => {
    const { routes } = stubTeam([shown]);
    visit(path, "t");
    await screen.findAllByText(content);
    expect(routes()).not.toContain("GET /api/proposals");
    expect(document.body).not.toHaveTextContent(/R\$|Custo|Preço|Valor/);
    const names = [...screen.getAllByRole("button"), ...screen.getAllByRole("link")].map(
      (one) => one.getAttribute("aria-label") ?? one.textContent,
    );
    expect(
      names.filter((name) => /editar|novo|adicionar|entrada|remover|duplicar|desabilitar/i.test(name ?? "")),
    ).toEqual([]);
  });
});

test("the team withdraws without saving the event", async () => {
  const api = stubTeam([{ ...event, stockUse: [] }], { "POST /api/events/7/withdraw-stock": { body: out } });
  visit("/eventos/7", "t");
  await userEvent.click(await screen.findByRole("link", { name: "Dar baixa de Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("button", { name: "Dar baixa no estoque" }));
  await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
  await waitFor(() => expect(api.routes()).toContain("POST /api/events/7/withdraw-stock"));
  expect(api.routes().filter((route) => route.startsWith("PUT"))).toEqual([]);
});

test("the team returns what it counted, without saving the event, and reads a refusal", async () => {
  let refusals = 1;
  const { answers, kept } = countAnswers({ packQuantity: null });
  const { "GET /api/ingredients": _priced, ...counting } = answers(() => api.sent);
  const api = stubTeam([out], {
    ...counting,
    "POST /api/events/7/return-stock": () =>
      refusals-- > 0 ? refusal(409, "O estoque deste evento não foi retirado") : { body: event },
  });
  visit("/eventos/7", "t");
  await userEvent.click(await screen.findByRole("link", { name: "Registrar retorno de Casamento da Ana" }));
  await fill(await screen.findByRole("textbox", { name: /Vodka/ }), "1,5");
  await userEvent.click(screen.getByRole("button", { name: "Registrar retorno" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("O estoque deste evento não foi retirado"));
  await userEvent.click(screen.getByRole("button", { name: "Registrar retorno" }));
  await screen.findByRole("heading", { name: "Casamento da Ana" });
  const posted = api.sent.filter(({ route }) => route === "POST /api/events/7/return-stock");
  const returned = { returns: [{ ingredientId: 1, quantity: 1.5 }], counts: [...kept.keys()] };
  expect(posted.map(({ body }) => body)).toEqual([returned, returned]);
  expect(api.routes().filter((route) => route.startsWith("PUT"))).toEqual([]);
});

test("what the stock lacks is said, and left to those who buy", async () => {
  stubTeam([{ ...event, stockUse: [] }], {
    "GET /api/ingredients": { body: stock.map((one) => ({ ...one, quantity: 1 })) },
  });
  visit("/eventos/7/baixa", "t");
  expect(await screen.findByText("O estoque não basta")).toBeVisible();
  expect(screen.getByText(/^faltam 3/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /entrada/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Dar baixa no estoque" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Falta no estoque: leve só o que tem.");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("what prints money does not compile without it", () => {
  const never = () => {
    const [plain] = stock as [(typeof stock)[number]];
    return [
      // @ts-expect-error an event without its costs
      <EventCardCost key="cost" event={out} prices={new Map()} isRoomy />,
      // @ts-expect-error a stock without unit costs
      <DrinkCostLine key="drink" lines={[]} stock={new Map([[1, plain]])} />,
    ];
  };
  expect(never).toBeTypeOf("function");
});
