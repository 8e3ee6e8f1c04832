import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, mint } from "#web/drinks/testing/drinks.ts";
import { open } from "#web/drinks/testing/open-drinks.tsx";
import { watchSavedFiles } from "#web/import/testing/saved-files.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const saved = watchSavedFiles();

beforeEach(() => {
  // Lists draw what is in sight, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const chooseAction = async (name: string) => {
  await press("Mais ações dos drinks");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
const upload = async (...lines: string[]) => {
  await chooseAction("Enviar CSV…");
  const field = await screen.findByLabelText(/Escolher arquivo CSV/);
  await userEvent.upload(field, new File([lines.join("\n")], "drinks.csv", { type: "text/csv" }));
};
/** Not what is listed inside of a row. */
const rows = async () =>
  [...(await screen.findByRole("list", { name: "Linhas do arquivo" })).children] as HTMLElement[];

test("the recipes are downloaded, one line for each ingredient", async () => {
  stubApi(answers);
  open();
  await chooseAction("Baixar CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain(
    "Caipiroska;Vodka;62,5;ml\r\nCaipiroska;Limão;4;rodela\r\nMojito;",
  );
});

test("drinks are looked at, ingredients that are missing made or matched, and all of it sent at once", async () => {
  const api = stubApi({
    ...answers,
    "POST /api/drinks/import": { body: { created: 1, changed: 1, ingredients: 1 } },
  });
  open();
  await upload(
    "Drink;Ingrediente;Quantidade;Unidade",
    "caipiroska;Vodka;70;ml",
    "Gim-tônica;Gim;50;ml",
    ";Limão siciliano;1;rodela",
  );
  const list = await screen.findByRole("list", { name: "Ingredientes que não estão no estoque" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText("O que é Limão siciliano"), "É Limão");
  await userEvent.selectOptions(screen.getByLabelText("Categoria de Gim"), "Bebidas Alcoólicas");
  const [changed, made] = await rows();
  expect(changed).toHaveTextContent(
    "Caipiroska linha 2AlteradoReceita62,5 ml de Vodka, 4 rodelas de Limão70 ml de Vodka",
  );
  expect(made).toHaveTextContent("Gim-tônica linha 3Novo50 ml de Gim, 1 rodela de Limão");
  await press("Importar 2 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent.find(({ route }) => route === "POST /api/drinks/import")?.body).toEqual({
    rows: [
      { id: 1, version: 5, name: "Caipiroska", ingredients: [{ ingredient: 1, quantity: 70, unit: "ml" }] },
      {
        name: "Gim-tônica",
        ingredients: [
          { ingredient: "Gim", quantity: 50, unit: "ml" },
          { ingredient: 2, quantity: 1, unit: "rodela" },
        ],
      },
    ],
    newIngredients: [{ name: "Gim", category: "Bebidas Alcoólicas", unit: "L" }],
  });
  expect(getSnapshot()[0]).toMatchObject({
    description: "1 drink novo, 1 alterado, 1 ingrediente novo.",
  });
});

test("a wrong cell of any line is typed over at its drink", async () => {
  stubApi(answers);
  open();
  await upload("Drink;Ingrediente;Quantidade;Unidade", "Shot;Vodka;50;ml", ";Limão;meio;unidade");
  const [wrong] = await rows();
  expect(wrong).toHaveTextContent("Shot linha 2Com errolinha 3, Quantidade “meio”: Quantidade deve ser");
  const field = screen.getByLabelText("Quantidade da linha 3");
  await userEvent.clear(field);
  await userEvent.type(field, "0,5{Enter}");
  await screen.findByRole("button", { name: "Importar 1 drink" });
  expect((await rows())[0]).toHaveTextContent("50 ml de Vodka, 0,5 unidade de Limão");
});

test("lines in a unit without a factor are named and answered before they are imported", async () => {
  const api = stubApi({
    ...answers,
    "PUT /api/ingredients/3": { body: mint },
    "POST /api/drinks/import": { body: { created: 1, changed: 0, ingredients: 1 } },
  });
  open();
  await upload(
    "Drink;Ingrediente;Quantidade;Unidade",
    "Refresco;Hortelã;4;folhas",
    ";Abacaxi;2;rodela",
    ";Vodka;50;ml",
  );
  const missing = within(await screen.findByRole("region", { name: "Rendimentos a informar" }));
  expect(missing.getByLabelText("1 maço de Hortelã rende quantas folhas?")).toBeVisible();
  expect(
    screen.getByText(/^1 unidade de Abacaxi: sem rendimento em rodelas\. Informe em Estoque/),
  ).toBeVisible();
  await press("Importar 1 drink");
  expect(await screen.findByText("Informe quanto rende cada ingrediente: nada foi gravado.")).toBeVisible();
  await userEvent.type(missing.getByLabelText("1 maço de Hortelã rende quantas folhas?"), "60");
  await press("Importar 1 drink");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent.map(({ route }) => route).filter((route) => !route.startsWith("GET"))).toEqual([
    "PUT /api/ingredients/3",
    "POST /api/drinks/import",
  ]);
});
