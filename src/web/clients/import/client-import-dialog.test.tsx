import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ivo } from "#web/clients/testing/ivo.ts";
import { openClients } from "#web/clients/testing/open-clients.tsx";
import { watchSavedFiles } from "#web/import/testing/saved-files.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const saved = watchSavedFiles();

beforeEach(() => {
  // Lists draw what is in sight, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const choose = async (...lines: string[]) => {
  const field = await screen.findByLabelText(/Escolher arquivo CSV/);
  await userEvent.upload(field, new File([lines.join("\n")], "clientes.csv", { type: "text/csv" }));
};
/** Not what is listed inside of a row. */
const rows = async () =>
  [...(await screen.findByRole("list", { name: "Linhas do arquivo" })).children] as HTMLElement[];

test("the clients are downloaded as they are now", async () => {
  stubApi({ "GET /api/clients": { body: [{ ...ivo, phone: "=1" }] }, "GET /api/events": { body: [] } });
  openClients();
  await press("Mais ações dos clientes");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Baixar CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain("Nome;E-mail;Telefone;CPF;CNPJ;Endereço;Observações\r\nIvo;;'=1;");
});

test("a list from elsewhere completes clients and adds others", async () => {
  const api = stubApi({
    "GET /api/clients": { body: [ivo] },
    "GET /api/events": { body: [] },
    "POST /api/clients/import": { body: { created: 1, changed: 1 } },
  });
  openClients();
  await press("Mais ações dos clientes");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Enviar CSV…" }));
  await choose("Contatos 2026;;", "Cliente;Celular;E-mail", "ivo;11 9;", "Rui;;rui@x", "Bia;22;");
  const [wrong, changed, made] = await rows();
  expect(wrong).toHaveTextContent("Rui linha 4Com erroE-mail “rui@x”: E-mail inválido");
  expect(changed).toHaveTextContent("Ivo linha 3AlteradoTelefone: vazio11 9");
  expect(made).toHaveTextContent("Bia linha 5Novo22");
  const field = screen.getByLabelText("E-mail da linha 4");
  await userEvent.type(field, ".com{Enter}");
  await press("Importar 3 clientes");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent.find(({ route }) => route === "POST /api/clients/import")?.body).toEqual({
    rows: [
      { id: ivo.id, version: ivo.version, name: "Ivo", phone: "11 9" },
      { name: "Rui", email: "rui@x.com" },
      { name: "Bia", phone: "22" },
    ],
  });
  expect(getSnapshot()[0]).toMatchObject({ description: "1 cliente novo, 1 alterado." });
});

test("an empty page can be filled from a file; a refusal names its line", async () => {
  const issues = [{ path: "rows.0.name", message: "Nome curto" }];
  stubApi({
    "GET /api/clients": { body: [] },
    "GET /api/events": { body: [] },
    "POST /api/clients/import": refusal(400, "Nome curto", issues),
  });
  openClients();
  await press("Enviar CSV…");
  await choose("Nome;Telefone", "Bia;1");
  await press("Importar 1 cliente");
  expect(await screen.findByRole("alert")).toHaveTextContent("Linha 2 (Bia): Nome curto.");
});
