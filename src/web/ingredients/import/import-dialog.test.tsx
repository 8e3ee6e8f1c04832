import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { InProcessWorker } from "#web/import/testing/in-process-worker.ts";
import { coverAndStock } from "#web/import/testing/real-workbooks.ts";
import { watchSavedFiles } from "#web/import/testing/saved-files.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { adega } from "#web/suppliers/testing/suppliers.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const HEADING = "Item;Categoria;Quantidade;Unidade;Preço";
const saved = watchSavedFiles();

beforeEach(() => {
  vi.stubGlobal("Worker", InProcessWorker);
  // The preview draws what is in sight, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(1000);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const chooseAction = async (name: string) => {
  await press("Mais ações do estoque");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

async function upload(...lines: string[]) {
  await chooseAction("Enviar CSV…");
  await send([HEADING, ...lines].join("\r\n"));
}
async function send(text: string) {
  const field = await screen.findByLabelText(/Escolher arquivo CSV|Trocar arquivo/);
  await userEvent.upload(field, new File([text], "estoque.csv", { type: "text/csv" }));
}
const lines = async () =>
  within(await screen.findByRole("list", { name: "Linhas do arquivo" })).getAllByRole("listitem");
const importButton = () => screen.queryByRole("button", { name: /^Importar/ });
const sentRows = ({ sent }: ReturnType<typeof stubApi>) =>
  sent.filter(({ route }) => route === "POST /api/ingredients/import").map(({ body }) => body);

test("the download is the stock as it is now, in UTF-8 with its mark", async () => {
  let quantity = 40.5;
  stubApi({
    "GET /api/ingredients": () => ({ body: [{ ...lemon, quantity }] }),
    "GET /api/suppliers": { body: [] },
  });
  openStock();
  await screen.findByText("1 ingrediente");
  quantity = 41;
  await chooseAction("Baixar CSV");
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) as ArrayBuffer);
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toContain("\r\nLimão;Frutas;41;unidade;32,00;10;;8;rodela");
});

test("a download that fails says so", async () => {
  let isDown = false;
  stubApi({
    "GET /api/ingredients": () => (isDown ? refusal(503, "Indisponível") : { body: [lemon] }),
    "GET /api/suppliers": { body: [] },
  });
  openStock();
  await screen.findByText("1 ingrediente");
  isDown = true;
  await chooseAction("Baixar CSV");
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ description: "Falha ao baixar o estoque" }));
  expect(saved).toEqual([]);
});

test("what the file would do is shown row by row, and done when it is confirmed", async () => {
  const api = stubApi({
    "GET /api/ingredients": { body: [lemon, vodka] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": { body: { created: 1, changed: 1 } },
  });
  openStock();
  await upload("limao;Frutas;50;unidade;32", "Vodka;Bebidas Alcoólicas;1.000;ml;50", "Gin;Outros;2;L;180");
  const [changed, made, same] = await lines();
  expect(changed).toHaveTextContent(/^Limão linha 2Alterado.*Quantidade: 40,550.*Custo: R\$\s0,79/);
  expect(made).toHaveTextContent(/^Gin linha 4NovoOutros · 2 L · R\$\s180,00$/);
  expect(same).toHaveTextContent(/^Vodka linha 3Sem mudança$/);
  expect(
    screen.getByText("Arquivo lido: 1 novo, 1 alterado, 1 sem mudança, 0 com erro."),
  ).toBeInTheDocument();
  expect(sentRows(api)).toEqual([]);

  await press("Importar 2 itens");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sentRows(api)).toMatchObject([
    {
      rows: [
        { id: 1, version: 3, name: "Limão", quantity: 50, yieldQuantity: 8 },
        { name: "Gin", quantity: 2, pricePerUnit: 180 },
      ],
    },
  ]);
  expect(getSnapshot()[0]).toMatchObject({
    title: "Estoque importado com sucesso",
    description: "1 item novo, 1 alterado.",
  });
});

test("costs and amounts are said in the word of the item", async () => {
  const wine = { ...lemon, unitWord: "garrafa" as const, quantity: 4, pricePerUnit: "160.00", unitCost: 40 };
  stubApi({ "GET /api/ingredients": { body: [wine] }, "GET /api/suppliers": { body: [] } });
  openStock();
  await upload("limao;Frutas;4;garrafa;200", "Gin;Outros;2;garrafa;180");
  const [changed, made] = await lines();
  expect(changed).toHaveTextContent(/Custo: R\$\s40,00 por garrafa.*R\$\s50,00 por garrafa$/);
  expect(made).toHaveTextContent(/^Gin linha 3NovoOutros · 2 garrafas · R\$\s180,00$/);
});

test("with wrong rows nothing can be sent before the rest was chosen", async () => {
  const api = stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": { body: { created: 1, changed: 0 } },
  });
  openStock();
  await upload("Gin;Outros;2;L;180", "Rum;Limpeza;dez;L;");
  const [wrong] = await lines();
  expect(wrong).toHaveTextContent(/^Rum linha 3Com erroCategoria “Limpeza”: Categoria desconhecida. Use/);
  expect(wrong).toHaveTextContent(/Quantidade “dez”: Quantidade deve ser um número maior ou igual a 0/);
  expect(importButton()).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("checkbox", { name: "Importar só a linha certa" }));
  await press("Importar 1 item");
  await waitFor(() => expect(sentRows(api)).toMatchObject([{ rows: [{ name: "Gin" }] }]));
});

test("a corrected file takes the place of the first, and the choice is made anew", async () => {
  stubApi({ "GET /api/ingredients": { body: [lemon] }, "GET /api/suppliers": { body: [] } });
  openStock();
  await upload("Gin;Outros;2;L;180", "Rum;Outros;dez;L;1");
  await userEvent.click(await screen.findByRole("checkbox"));
  expect(importButton()).toHaveTextContent("Importar 1 item");
  await send(`${HEADING}\nGin;Outros;2;L;180\nRum;Outros;-1;L;1`);
  await screen.findByText(/“-1”/);
  expect(importButton()).not.toBeInTheDocument();
  await send(`${HEADING}\nGin;Outros;2;L;180\nRum;Outros;10;L;1`);
  await press("Importar 2 itens");
});

test("after somebody else's change the preview is compared anew", async () => {
  let present = lemon;
  const api = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": () => {
      if (present !== lemon) return { body: { created: 0, changed: 1 } };
      present = { ...lemon, quantity: 45, version: 4 };
      return refusal(409, "Este registro foi alterado por outra pessoa.");
    },
  });
  openStock();
  await upload("Limão;Frutas;50;unidade;32");
  await press("Importar 1 item");
  expect(await screen.findByRole("alert")).toHaveTextContent("nada foi gravado");
  expect((await lines())[0]).toHaveTextContent("Quantidade: 4550");
  await press("Importar 1 item");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sentRows(api)).toMatchObject([{ rows: [{ version: 3 }] }, { rows: [{ version: 4 }] }]);
});

test("an answer that got lost does not make anything twice", async () => {
  let stock = [lemon];
  stubApi({
    "GET /api/ingredients": () => ({ body: stock }),
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": () => {
      stock = [
        lemon,
        { ...vodka, name: "Gin", category: "Outros", quantity: 2, unit: "L", pricePerUnit: "180.00" },
      ];
      throw new TypeError("Failed to fetch");
    },
  });
  openStock();
  await upload("Gin;Outros;2;L;180");
  await press("Importar 1 item");
  expect(await screen.findByRole("alert")).toHaveTextContent("Sem conexão: nada foi perdido.");
  expect((await lines())[0]).toHaveTextContent("Sem mudança");
  expect(importButton()).not.toBeInTheDocument();
});

test("a refusal names the line it is about, and keeps the preview", async () => {
  const issues = [{ path: "rows.0.quantity", message: "Quantidade deve ser menor" }];
  stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": refusal(400, "Quantidade deve ser menor", issues),
  });
  openStock();
  await upload("Limão;Frutas;40,5;unidade;32", "Gin;Outros;2;L;180");
  await press("Importar 1 item");
  expect(await screen.findByRole("alert")).toHaveTextContent("Linha 3 (Gin): Quantidade deve ser menor.");
  expect(importButton()).toBeVisible();
  expect(getSnapshot()[0]).toMatchObject({ description: "Falha ao importar o estoque" });
});

test("a file that is none says why, and an empty stock can be filled from a template", async () => {
  stubApi({ "GET /api/ingredients": { body: [] }, "GET /api/suppliers": { body: [] } });
  openStock();
  await press("Enviar CSV…");
  await send("PK\u0003\u0004");
  expect(await screen.findByRole("alert")).toHaveTextContent("Não foi possível ler a planilha");
  await press("Baixar modelo");
  const template = await saved[0]?.text();
  expect(template).toContain("Vodka (exemplo);Bebidas Alcoólicas;3000;ml;150,00");
  await send(template ?? "");
  await press("Importar 2 itens");
});

test("a workbook is read like its CSV, from the sheet that has the table", async () => {
  const api = stubApi({
    "GET /api/ingredients": { body: [] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": { body: { created: 3, changed: 0 } },
  });
  openStock();
  await press("Enviar CSV…");
  const field = await screen.findByLabelText(/Escolher arquivo CSV ou Excel/);
  await userEvent.upload(field, new File([coverAndStock], "estoque.xlsx"));
  await press("Importar 3 itens");
  await waitFor(() => expect(sentRows(api)).toHaveLength(1));
  expect(sentRows(api)[0]).toMatchObject({
    rows: [
      { name: "Gin Tanqueray 750ml", quantity: 6, unit: "unidade", unitWord: "garrafa", pricePerUnit: 573 },
      { name: "Limão-taiti", quantity: 12.5, unit: "kg" },
      { name: "Xarope de romã", quantity: 0.3, pricePerUnit: 18 },
    ],
  });
});

test("a file that is too large is not even read", async () => {
  stubApi({ "GET /api/ingredients": { body: [] }, "GET /api/suppliers": { body: [] } });
  openStock();
  await press("Enviar CSV…");
  await send("x".repeat(5 * 1024 * 1024 + 1));
  expect(await screen.findByRole("alert")).toHaveTextContent("o máximo é 5 MB");
});

test("a stock that cannot be fetched is not compared with an old one", async () => {
  let isDown = false;
  stubApi({
    "GET /api/ingredients": () => (isDown ? refusal(503, "Indisponível") : { body: [lemon] }),
    "GET /api/suppliers": { body: [] },
  });
  openStock();
  await screen.findByText("1 ingrediente");
  isDown = true;
  await upload("Limão;Frutas;50;unidade;32");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "comparar o arquivo com o estoque (Indisponível)",
  );
  isDown = false;
  await send(`${HEADING}\nLimão;Frutas;50;unidade;32`);
  await screen.findByRole("button", { name: "Importar 1 item" });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("suppliers that the file brings along are named before they are put on record", async () => {
  const api = stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "GET /api/suppliers": { body: [adega] },
    "POST /api/ingredients/import": { body: { created: 1, changed: 1 } },
  });
  openStock();
  await chooseAction("Enviar CSV…");
  const titles = `${HEADING};Embalagem de compra;Conteúdo da embalagem;Fornecedor`;
  const rows = [
    "Limão;Frutas;40,5;unidade;32;saco;100;ADEGA SUL",
    "Gin;Outros;2;L;180;garrafa;750 ml;Empório",
  ];
  await send([titles, ...rows].join("\n"));
  expect(await screen.findByText("1 fornecedor novo será cadastrado: Empório.")).toBeVisible();
  const [changed, made] = await lines();
  expect(changed).toHaveTextContent(/Embalagem de compra: vaziosaco.*Fornecedor: vazioAdega Sul/);
  expect(made).toHaveTextContent(/Outros · 2 L · R\$\s180,00 · garrafa de 750 ml$/);
  await press("Importar 2 itens");
  await waitFor(() =>
    expect(sentRows(api)).toMatchObject([
      {
        rows: [
          { id: 1, packName: "saco", packQuantity: 100, supplierId: adega.id },
          { name: "Gin", packName: "garrafa", packQuantity: 0.75, supplierName: "Empório" },
        ],
      },
    ]),
  );
});
