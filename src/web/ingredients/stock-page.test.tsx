import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { openStock } from "./testing/open-stock.tsx";
import { lemon, vodka } from "./testing/stock.ts";

const stock = { "GET /api/ingredients": { body: [lemon, vodka] } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const textsOf = (row: HTMLElement) =>
  [...row.children].map((cell) => cell.textContent?.replace(/\s/g, " ")).slice(0, 8);

test("the table shows each ingredient, one number and one unit per fact", async () => {
  stubApi(stock);
  openStock();
  const [head, first, second] = within(await screen.findByRole("table")).getAllByRole("row");
  expect(head && textsOf(head)).toEqual([
    "Item",
    "Categoria",
    "Quantidade",
    "Unidade",
    "Reservado",
    "Preço",
    "cada",
    "Status",
  ]);
  expect(first && textsOf(first)).toEqual([
    "Limão",
    "Frutas",
    "40,5",
    "unidades",
    "12,9",
    "R$ 32,00",
    "0,79",
    "Normal",
  ]);
  expect(second && textsOf(second)).toEqual([
    "Vodka",
    "Bebidas Alcoólicas",
    "1.000",
    "ml",
    "1.000,01, acima do estoque",
    "R$ 50,00",
    "0,05",
    "Estoque Baixofalta 0,01 ml para os próximos eventos",
  ]);
});

test("a narrow window shows rows below their category, with the minimum", async () => {
  stubApi(stock);
  openStock({ isWide: false });
  const card = (await screen.findByRole("heading", { name: "Limão" })).closest("[role=listitem]");
  expect(card).toHaveTextContent(/^Frutas 1Limão40,5 unidades/);
  expect(card).toHaveTextContent(/mín\. 10· R\$\s32,00Normal/);
  expect(card).toHaveTextContent("12,9 reservado");
  const categories = screen.getAllByRole("heading", { level: 2 });
  expect(categories.map(({ textContent }) => textContent)).toEqual(["Bebidas Alcoólicas 1", "Frutas 1"]);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("filters come from the address and go back to it", async () => {
  stubApi(stock);
  openStock({ address: "/estoque?busca=vod&categoria=Bebidas+Alco%C3%B3licas&status=baixo" });
  expect(await screen.findByText("1 de 2 ingredientes")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("vod");
  expect(screen.getByLabelText("Categoria")).toHaveDisplayValue("Bebidas Alcoólicas");
  expect(screen.getByLabelText("Status")).toHaveDisplayValue("Estoque Baixo");

  await userEvent.selectOptions(screen.getByLabelText("Status"), "Sem Estoque");
  expect(screen.getByText("Nenhum ingrediente encontrado")).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain("status=sem"));
  await userEvent.click(screen.getByRole("button", { name: "Limpar filtros" }));
  await waitFor(() => expect(window.location.href).toMatch(/\/estoque$/));
  await fill(screen.getByRole("searchbox"), "LIMAO");
  expect(await screen.findByText("1 de 2 ingredientes")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?busca=LIMAO"));
});

test("only the categories that occur are offered, and an unknown filter is none", async () => {
  stubApi(stock);
  openStock({ address: "/estoque?status=nada&categoria=nada" });
  expect(await screen.findByText("2 ingredientes")).toBeVisible();
  const options = within(screen.getByLabelText("Categoria")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Todas as categorias",
    "Bebidas Alcoólicas",
    "Frutas",
  ]);
});

test("an empty stock offers its first ingredient", async () => {
  stubApi({ "GET /api/ingredients": { body: [] } });
  openStock();
  expect(await screen.findByText("Nenhum ingrediente cadastrado ainda.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cadastrar o primeiro ingrediente" }));
  expect(await screen.findByRole("dialog", { name: "Adicionar ingrediente" })).toBeVisible();
});

test("a failed load can be tried again", async () => {
  let isDown = true;
  stubApi({
    "GET /api/ingredients": () =>
      isDown ? refusal(503, "Serviço temporariamente indisponível") : { body: [lemon] },
  });
  openStock();
  expect(await screen.findByText("Serviço temporariamente indisponível")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("1 ingrediente")).toBeVisible();
});

test("what is used stays, and says why; what nothing uses is archived and can be brought back", async () => {
  let isArchived = false;
  let isUsed = true;
  const why = "Limão não pode ser arquivado: o drink Caipirinha usa este item.";
  const { routes } = stubApi({
    "GET /api/ingredients": () => ({ body: isArchived ? [vodka] : [lemon, vodka] }),
    "GET /api/ingredients/archived": () => ({
      body: isArchived ? [{ ...lemon, archivedAt: "2026-11-15T12:00:00.000Z" }] : [],
    }),
    "PATCH /api/ingredients/1/archive": () => {
      if (isUsed) return refusal(409, why);
      isArchived = true;
      return { body: lemon };
    },
    "PATCH /api/ingredients/1/unarchive": () => {
      isArchived = false;
      return { body: lemon };
    },
  });
  openStock();
  const choose = async (menu: string, item: string) => {
    await userEvent.click(await screen.findByRole("button", { name: menu }));
    await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  };
  await choose("Mais ações de Limão", "Arquivar");
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ description: why }));
  isUsed = false;
  await choose("Mais ações de Limão", "Arquivar");
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /Limão/ })).toBeNull());
  await choose("Mais ações do estoque", "Arquivados…");
  await userEvent.click(await screen.findByRole("button", { name: "Reativar Limão" }));
  expect(await screen.findByText("Nenhum ingrediente arquivado")).toBeVisible();
  expect(routes()).toContain("PATCH /api/ingredients/1/unarchive");
});

test("bringing back an ingredient whose name is taken by now is asked about", async () => {
  const { routes } = stubApi({
    "GET /api/ingredients": { body: [{ ...lemon, id: 5, name: "LIMAO" }] },
    "GET /api/ingredients/archived": { body: [{ ...lemon, archivedAt: "2026-11-15T12:00:00.000Z" }] },
    "PATCH /api/ingredients/1/unarchive": { body: lemon },
  });
  const unarchive = "PATCH /api/ingredients/1/unarchive";
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações do estoque" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Arquivados…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Reativar Limão" }));
  const question = await screen.findByRole("alertdialog", { name: "Reativar com o mesmo nome?" });
  expect(question).toHaveTextContent("Já existe um ingrediente com o nome “LIMAO”");
  await userEvent.click(within(question).getByRole("button", { name: "Cancelar" }));
  expect(routes()).not.toContain(unarchive);
  await userEvent.click(await screen.findByRole("button", { name: "Reativar Limão" }));
  await userEvent.click(await screen.findByRole("button", { name: "Reativar assim mesmo" }));
  await waitFor(() => expect(routes()).toContain(unarchive));
});

test("a second ingredient of the same name is asked about before it is saved", async () => {
  const { sent } = stubApi({ ...stock, "PUT /api/ingredients/2": { body: { ...vodka, name: "LIMAO" } } });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Editar Vodka" }));
  const name = await screen.findByLabelText("Nome");
  await fill(name, "LIMAO");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(/Já existe um ingrediente com o nome “Limão”/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mudar o nome" }));
  expect(sent.some(({ route }) => route.startsWith("PUT"))).toBe(false);
  expect(name).toHaveValue("LIMAO");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Salvar assim mesmo" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.filter(({ route }) => route.startsWith("PUT"))).toHaveLength(1);
});
