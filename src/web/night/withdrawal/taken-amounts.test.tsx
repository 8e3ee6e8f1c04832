import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { lastToast, press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { backAtEvent } from "#web/night/testing/done.ts";
import { openWithdrawal } from "#web/night/testing/open-withdrawal.tsx";
import { fill } from "#web/testing/fill.ts";

const bottled = { ...vodka, packName: "garrafa" as const, packQuantity: 0.75 };

/** Vodka comes in bottles: 4 L are planned, which is a little more than five. */
const open = (stock: object[] = [bottled, lemon], opened = {}) =>
  openWithdrawal({ "GET /api/ingredients": { body: stock } }, opened);

const bottles = () => screen.getByLabelText("Levar de Vodka (garrafas)");
const lemons = () => screen.getByLabelText("Levar de Limão (unidade)");
const row = (name: string) => within(screen.getByText(name, { selector: "p" }).closest("li") as HTMLElement);

async function withdraw() {
  await press("Dar baixa no estoque");
  await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
  await backAtEvent();
}
const sentItems = ({ writes }: Awaited<ReturnType<typeof open>>) => writes().at(-1)?.body;

test("proposes whole packs beside the plan and the stock", async () => {
  const api = await open();
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

test("has no body where what is taken is just the plan", async () => {
  const api = await open([vodka, lemon]);
  expect(screen.getByLabelText("Levar de Vodka (L)")).toHaveValue("4");
  await withdraw();
  expect(sentItems(api)).toBeUndefined();
  expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
});

test("each amount is stepped or typed, and none of it stays at home", async () => {
  const api = await open();
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

test.each([
  ["-2", "Quantidade deve ser um número maior ou igual a 0"],
  ["abc", "Digite um número"],
])("%j is no amount and refused at its field", async (text, message) => {
  const api = await open();
  await fill(bottles(), text);
  await press("Dar baixa no estoque");
  await waitFor(() => expect(bottles()).toHaveFocus());
  expect(bottles()).toHaveAccessibleDescription(message);
  expect(api.writes()).toEqual([]);
});

test("nothing at all cannot be taken", async () => {
  await open();
  await fill(bottles(), "0");
  await fill(lemons(), "0");
  expect(screen.getByText("Informe o que vai ser levado.")).toBeVisible();
  await press("Dar baixa no estoque");
  expect(bottles()).toHaveFocus();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("more than there is has to be bought, as what is planned", async () => {
  await open();
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
  const api = await open(short);
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

test("what is short is bought in whole bottles, all of which go along", async () => {
  await open([{ ...bottled, quantity: 0.5 }, lemon]);
  const entry = screen.getByLabelText("Entrada de Vodka (L)");
  expect(entry).toHaveValue("3,75");
  expect(entry).toHaveAccessibleDescription("5 garrafas de 750 ml");
  expect(bottles()).toHaveValue("5,67");
  await press("Levar só o que tem de Vodka");
  await press("Comprar o que falta de Vodka");
  expect(screen.getByLabelText("Entrada de Vodka (L)")).toHaveValue("3,75");
});

test("whole bottles are bought also where a part of the last one stays at home", async () => {
  const api = await openWithdrawal({
    "GET /api/ingredients": { body: [{ ...bottled, quantity: 0.5, packQuantity: 1 }, lemon] },
    "POST /api/purchases": { status: 201, body: { ids: [1], lines: 1, total: "160.00" } },
  });
  expect(screen.getByLabelText("Levar de Vodka (garrafas)")).toHaveValue("4");
  expect(screen.getByText("faltam 3,5 L")).toBeVisible();
  expect(screen.getByLabelText("Entrada de Vodka (L)")).toHaveValue("4");
  await press("Registrar entrada e dar baixa");
  await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
  await waitFor(() => expect(api.writes()).toHaveLength(2));
  expect(api.writes()[0]?.body).toMatchObject({ lines: [{ ingredientId: 1, quantity: 4 }] });
  expect(sentItems(api)).toBeUndefined();
});

test("the team takes what there is, and buys nothing", async () => {
  const { fixedCosts: _, ...seen } = wedding;
  const { unitCost: _u, pricePerUnit: _p, ...unpricedLemon } = { ...lemon, quantity: 117.5 };
  const { unitCost: _c, pricePerUnit: _q, ...unpricedVodka } = bottled;
  const api = await open([unpricedVodka, unpricedLemon], { event: seen, companyRole: "equipe" });
  expect(screen.queryByLabelText(/Entrada de/)).toBeNull();
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  await press("Dar baixa no estoque");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Falta no estoque: leve só o que tem.");
  const way = screen.getByRole("button", { name: "Levar só o que tem de Limão" });
  expect(way).toHaveFocus();
  expect(shown.mock.contexts).toEqual([way.closest("li")]);
  shown.mockRestore();
  await userEvent.click(way);
  expect(screen.queryByRole("button", { name: /Comprar/ })).toBeNull();
  await press("Dar baixa no estoque");
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "As quantidades da lista sairão do estoque. Depois de 24 h a baixa não pode ser desfeita.",
  );
  await press("Dar baixa");
  await backAtEvent();
  expect(sentItems(api)).toMatchObject({
    items: [
      { ingredientId: 2, quantity: 117.5 },
      { ingredientId: 1, quantity: 4.5 },
    ],
  });
});
