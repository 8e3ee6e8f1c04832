import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { StockDialog } from "#web/events/stock/stock-dialog.tsx";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, onClose, open, press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

const WITHDRAW = "POST /api/events/7/withdraw-stock";
const bottled = { ...vodka, packName: "garrafa" as const, packQuantity: 0.75 };
const gone = { body: { ...wedding, stockWithdrawn: "true" } };

/** Vodka comes in bottles: 4 L are planned, which is a little more than five. */
async function openEditor(stock: object[] = [bottled, lemon], answers = {}) {
  const api = stubApi({
    ...barAnswers(),
    "GET /api/ingredients": { body: stock },
    "PUT /api/events/7": { body: { ...wedding, version: 5 } },
    [WITHDRAW]: gone,
    ...answers,
  });
  open(wedding);
  await go("Estoque");
  return api;
}

const bottles = () => screen.getByLabelText("Levar de Vodka (garrafas)");
const lemons = () => screen.getByLabelText("Levar de Limão (unidade)");
const row = (name: string) => within(screen.getByText(name, { selector: "p" }).closest("li") as HTMLElement);

async function withdraw() {
  await press("Dar baixa no estoque");
  await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
}
const sentItems = ({ sent }: ReturnType<typeof stubApi>) =>
  sent.find(({ route }) => route === WITHDRAW)?.body as unknown;

test("proposes whole packs beside the plan and the stock, and sends what differs from the plan", async () => {
  const api = await openEditor();
  expect(bottles()).toHaveValue("6");
  expect(row("Vodka").getByText("garrafas de 750 ml")).toHaveTextContent("4,5 L");
  expect(row("Vodka").getByText("Planejado: 4 L · 10 L em estoque")).toBeVisible();
  expect(lemons()).toHaveValue("120");
  await withdraw();
  expect(sentItems(api)).toEqual({
    items: [
      { ingredientId: 1, quantity: 4.5 },
      { ingredientId: 2, quantity: 120 },
    ],
  });
});

test("sends no body for just the plan", async () => {
  const api = await openEditor([vodka, lemon]);
  expect(screen.getByLabelText("Levar de Vodka (L)")).toHaveValue("4");
  await withdraw();
  expect(sentItems(api)).toBeUndefined();
  expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
});

test("each amount is stepped or typed, and none of it stays at home", async () => {
  const api = await openEditor();
  await press("Mais Vodka");
  await press("Menos Limão");
  expect(bottles()).toHaveValue("7");
  expect(lemons()).toHaveValue("119");
  await fill(bottles(), "0");
  expect(row("Vodka").getByText("Não vai junto.")).toBeVisible();
  await fill(lemons(), "130,5");
  await withdraw();
  expect(sentItems(api)).toEqual({
    items: [
      { ingredientId: 1, quantity: 0 },
      { ingredientId: 2, quantity: 130.5 },
    ],
  });
});

test("what is no amount is refused at its field", async () => {
  const api = await openEditor();
  await fill(bottles(), "-2");
  await press("Dar baixa no estoque");
  await waitFor(() => expect(bottles()).toHaveFocus());
  expect(bottles()).toHaveAccessibleDescription("Quantidade deve ser um número maior ou igual a 0");
  expect(api.sent.filter(({ route }) => !route.startsWith("GET"))).toEqual([]);
});

test("nothing at all cannot be taken", async () => {
  await openEditor();
  await fill(bottles(), "0");
  await fill(lemons(), "0");
  expect(screen.getByText("Informe o que vai ser levado.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
});

test("more than there is has to be bought, as what is planned", async () => {
  await openEditor();
  await fill(lemons(), "410");
  expect(screen.getByText("faltam 10 unidades")).toBeVisible();
  expect(screen.getByLabelText("Entrada de Limão (unidade)")).toHaveValue("10");
  expect(screen.getByRole("button", { name: "Registrar entrada e dar baixa" })).toBeVisible();
});

const short = [
  { ...bottled, quantity: 1 },
  { ...lemon, quantity: 117.5 },
];

test("what is short goes as far as it goes with one tap, or is bought after all", async () => {
  const api = await openEditor(short);
  expect(bottles()).toHaveValue("5,33");
  await press("Levar só o que tem de Vodka");
  expect(bottles()).toHaveValue("1,33");
  expect(screen.queryByLabelText("Entrada de Vodka (L)")).toBeNull();
  await press("Comprar o que falta de Vodka");
  expect(screen.getByLabelText("Entrada de Vodka (L)")).toHaveValue("3");
  await press("Levar só o que tem de todos");
  await withdraw();
  expect(sentItems(api)).toEqual({
    items: [
      { ingredientId: 1, quantity: 1 },
      { ingredientId: 2, quantity: 117.5 },
    ],
  });
  expect(api.routes().some((route) => route.endsWith("/entries"))).toBe(false);
});

test("the team takes what there is, and buys nothing", async () => {
  const { fixedCosts: _, ...seen } = wedding;
  const { unitCost: _u, pricePerUnit: _p, ...unpricedLemon } = { ...lemon, quantity: 117.5 };
  const { unitCost: _c, pricePerUnit: _q, ...unpricedVodka } = bottled;
  const api = stubApi({ ...barAnswers(), [WITHDRAW]: gone });
  onClose.mockClear();
  render(
    <TestCompany companyRole="equipe">
      <StockDialog
        event={seen}
        stock={
          new Map([
            [1, unpricedVodka],
            [2, unpricedLemon],
          ])
        }
        open
        onClose={onClose}
      />
    </TestCompany>,
  );
  expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
  expect(screen.queryByLabelText(/Entrada de/)).toBeNull();
  await press("Levar só o que tem de Limão");
  expect(screen.queryByRole("button", { name: /Comprar/ })).toBeNull();
  await press("Dar baixa no estoque");
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "As quantidades da lista sairão do estoque. Depois de 24 h a baixa não pode ser desfeita.",
  );
  await press("Dar baixa");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentItems(api)).toMatchObject({
    items: [
      { ingredientId: 2, quantity: 117.5 },
      { ingredientId: 1, quantity: 4.5 },
    ],
  });
});
