import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { RemovedClient } from "#shared/clients/contract.ts";
import { ClientsPage } from "#web/clients/clients-page.tsx";
import { ivo } from "#web/clients/testing/ivo.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const bia: RemovedClient = {
  ...ivo,
  id: 6,
  name: "Beatriz Lima",
  phone: "(11) 5555-0000",
  cnpj: "12ABC34501DE35",
  removedAt: "2026-11-12T15:00:00.000Z",
};
const answers = (removed: () => RemovedClient[]) => ({
  "GET /api/clients": { body: [ivo] },
  "GET /api/events": { body: [{ ...wedding, clients: [6] }] },
  "GET /api/clients/removed": () => ({ body: removed() }),
});

beforeEach(() => window.history.replaceState(null, "", "/clientes"));
async function open() {
  render(
    <TestCompany>
      <ClientsPage />
    </TestCompany>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações dos clientes" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Removidos…" }));
  return within(await screen.findByRole("dialog", { name: "Clientes removidos" }));
}

test("a removed client is listed with its events, and its name is wiped after a question", async () => {
  let present = [bia];
  const { routes } = stubApi({
    ...answers(() => present),
    "DELETE /api/clients/6/name": () => {
      present = [];
      return { body: {} };
    },
  });
  const dialog = await open();
  expect(await dialog.findByText("Beatriz Lima")).toBeVisible();
  expect(dialog.getByText("Cliente ID 6 · removido em 12/11/2026 · 1 evento")).toBeVisible();
  const wipe = dialog.getByRole("button", { name: "Excluir Beatriz Lima definitivamente" });
  await userEvent.click(wipe);
  const question = () => screen.findByRole("alertdialog", { name: "Excluir definitivamente?" });
  expect(await question()).toHaveAccessibleDescription(
    /de Beatriz Lima é apagado: nome, telefone, CNPJ\. Nas propostas/,
  );
  expect(await question()).toHaveAccessibleDescription(/passam a mostrar só "Cliente ID 6"/);
  await userEvent.click(within(await question()).getByRole("button", { name: "Cancelar" }));
  expect(routes()).not.toContain("DELETE /api/clients/6/name");
  await userEvent.click(wipe);
  await userEvent.click(within(await question()).getByRole("button", { name: "Excluir definitivamente" }));
  expect(await dialog.findByText("Nenhum cliente removido")).toBeVisible();
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Cliente excluído definitivamente" }));
  // The events name their clients.
  expect(routes().filter((route) => route === "GET /api/events")).toHaveLength(2);
});

test("a removed client is restored", async () => {
  let present = [bia];
  const { routes } = stubApi({
    ...answers(() => present),
    "PATCH /api/clients/6/restore": () => {
      present = [];
      return { body: { ...ivo, id: 6 } };
    },
  });
  const dialog = await open();
  expect(await dialog.findByText("(11) 5555-0000")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Restaurar Beatriz Lima" }));
  expect(await dialog.findByText("Nenhum cliente removido")).toBeVisible();
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Cliente restaurado com sucesso" }));
  expect(routes().filter((route) => route === "GET /api/clients")).toHaveLength(2);
});

test("the list that does not come can be asked for again", async () => {
  let isUp = false;
  stubApi({
    ...answers(() => [bia]),
    "GET /api/clients/removed": () => (isUp ? { body: [bia] } : refusal(500, "Erro interno do servidor")),
  });
  const dialog = await open();
  expect(await dialog.findByText("Não foi possível carregar os clientes removidos")).toBeVisible();
  isUp = true;
  await userEvent.click(dialog.getByRole("button", { name: "Tentar novamente" }));
  expect(await dialog.findByText("Beatriz Lima")).toBeVisible();
});
