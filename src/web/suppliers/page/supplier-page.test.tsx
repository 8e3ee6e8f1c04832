import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { adega, purchase } from "#web/suppliers/testing/suppliers.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { SupplierPage } from "./supplier-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dearer = { ...purchase, id: 2, unitCost: 43.2, boughtOn: "2026-04-05", invoiceNumber: null, lot: null };
const reversed = { ...purchase, id: 4, unitCost: 400, isReversed: true };
/** Of an ingredient that is archived: the stock does not know it. */
const bottle = {
  ...purchase,
  id: 3,
  ingredientId: 99,
  ingredientName: "Licor",
  unit: "unidade" as const,
  quantity: 2,
};

const answers = {
  "GET /api/suppliers": { body: [adega] },
  "GET /api/ingredients": { body: [vodka] },
  "GET /api/suppliers/8/purchases": { body: [bottle, dearer, purchase, reversed] },
};

function open(changed: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({ ...answers, ...changed });
  window.history.replaceState(null, "", "/fornecedores/8");
  render(
    <TestCompany>
      <SupplierPage />
    </TestCompany>,
  );
  return api;
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole("list", { name })).getAllByRole("listitem");

test("the page says how to reach a supplier, what it costs there now, and what was bought", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Adega Sul" })).toBeVisible();
  expect(document.title).toBe("Adega Sul · Balcão");
  expect(screen.getByRole("link", { name: "WhatsApp (11) 98888-0000" })).toBeVisible();
  const [licor, vodkaPrice] = await rowsOf("Último preço por ingrediente");
  expect(licor).toHaveTextContent(/^Licor05\/03\/2026R\$\s40,00 por unidade$/);
  expect(vodkaPrice).toHaveTextContent(/^Vodka05\/04\/2026R\$\s43,20 por L▲ subiu 8\s%$/);
  expect(vodkaPrice?.querySelector("path")).not.toBeNull();
  const [first, second, third, fourth] = await rowsOf("Compras");
  expect(first).toHaveTextContent(/^Licor05\/03\/2026 · nota 1234 · lote L-772 unidades · R\$\s80,00/);
  expect(second).toHaveTextContent(/^Vodka05\/04\/20262,25 L · R\$\s97,20R\$\s43,20 por L$/);
  expect(fourth).toHaveTextContent(/estornada · 05\/03\/2026/);
  expect(within(third as HTMLElement).getByRole("link", { name: "Vodka" })).toHaveAttribute(
    "href",
    "/estoque?busca=Vodka",
  );
});

test("more purchases are shown when asked for", async () => {
  const page = Array.from({ length: 100 }, (_, place) => ({ ...purchase, id: 200 - place }));
  open({
    "GET /api/suppliers/8/purchases": { body: page },
    "GET /api/suppliers/8/purchases?before=101": { body: [dearer] },
  });
  expect(await rowsOf("Compras")).toHaveLength(100);
  await userEvent.click(screen.getByRole("button", { name: "Mostrar mais" }));
  await waitFor(async () => expect(await rowsOf("Compras")).toHaveLength(101));
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
});

test("a supplier without purchases says how they come about", async () => {
  open({ "GET /api/suppliers/8/purchases": { body: [] } });
  expect(await screen.findByText(/^Nenhuma compra ainda\./)).toBeVisible();
  expect(screen.queryByText("Último preço por ingrediente")).toBeNull();
});

test("a removed supplier is known by its purchases, and cannot be edited", async () => {
  open({ "GET /api/suppliers": { body: [] } });
  expect(await screen.findByRole("heading", { level: 1, name: "Adega Sul" })).toBeVisible();
  expect(screen.getByText("Removido")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Editar" })).toBeNull();
});

test("removing leads back to the list", async () => {
  const { routes } = open({ "DELETE /api/suppliers/8": { body: {} } });
  await userEvent.click(await screen.findByRole("button", { name: "Remover" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Remover" }));
  await waitFor(() => expect(window.location.pathname).toBe("/fornecedores"));
  expect(routes()).toContain("DELETE /api/suppliers/8");
});

test.each([
  ["unknown", refusal(404, "Fornecedor não encontrado")],
  ["removed without ever having sold anything", { body: [] }],
])("a supplier that is %s", async (_what, purchases) => {
  open({ "GET /api/suppliers": { body: [] }, "GET /api/suppliers/8/purchases": purchases });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Fornecedor não encontrado" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ver fornecedores" })).toHaveAttribute("href", "/fornecedores");
});

test("what could not be fetched can be tried again", async () => {
  let isUp = false;
  open({
    "GET /api/suppliers/8/purchases": () => (isUp ? { body: [purchase] } : refusal(503, "Indisponível")),
  });
  expect(await screen.findByText("Não foi possível carregar o fornecedor")).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Adega Sul" })).toBeVisible();
});
