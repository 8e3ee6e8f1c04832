import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openForm(button: string) {
  const api = stubApi({
    "GET /api/ingredients": { body: [{ ...vodka, packName: "garrafa", packQuantity: 0.75 }] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients": { status: 201, body: vodka },
    "PUT /api/ingredients/1": { body: vodka },
  });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog"));
  const save = () => userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  const sent = () => api.sent.findLast(({ route }) => !route.startsWith("GET"))?.body;
  return { dialog, save, sent };
}

test("the name of a bottle says its size and its box, which are proposed as one question", async () => {
  const { dialog, save, sent } = await openForm("Adicionar ingrediente");
  await userEvent.type(dialog.getByLabelText("Nome"), "Gin Tanqueray 750ml cx 6{Tab}");
  expect(dialog.getByLabelText("Unidade")).toHaveValue("garrafa");
  expect(dialog.getByText("1 garrafa de 750 ml · caixa com 6")).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText("Categoria"), "Bebidas Alcoólicas");
  await fill(dialog.getByLabelText("Quantidade"), "3");
  await fill(dialog.getByLabelText("Preço"), "300");
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject({
      name: "Gin Tanqueray 750ml cx 6",
      unit: "unidade",
      unitWord: "garrafa",
      yieldQuantity: 750,
      yieldUnit: "ml",
      packName: "caixa",
      packQuantity: 6,
      packMultiple: 1,
    }),
  );
});

test("by the litre the same name proposes the pack; what was typed stays", async () => {
  const { dialog } = await openForm("Adicionar ingrediente");
  await userEvent.selectOptions(dialog.getByLabelText("Unidade"), "L");
  await userEvent.type(dialog.getByLabelText("Nome"), "Xarope 700ml{Tab}");
  expect(dialog.getByLabelText("Embalagem")).toHaveValue("garrafa");
  expect(dialog.getByLabelText("Conteúdo (L)")).toHaveValue("0,7");
  await fill(dialog.getByLabelText("Conteúdo (L)"), "1");
  await userEvent.type(dialog.getByLabelText("Nome"), " novo{Tab}");
  expect(dialog.getByLabelText("Conteúdo (L)")).toHaveValue("1");
});

test("a pack that becomes the unit gives its contents", async () => {
  const { dialog, save, sent } = await openForm("Editar Vodka");
  await userEvent.selectOptions(dialog.getByLabelText("Unidade"), "garrafa");
  expect(dialog.getByText("1 garrafa de 750 ml")).toBeVisible();
  expect(dialog.getByLabelText("Embalagem")).toHaveDisplayValue("Nenhuma: compra avulsa");
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject({
      unitWord: "garrafa",
      yieldQuantity: 0.75,
      yieldUnit: "L",
      packName: null,
      packQuantity: null,
    }),
  );
});
