import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { storeAuthToken } from "#web/api/auth-token.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { readCountDraft } from "./count-draft.ts";

const gin: Ingredient = {
  ...vodka,
  id: 3,
  name: "Gin",
  quantity: 2,
  unit: "L",
  pricePerUnit: "90.00",
  unitCost: 45,
};

beforeEach(() => {
  localStorage.clear();
  storeAuthToken("token");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = (name: string) => screen.findByRole("textbox", { name: `Contado de ${name}` });
const routes = (present: () => Ingredient[] = () => [lemon, gin, vodka]) => ({
  "GET /api/user": { body: companyUser },
  "GET /api/ingredients": () => ({ body: present() }),
});

async function openCount() {
  await press("Mais ações do estoque");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Contagem…" }));
  return screen.findByRole("dialog", { name: "Contagem" });
}

test("counts go from field to field by Enter, show what they change, and are saved at once", async () => {
  const { sent } = stubApi({
    ...routes(),
    "POST /api/ingredients/count": { body: { counted: 2, changed: 1 } },
  });
  openStock();
  const dialog = await openCount();
  const groups = within(dialog)
    .getAllByRole("region")
    .map((group) => group.getAttribute("aria-label"));
  expect(groups).toEqual(["Bebidas Alcoólicas", "Frutas"]);
  await userEvent.type(await field("Gin (L)"), "1,5{Enter}");
  expect(await field("Vodka (ml)")).toHaveFocus();
  expect(dialog).toHaveTextContent(/Gin2 L · −0,5 L · −R\$\s22,50/);
  await userEvent.type(await field("Vodka (ml)"), "1000{Enter}");
  expect(dialog).toHaveTextContent(/Vodka1\.000 ml · confere/);
  expect(await field("Limão (unidade)")).toHaveFocus();
  expect(dialog).toHaveTextContent(/2 de 3 itens contadosDiferença: −R\$\s22,50/);
  await press("Salvar contagem");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route === "POST /api/ingredients/count")?.body).toEqual({
    counts: [
      { ingredientId: 3, quantity: 1.5, version: gin.version },
      { ingredientId: 2, quantity: 1000, version: vodka.version },
    ],
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Contagem salva com sucesso" });
  expect(screen.queryByText(/Contagem em andamento/)).not.toBeInTheDocument();
  expect(readCountDraft(companyUser)).toEqual({});
});

test("a count far from what is recorded is asked about before it is saved", async () => {
  const { sent } = stubApi({
    ...routes(),
    "POST /api/ingredients/count": { body: { counted: 2, changed: 2 } },
  });
  openStock();
  await openCount();
  await userEvent.type(await field("Gin (L)"), "20");
  await userEvent.type(await field("Vodka (ml)"), "900");
  await press("Salvar contagem");
  const question = await screen.findByRole("alertdialog", { name: "A contagem está certa?" });
  expect(within(question).getAllByRole("listitem")).toHaveLength(1);
  expect(question).toHaveTextContent(/Gin: contado 20 L, registrado 2 L \(\+R\$\s810,00\)/);
  expect(sent.some(({ route }) => route.startsWith("POST"))).toBe(false);
  await press("Corrigir");
  await waitFor(async () => expect(await field("Gin (L)")).toHaveFocus());
  expect(await field("Gin (L)")).toHaveValue("20");
  await press("Salvar contagem");
  await press("Salvar assim");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route === "POST /api/ingredients/count")).toHaveLength(1);
});

test("a count outlives the page, for its user and company alone, until it is discarded", async () => {
  stubApi(routes());
  const first = openStock();
  await openCount();
  await userEvent.type(await field("Gin (L)"), "1,");
  await press("Continuar depois");
  expect(await screen.findByText("Contagem em andamento: 1 item contado.")).toBeVisible();
  first.unmount();
  expect(readCountDraft({ ...companyUser, id: 9 })).toEqual({});
  expect(readCountDraft({ ...companyUser, companyId: 9 })).toEqual({});

  openStock();
  await press("Continuar contagem");
  expect(await field("Gin (L)")).toHaveValue("1,");
  await press("Descartar esta contagem");
  await press("Descartar");
  expect(await field("Gin (L)")).toHaveValue("");
  expect(readCountDraft(companyUser)).toEqual({});
});

test("a counted item that was archived since is not reminded of, and can be discarded", async () => {
  localStorage.setItem("stock_count:1:2", '{"3":{"text":"1","version":3}}');
  stubApi(routes(() => [lemon, vodka]));
  openStock();
  const dialog = await openCount();
  expect(screen.queryByText(/Contagem em andamento/)).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent("0 de 2 itens contados");
  await press("Descartar esta contagem");
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("1 item contado será esquecido.");
  await press("Descartar");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Descartar/ })).not.toBeInTheDocument());
  expect(readCountDraft(companyUser)).toEqual({});
});

test("a number that is none stands in the way, and a damaged draft does not", async () => {
  localStorage.setItem("stock_count:1:2", '{"3":{"text":5},"2":null,"x":[]}');
  const { sent } = stubApi(routes());
  openStock();
  await openCount();
  expect(await field("Gin (L)")).toHaveValue("");
  await fill(await field("Vodka (ml)"), "1,2,3");
  await press("Salvar contagem");
  expect(await field("Vodka (ml)")).toHaveFocus();
  expect(await field("Vodka (ml)")).toBeInvalid();
  expect(sent.some(({ route }) => route.startsWith("POST"))).toBe(false);
});

test("a line that somebody else has changed meanwhile is marked, and counts again once it was checked", async () => {
  let stock = [gin, vodka];
  const bodies: unknown[] = [];
  stubApi({
    ...routes(() => stock),
    "POST /api/ingredients/count": () => {
      bodies.push(stock);
      if (bodies.length > 1) return { body: { counted: 1, changed: 1 } };
      stock = [{ ...gin, quantity: 1.5, version: 4 }, vodka];
      return refusal(409, VERSION_CONFLICT);
    },
  });
  openStock();
  const dialog = await openCount();
  await userEvent.type(await field("Gin (L)"), "1");
  await press("Salvar contagem");
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("O estoque mudou durante a contagem");
  expect(await within(dialog).findByText(/agora são 1,5 L/)).toBeVisible();
  await waitFor(async () => expect(await field("Gin (L)")).toHaveFocus());
  expect(await field("Gin (L)")).toHaveValue("1");
  await press("Salvar contagem");
  expect(bodies).toHaveLength(1);
  await press("Está conferido");
  await press("Salvar contagem");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toHaveLength(2);
});

test("a refusal is scrolled to, however far down the list the button was pressed", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent ?? "");
  };
  stubApi({
    ...routes(),
    "POST /api/ingredients/count": refusal(503, "Serviço temporariamente indisponível"),
  });
  openStock();
  const dialog = await openCount();
  await userEvent.type(await field("Gin (L)"), "1");
  await press("Salvar contagem");
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Serviço temporariamente indisponível");
  expect(scrolled).toContain("Serviço temporariamente indisponível");
});

test("one category at a time can be counted; what stands in the way in another one is shown", async () => {
  const { sent } = stubApi({
    ...routes(),
    "POST /api/ingredients/count": { body: { counted: 2, changed: 2 } },
  });
  openStock();
  const dialog = await openCount();
  const regions = () =>
    within(dialog)
      .getAllByRole("region")
      .map((group) => group.getAttribute("aria-label"));
  await fill(await field("Limão (unidade)"), "1,2,3");
  await userEvent.selectOptions(within(dialog).getByLabelText("Categoria"), "Bebidas Alcoólicas");
  expect(regions()).toEqual(["Bebidas Alcoólicas"]);
  await userEvent.type(await field("Gin (L)"), "1");
  await press("Salvar contagem");
  expect(regions()).toEqual(["Bebidas Alcoólicas", "Frutas"]);
  expect(await field("Limão (unidade)")).toHaveFocus();
  expect(sent.some(({ route }) => route.startsWith("POST"))).toBe(false);
});
