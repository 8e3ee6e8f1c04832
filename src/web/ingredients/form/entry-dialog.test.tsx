import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { vodka } from "#web/ingredients/testing/stock.ts";
import { vodka as litres } from "#web/ingredients/testing/vodka.ts";
import { adega, atacado } from "#web/suppliers/testing/suppliers.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Where it came from, as it is sent unless somebody says so. */
const unsaid = { supplierId: null, invoiceNumber: null, lot: null, boughtOn: null };

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("an entry shows what the stock becomes, then is recorded", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByText("Quantidade deve ser maior que 0")).toBeVisible();
  await fill(dialog.getByLabelText("Quantidade (ml)"), "0,004");
  expect(await dialog.findByText("Use no mínimo 0,01")).toBeVisible();
  await fill(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  expect(dialog.getByText("1.500 ml")).toBeVisible();
  expect(dialog.getByText(/R\$\s0,0533 por ml/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    ...unsaid,
    quantity: 500,
    price: 30,
    version: vodka.version,
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Entrada registrada com sucesso" });
});

test("a day that has not come is asked about before it is saved, and then a very different cost", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  const posts = () => sent.filter(({ route }) => route.startsWith("POST"));
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: /^Fornecedor, nota e lote/ }));
  await fill(dialog.getByLabelText("Dia da compra"), "2100-03-05");
  await fill(dialog.getByLabelText("Quantidade (ml)"), "10000");
  await fill(dialog.getByLabelText("Preço pago"), "50");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  const question = await screen.findByRole("alertdialog", { name: "O dia da compra está certo?" });
  expect(question).toHaveTextContent("sex 05/03/2100 ainda não chegou.");
  await press("Corrigir");
  expect(posts()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await press("Registrar assim");
  await screen.findByRole("alertdialog", { name: "A quantidade e o preço estão certos?" });
  expect(posts()).toEqual([]);
  await userEvent.click(
    within(screen.getByRole("alertdialog", { name: "A quantidade e o preço estão certos?" })).getByRole(
      "button",
      {
        name: "Registrar assim",
      },
    ),
  );
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test("a purchase at a very different cost is asked about before it is saved", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  const posts = () => sent.filter(({ route }) => route.startsWith("POST")).map(({ body }) => body);
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Quantidade (ml)"), "10000");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "50");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(
    /sai a R\$\s0,005 por ml, e até agora Vodka custava R\$\s0,05 por ml\. O custo médio passa a R\$\s0,00909 por ml/,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([]);
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("10000");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await press("Registrar assim");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([{ ...unsaid, quantity: 10_000, price: 50, version: vodka.version }]);
});

test("a refused entry says why above its fields", async () => {
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": refusal(400, "O estoque não pode passar de 99.999.999,99"),
  });
  openStock();
  await press("Registrar entrada de Vodka");
  await fill(await screen.findByLabelText("Quantidade (ml)"), "99999999");
  await fill(screen.getByLabelText("Preço pago"), "5000000");
  await press("Registrar entrada");
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque não pode passar");
});

test("after somebody else's change an entry is recorded on top of what there is now", async () => {
  let present = vodka;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "POST /api/ingredients/2/entries": () =>
      present === vodka ? refusal(409, VERSION_CONFLICT) : { status: 201, body: present },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
  present = { ...vodka, quantity: 200, version: vodka.version + 1 };
  await userEvent.click(reload);
  expect(await dialog.findByText(/Dados atualizados/)).toBeVisible();
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("500");
  expect(dialog.getByText("700 ml")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route.startsWith("POST")).at(-1)?.body).toEqual({
    ...unsaid,
    quantity: 500,
    price: 30,
    version: vodka.version + 1,
  });
});

test("an entry that takes an ingredient out of the filtered list says where it went", async () => {
  let quantity = vodka.quantity;
  stubApi({
    "GET /api/ingredients": () => ({ body: [{ ...vodka, quantity }] }),
    "POST /api/ingredients/2/entries": () => {
      quantity = 9000;
      return { status: 201, body: { ...vodka, quantity } };
    },
  });
  openStock({ address: "/estoque?status=baixo" });
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Quantidade (ml)"), "8000");
  await fill(dialog.getByLabelText("Preço pago"), "400");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await screen.findByText('"Vodka" foi salvo, mas não aparece com os filtros atuais.')).toBeVisible();
  await press("Limpar filtros");
  expect(await screen.findByRole("button", { name: "Registrar entrada de Vodka" })).toBeVisible();
  expect(screen.queryByText(/não aparece/)).not.toBeInTheDocument();
});

const bought = { ...litres, packName: "garrafa" as const, packQuantity: 0.75, supplierId: adega.id };

async function enter(answers: Parameters<typeof stubApi>[0] = {}) {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [bought] },
    "GET /api/suppliers": { body: [adega, atacado] },
    "POST /api/ingredients/1/entries": { status: 201, body: bought },
    ...answers,
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  const record = () => userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  return { dialog, record, posted: () => sent.findLast(({ route }) => route.startsWith("POST"))?.body };
}
const fold = /^Fornecedor, nota e lote/;

test("a quick entry goes to the usual supplier, who is named in one line", async () => {
  const { dialog, record, posted } = await enter();
  expect(await dialog.findByRole("button", { name: "Fornecedor, nota e lote · Adega Sul" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(dialog.queryByLabelText("Lote")).toBeNull();
  await userEvent.type(dialog.getByLabelText("Quantidade (L)"), "1");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "40");
  await record();
  await waitFor(() => expect(posted()).toMatchObject({ ...unsaid, supplierId: adega.id, quantity: 1 }));
});

test("the quantity is counted in packs, and says when it is none of them", async () => {
  const { dialog, record, posted } = await enter();
  const packs = dialog.getByLabelText("Em garrafas de 750 ml");
  await userEvent.click(dialog.getByRole("button", { name: "Mais garrafas" }));
  await userEvent.click(dialog.getByRole("button", { name: "Mais garrafas" }));
  expect(dialog.getByLabelText("Quantidade (L)")).toHaveValue("1,5");
  await fill(packs, "12");
  expect(dialog.getByLabelText("Quantidade (L)")).toHaveValue("9");
  await userEvent.type(dialog.getByLabelText("Quantidade (L)"), ",1");
  expect(packs).toHaveValue("");
  expect(dialog.getByText("9,1 L não dá um número inteiro de garrafas.")).toBeVisible();
  await userEvent.type(packs, "3");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "90");
  await record();
  await waitFor(() => expect(posted()).toMatchObject({ quantity: 2.25, price: 90 }));
});

test("where it came from is entered once it is unfolded, and a refused field is in sight", async () => {
  const message = "Data inválida";
  let isRefused = true;
  const { dialog, record, posted } = await enter({
    "POST /api/ingredients/1/entries": () =>
      isRefused ? refusal(400, message, [{ path: "boughtOn", message }]) : { status: 201, body: bought },
  });
  await userEvent.click(await dialog.findByRole("button", { name: fold }));
  await userEvent.type(dialog.getByRole("combobox", { name: /Fornecedor/ }), "atacado{Enter}");
  await fill(dialog.getByLabelText("Número da nota"), "NF 1234");
  await fill(dialog.getByLabelText("Lote"), "L-77");
  await fill(dialog.getByLabelText("Dia da compra"), "2026-03-05");
  await userEvent.type(dialog.getByLabelText("Quantidade (L)"), "1");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "40");
  await userEvent.click(dialog.getByRole("button", { name: fold }));
  expect(dialog.queryByLabelText("Lote")).toBeNull();
  await record();
  expect(await dialog.findByText(message)).toBeVisible();
  isRefused = false;
  await record();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(posted()).toMatchObject({
    supplierId: atacado.id,
    invoiceNumber: "NF 1234",
    lot: "L-77",
    boughtOn: "2026-03-05",
  });
});
