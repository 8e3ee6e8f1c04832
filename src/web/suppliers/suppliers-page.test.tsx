import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { granted } from "#shared/accounts/permissions.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fieldsWithoutInput } from "#web/testing/fields-without-input.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { supplierLabels } from "./supplier-form.ts";
import { SuppliersPage } from "./suppliers-page.tsx";
import { adega, atacado } from "./testing/suppliers.ts";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const both = {
  "GET /api/suppliers": { body: [adega, atacado] },
  "GET /api/ingredients": {
    body: [
      { ...vodka, supplierId: adega.id },
      { ...vodka, id: 2 },
    ],
  },
};

function open(answers: Parameters<typeof stubApi>[0], address = "/fornecedores") {
  const api = stubApi(answers);
  window.history.replaceState(null, "", address);
  render(
    <TestCompany>
      <SuppliersPage />
    </TestCompany>,
  );
  return api;
}
const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("[role=listitem]") as HTMLElement);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("every field can be entered", async () => {
  open(both);
  await press("Novo fornecedor");
  expect(fieldsWithoutInput(supplierLabels)).toEqual([]);
});

test("a card shows how to reach a supplier, what usually comes from it, and the way to its prices", async () => {
  open(both);
  const first = await card("Adega Sul");
  expect(first.getByRole("link", { name: "WhatsApp (11) 98888-0000" })).toHaveAttribute(
    "href",
    "https://wa.me/5511988880000",
  );
  expect(first.getByText("CNPJ 12.ABC.345/01DE-35")).toBeVisible();
  expect(first.getByText(/às quintas/)).toBeVisible();
  expect(await first.findByText("1 ingrediente")).toBeVisible();
  expect(first.getByRole("link", { name: "Compras e preços de Adega Sul" })).toHaveAttribute(
    "href",
    "/fornecedores/8",
  );
  expect((await card("Atacado São João")).getByText("Sem contato cadastrado.")).toBeVisible();
  expect(screen.getByText("2 fornecedores")).toBeVisible();
  expect(screen.getByRole("link", { name: "Voltar às compras" })).toHaveAttribute("href", "/compras");
});

test("the search finds a name without its accents, and says when there is nothing", async () => {
  open(both, "/fornecedores?busca=sao");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  expect(screen.queryByText("Adega Sul")).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("Nenhum fornecedor encontrado")).toBeVisible();
});

test("without suppliers the page says what they are for, and a failed fetch can be tried again", async () => {
  let isUp = false;
  open({ "GET /api/suppliers": () => (isUp ? { body: [] } : refusal(500, "Erro interno do servidor")) });
  expect(await screen.findByText("Erro interno do servidor")).toBeVisible();
  isUp = true;
  await press("Tentar novamente");
  expect(await screen.findByText("Nenhum fornecedor cadastrado")).toBeVisible();
  await press("Cadastrar o primeiro fornecedor");
  expect(await screen.findByRole("dialog", { name: "Novo fornecedor" })).toBeVisible();
});

test("a new supplier is refused at the field that is wrong, then sent", async () => {
  const { sent } = open({ ...both, "POST /api/suppliers": { status: 201, body: adega } });
  await press("Novo fornecedor");
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText(/CNPJ/), "11.222.333/0001-00");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await dialog.findByText("Nome é obrigatório")).toBeVisible();
  expect(dialog.getByText("CNPJ inválido: confira os números e letras")).toBeVisible();
  await fill(dialog.getByLabelText("Nome"), "Empório");
  await fill(dialog.getByLabelText(/CNPJ/), "11.222.333/0001-81");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "POST /api/suppliers")?.body).toEqual({
    name: "Empório",
    whatsapp: null,
    cnpj: "11222333000181",
    notes: null,
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Fornecedor cadastrado com sucesso" });
});

test("a second supplier of one name is asked about first", async () => {
  const { sent } = open({ ...both, "POST /api/suppliers": { status: 201, body: adega } });
  await press("Novo fornecedor");
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByLabelText("Nome"), "adega sul");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByRole("alertdialog")).toHaveTextContent(/Adega Sul/);
  expect(sent.some(({ route }) => route.startsWith("POST"))).toBe(false);
});

test("after somebody else's change what was typed stays", async () => {
  let present = adega;
  const { sent } = open({
    ...both,
    "GET /api/suppliers": () => ({ body: [present] }),
    "PUT /api/suppliers/8": () => (present === adega ? refusal(409, VERSION_CONFLICT) : { body: present }),
  });
  await press("Editar Adega Sul");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText(/CNPJ/)).toHaveValue("12.ABC.345/01DE-35");
  await fill(dialog.getByLabelText(/WhatsApp/), "(21) 97777-0000");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
  present = { ...adega, name: "Adega do Sul", version: 2 };
  await userEvent.click(reload);
  expect(await dialog.findByDisplayValue("Adega do Sul")).toBeVisible();
  expect(dialog.getByLabelText(/WhatsApp/)).toHaveValue("(21) 97777-0000");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    name: "Adega do Sul",
    whatsapp: "(21) 97777-0000",
    version: 2,
  });
});

test("removing asks first, and says what stays", async () => {
  let list = [adega, atacado];
  const { routes } = open({
    ...both,
    "GET /api/suppliers": () => ({ body: list }),
    "DELETE /api/suppliers/8": () => {
      list = [atacado];
      return { body: {} };
    },
  });
  await press("Remover Adega Sul");
  const question = await screen.findByRole("alertdialog", { name: "Remover Adega Sul?" });
  expect(question).toHaveTextContent("As compras e os preços continuam no histórico, com o nome.");
  expect(routes()).not.toContain("DELETE /api/suppliers/8");
  await userEvent.click(within(question).getByRole("button", { name: "Remover" }));
  await waitFor(() => expect(screen.queryByText("Adega Sul")).toBeNull());
  expect(getSnapshot()[0]).toMatchObject({ title: "Fornecedor removido com sucesso" });
});

test("who may not edit gets no buttons for it", async () => {
  const before = granted.gestor;
  onTestFinished(() => void Object.assign(granted, { gestor: before }));
  Object.assign(granted, { gestor: ["see-money", "see-personal-data"] });
  let present = [adega];
  const show = () =>
    render(
      <TestCompany companyRole="gestor">
        <SuppliersPage />
      </TestCompany>,
    );
  stubApi({ ...both, "GET /api/suppliers": () => ({ body: present }) });
  const { unmount } = show();
  expect((await card("Adega Sul")).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("button", { name: "Novo fornecedor" })).toBeNull();
  unmount();
  present = [];
  show();
  expect(await screen.findByText("Nenhum fornecedor cadastrado")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Cadastrar/ })).toBeNull();
});
