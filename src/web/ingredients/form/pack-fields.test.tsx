import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { adega, atacado } from "#web/suppliers/testing/suppliers.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const packed = { ...vodka, packName: "garrafa" as const, packQuantity: 0.75, packMultiple: 6 };
const suppliers = { "GET /api/suppliers": { body: [adega, atacado] } };

async function edit(ingredient: typeof vodka, answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    "GET /api/ingredients": { body: [ingredient] },
    "PUT /api/ingredients/1": { body: ingredient },
    ...suppliers,
    ...answers,
  });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Editar Vodka" }));
  const dialog = within(await screen.findByRole("dialog"));
  const save = () => userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  const put = () => api.sent.findLast(({ route }) => route.startsWith("PUT"))?.body;
  return { ...api, dialog, save, put };
}

test("a pack is said as people say it, and sent with what it holds", async () => {
  const { dialog, save, put } = await edit(vodka);
  expect(dialog.queryByLabelText("Conteúdo (L)")).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText("Embalagem"), "garrafa");
  await fill(dialog.getByLabelText("Conteúdo (L)"), "0,75");
  expect(dialog.getByText("garrafa de 750 ml")).toBeVisible();
  expect(dialog.getByLabelText("Comprar em múltiplos de")).toHaveValue("1");
  await save();
  await waitFor(() =>
    expect(put()).toMatchObject({ packName: "garrafa", packQuantity: 0.75, packMultiple: 1 }),
  );
});

test("a pack without its contents is refused there", async () => {
  const { dialog, save, put } = await edit(vodka);
  await userEvent.selectOptions(dialog.getByLabelText("Embalagem"), "caixa");
  await save();
  expect(await dialog.findByText("Informe a embalagem e quanto vem nela")).toBeVisible();
  expect(dialog.getByLabelText("Conteúdo (L)")).toHaveFocus();
  expect(put()).toBeUndefined();
});

test("another unit takes the contents along, and those that it cannot measure come back with the first one", async () => {
  const { dialog, save, put } = await edit(packed);
  const unit = dialog.getByLabelText("Unidade");
  await userEvent.selectOptions(unit, "ml");
  expect(dialog.getByLabelText("Conteúdo (ml)")).toHaveValue("750");
  await userEvent.selectOptions(unit, "kg");
  expect(dialog.getByLabelText("Conteúdo (kg)")).toHaveValue("");
  await userEvent.selectOptions(unit, "L");
  expect(dialog.getByLabelText("Conteúdo (L)")).toHaveValue("0,75");
  await userEvent.selectOptions(dialog.getByLabelText("Embalagem"), "Nenhuma");
  await save();
  await waitFor(() => expect(put()).toMatchObject({ packName: null, packQuantity: null, packMultiple: 1 }));
});

test("the usual supplier is found by name, and taken away again", async () => {
  const { dialog, save, put } = await edit({ ...vodka, supplierId: adega.id });
  const field = dialog.getByRole("combobox", { name: /Fornecedor/ });
  await waitFor(() => expect(field).toHaveValue("Adega Sul"));
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole("option", { name: "Nenhum" }));
  expect(field).toHaveValue("");
  await userEvent.type(field, "atac{Enter}");
  expect(field).toHaveValue("Atacado São João");
  await save();
  await waitFor(() => expect(put()).toMatchObject({ supplierId: atacado.id }));
});

test("a supplier that is not there yet is put on record while typing", async () => {
  const made = { ...adega, id: 30, name: "Empório Novo" };
  let list = [adega, atacado];
  const { dialog, save, put, sent } = await edit(vodka, {
    "GET /api/suppliers": () => ({ body: list }),
    "POST /api/suppliers": () => {
      list = [...list, made];
      return { status: 201, body: made };
    },
  });
  const field = dialog.getByRole("combobox", { name: /Fornecedor/ });
  // The same name in other letters is the one that is there.
  await fill(field, "ADEGA SUL");
  expect(screen.queryByRole("option", { name: /Cadastrar/ })).toBeNull();
  await fill(field, "Empório Novo");
  await userEvent.click(await screen.findByRole("option", { name: "Cadastrar “Empório Novo”" }));
  await waitFor(() => expect(field).toHaveValue("Empório Novo"));
  expect(sent.find(({ route }) => route === "POST /api/suppliers")?.body).toEqual({ name: "Empório Novo" });
  await save();
  await waitFor(() => expect(put()).toMatchObject({ supplierId: 30 }));
});

test("a supplier that cannot be put on record is told, and the field stays as it was", async () => {
  const { dialog } = await edit(vodka, { "POST /api/suppliers": refusal(503, "Indisponível") });
  const field = dialog.getByRole("combobox", { name: /Fornecedor/ });
  await fill(field, "Novo");
  await userEvent.click(await screen.findByRole("option", { name: "Cadastrar “Novo”" }));
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({ description: "Falha ao cadastrar fornecedor" }),
  );
  expect(field).toHaveValue("");
});

test("a supplier that is gone is refused at its field", async () => {
  const message = "Fornecedor não encontrado";
  const { dialog, save } = await edit(
    { ...vodka, supplierId: adega.id },
    { "PUT /api/ingredients/1": refusal(400, message, [{ path: "supplierId", message }]) },
  );
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
});

test("after somebody else's change the pack that was typed stays, and a supplier is said by its name", async () => {
  let present = vodka;
  const { dialog, save, put } = await edit(vodka, {
    "GET /api/ingredients": () => ({ body: [present] }),
    "PUT /api/ingredients/1": () => (present === vodka ? refusal(409, VERSION_CONFLICT) : { body: present }),
  });
  await userEvent.selectOptions(dialog.getByLabelText("Embalagem"), "caixa");
  await userEvent.type(dialog.getByLabelText("Conteúdo (L)"), "12");
  await save();
  const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
  present = { ...vodka, supplierId: adega.id, version: 2 };
  await userEvent.click(reload);
  expect(await dialog.findByText(/Fornecedor.*Adega Sul/)).toBeVisible();
  expect(dialog.getByLabelText("Conteúdo (L)")).toHaveValue("12");
  await save();
  await waitFor(() =>
    expect(put()).toMatchObject({ packName: "caixa", packQuantity: 12, supplierId: adega.id, version: 2 }),
  );
});
