import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { fieldsWithoutInput } from "#web/testing/fields-without-input.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { clientLabels } from "./client-form-values.ts";
import { bothClients, choose, maria, openClients } from "./testing/open-clients.tsx";

const inDialog = async () => within(await screen.findByRole("dialog"));
const save = async () => userEvent.click((await inDialog()).getByRole("button", { name: "Salvar" }));

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("every field can be entered", async () => {
  stubApi(bothClients);
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  await inDialog();
  expect(fieldsWithoutInput(clientLabels)).toEqual([]);
});

test("a client without a name is refused at the field and in a toast; nothing is sent", async () => {
  const { routes } = stubApi(bothClients);
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  const dialog = await inDialog();
  await fill(dialog.getByLabelText(/E-mail/), "maria@");
  await save();
  await waitFor(() =>
    expect(dialog.getByLabelText("Nome")).toHaveAccessibleDescription("Nome é obrigatório"),
  );
  expect(dialog.getByLabelText(/E-mail/)).toHaveAccessibleDescription("E-mail inválido");
  expect(dialog.getByLabelText("Nome")).toHaveFocus();
  expect(getSnapshot()[0]).toMatchObject({ title: "Erro", description: "Nome é obrigatório" });
  expect(routes()).not.toContain("POST /api/clients");
});

test("a new client is sent trimmed, with nothing where nothing was typed", async () => {
  const { sent } = stubApi({ ...bothClients, "POST /api/clients": { status: 201, body: maria } });
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  await userEvent.type((await inDialog()).getByLabelText("Nome"), "  Eva ");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "POST /api/clients")?.body).toEqual({
    name: "Eva",
    email: null,
    phone: null,
    cpf: null,
    cnpj: null,
    address: null,
    notes: null,
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Cliente criado com sucesso" });
});

test("after somebody else's change the form takes it over, says so and keeps what was typed", async () => {
  const message = "Este registro foi alterado por outra pessoa. Recarregue e tente de novo.";
  let present: object = maria;
  const { sent } = stubApi({
    "GET /api/clients": () => ({ body: [present] }),
    "PUT /api/clients/1": () => (present === maria ? refusal(409, message) : { body: present }),
  });
  openClients();
  await choose("Maria Conceição", "Editar");
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText("Nome"), " Silva");
  await save();
  expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  expect(getSnapshot()[0]).toMatchObject({ title: "Erro", description: "Erro ao atualizar cliente" });
  present = { ...maria, name: "Maria Souza", address: "Rua Nova, 1", version: 4 };
  await userEvent.click(dialog.getByRole("button", { name: "Recarregar e manter o que digitei" }));
  await waitFor(() => expect(dialog.getByLabelText(/Endereço/)).toHaveValue("Rua Nova, 1"));
  expect(dialog.getByLabelText("Nome")).toHaveValue("Maria Conceição Silva");
  expect(dialog.queryByRole("alert")).toBeNull();
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Nome: Maria Souza (no formulário ficou o seu)",
    "Endereço: Rua Nova, 1",
  ]);
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const edits = sent.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body);
  expect(edits).toMatchObject([
    { name: "Maria Conceição Silva", version: 3 },
    { name: "Maria Conceição Silva", address: "Rua Nova, 1", version: 4 },
  ]);
});

test("what somebody else has removed can only be told, and what was typed still asks before it goes", async () => {
  let present: object[] = [maria];
  stubApi({
    "GET /api/clients": () => ({ body: present }),
    "PUT /api/clients/1": refusal(409, VERSION_CONFLICT),
  });
  openClients();
  await choose("Maria Conceição", "Editar");
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText("Nome"), " Silva");
  await save();
  present = [];
  await userEvent.click(await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  await waitFor(() =>
    expect(dialog.getByRole("alert")).toHaveTextContent("Este registro foi removido por outra pessoa."),
  );
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog")).toBeVisible();
});

test("what the server refuses is told at its field", async () => {
  const issues = [{ path: "cpf", message: "CPF recusado" }];
  stubApi({ ...bothClients, "POST /api/clients": refusal(400, "CPF recusado", issues) });
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  const dialog = await inDialog();
  await fill(dialog.getByLabelText("Nome"), "Eva");
  await save();
  await waitFor(() => expect(dialog.getByLabelText(/CPF/)).toHaveAccessibleDescription("CPF recusado"));
  expect(dialog.getByLabelText(/CPF/)).toHaveFocus();
});

test("a CPF whose digits are wrong is warned about and saved; a CNPJ is refused", async () => {
  const { sent } = stubApi({ ...bothClients, "POST /api/clients": { status: 201, body: maria } });
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  const dialog = await inDialog();
  await fill(dialog.getByLabelText("Nome"), "Eva");
  await userEvent.type(dialog.getByLabelText(/CPF/), "123.456.789-0");
  expect(dialog.getByLabelText(/CPF/)).not.toHaveAccessibleDescription();
  await userEvent.type(dialog.getByLabelText(/CPF/), "8");
  expect(dialog.getByLabelText(/CPF/)).toHaveAccessibleDescription("Os números deste CPF não conferem");
  await fill(dialog.getByLabelText(/CNPJ/), "11.222.333/0001-82");
  await save();
  await waitFor(() => expect(dialog.getByLabelText(/CNPJ/)).toHaveAccessibleDescription(/CNPJ inválido/));
  await fill(dialog.getByLabelText(/CNPJ/), "11.222.333/0001-81");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "POST /api/clients")?.body).toMatchObject({
    cpf: "123.456.789-08",
    cnpj: "11222333000181",
  });
});

test("closing with something typed asks first", async () => {
  stubApi(bothClients);
  openClients();
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  await fill((await inDialog()).getByLabelText("Nome"), "Eva");
  await userEvent.keyboard("{Escape}");
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Continuar editando" }));
  expect((await inDialog()).getByLabelText("Nome")).toHaveValue("Eva");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Descartar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  expect((await inDialog()).getByLabelText("Nome")).toHaveValue("");
});
