import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { granted } from "#shared/accounts/permissions.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { bothClients, choose, clientRow, maria, openClients } from "./testing/open-clients.tsx";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a row shows what is known of a client, and leaves out what is not", async () => {
  stubApi(bothClients);
  openClients();
  const first = await clientRow("Maria Conceição");
  for (const text of [
    "maria@festa.com",
    "(11) 98765-4321",
    "CPF 123.456.789-09",
    "Rua das Palmeiras, 120",
    "Cadastrado em 05/03/2026",
  ]) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.getByRole("link", { name: "Maria Conceição" })).toHaveAttribute("href", "/clientes/1");
  expect(first.getByRole("link", { name: "(11) 98765-4321" })).toHaveAttribute("href", "tel:11987654321");
  const second = await clientRow("Ivo");
  expect(second.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("2 clientes")).toBeVisible();
});

const soldTo = (clients: number[], total: string, dueOn: string) => ({
  ...wedding,
  clients,
  removedClients: [],
  date: "2099-12-25T15:00:00.000Z",
  status: "confirmado" as const,
  agreed: true,
  price: total,
  total,
  charges: [{ id: 1, kind: "saldo" as const, amount: total, dueOn, dueAt: null, note: null, paid: "0.00" }],
});

test("a row tells what is agreed and open, and why; the head tells the sum once", async () => {
  const events = [
    { ...soldTo([1, 2], "1000.00", "2020-01-05"), id: 1 },
    { ...soldTo([1], "500.00", "2098-01-05"), id: 2 },
  ];
  stubApi({ ...bothClients, "GET /api/events": { body: events } });
  openClients();
  const row = await clientRow("Maria Conceição");
  expect(row.getByText("parte venceu dom 05/01/2020")).toBeVisible();
  expect(row.getByText("Fechado").parentElement).toHaveTextContent("Fechado R$ 1.500,00");
  expect(row.getByText("Em aberto").parentElement).toHaveTextContent("Em aberto R$ 1.500,00");
  expect((await clientRow("Ivo")).getByText("venceu dom 05/01/2020")).toBeVisible();
  expect(screen.getByText("R$ 1.500,00 em aberto")).toBeVisible();
});

test("the chips show those with something open or overdue", async () => {
  stubApi({ ...bothClients, "GET /api/events": { body: [soldTo([1], "1000.00", "2098-01-05")] } });
  openClients();
  await userEvent.click(await screen.findByRole("button", { name: "Em aberto 1" }));
  await waitFor(() => expect(screen.queryByText("Ivo")).toBeNull());
  await waitFor(() => expect(window.location.search).toBe("?mostrar=em-aberto"));
  await userEvent.click(screen.getByRole("button", { name: "Vencidos 0" }));
  await userEvent.click(await screen.findByRole("button", { name: "Limpar busca" }));
  await clientRow("Ivo");
});

test("who may not edit gets no buttons for it; who may not see money, no amounts", async () => {
  const before = granted.gestor;
  onTestFinished(() => void Object.assign(granted, { gestor: before }));
  Object.assign(granted, { gestor: ["see-personal-data"] });
  let present = [maria];
  stubApi({
    "GET /api/clients": () => ({ body: present }),
    "GET /api/events": { body: [soldTo([1], "1000.00", "2020-01-05")] },
  });
  const { unmount } = openClients("/clientes", "gestor");
  await clientRow("Maria Conceição");
  expect(screen.queryByText(/R\$/)).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Novo cliente|Editar|Remover)/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Mais ações dos clientes" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Baixar CSV",
  ]);
  unmount();
  present = [];
  openClients("/clientes", "gestor");
  expect(await screen.findByText("Nenhum cliente encontrado")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Cadastrar|Enviar/ })).toBeNull();
});

test("while loading there are four rows in the clients' place", async () => {
  stubApi({ "GET /api/clients": () => new Promise(() => {}) });
  openClients();
  expect(screen.getByRole("status")).toHaveTextContent("Carregando...");
  expect(screen.getAllByTestId("skeleton-card")).toHaveLength(4);
});

test("the rows come with their events, so that none of them changes afterwards", async () => {
  let answer = (_events: { body: unknown }) => {};
  const asked = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve;
  });
  const { routes } = stubApi({ ...bothClients, "GET /api/events": () => asked });
  openClients();
  // Asked for at the same time, not one after the other.
  await waitFor(() => expect(routes()).toEqual(["GET /api/clients", "GET /api/events"]));
  await act(async () => {});
  expect(screen.getAllByTestId("skeleton-card")).toHaveLength(4);
  // The number of clients in the header would push the placeholders down.
  expect(screen.queryByText("2 clientes")).toBeNull();
  answer({ body: [] });
  await clientRow("Ivo");
  expect(screen.getByText("2 clientes")).toBeVisible();
});

test("the search finds digits whatever the punctuation, and says when there is nothing", async () => {
  stubApi(bothClients);
  openClients();
  await fill(await screen.findByRole("searchbox"), "12345678909");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  expect(screen.queryByText("Ivo")).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "0");
  expect(await screen.findByText("Nenhum cliente encontrado")).toBeVisible();
  await userEvent.click(screen.getAllByRole("button", { name: "Limpar busca" })[0] as HTMLElement);
  await clientRow("Ivo");
});

test("the search comes from the address and goes back to it", async () => {
  stubApi(bothClients);
  openClients("/clientes?busca=conceicao");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("conceicao");
  expect(screen.queryByText("Ivo")).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), " 100%");
  await waitFor(() => expect(window.location.search).toBe("?busca=conceicao+100%25"));
  await userEvent.click(screen.getAllByRole("button", { name: "Limpar busca" })[0] as HTMLElement);
  await waitFor(() => expect(window.location.href).toMatch(/\/clientes$/));
  await clientRow("Ivo");
});

test("without clients the page says so, and a failed fetch can be tried again", async () => {
  let isUp = false;
  stubApi({ "GET /api/clients": () => (isUp ? { body: [] } : refusal(500, "Erro interno do servidor")) });
  openClients();
  expect(await screen.findByText("Erro interno do servidor")).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("Nenhum cliente encontrado")).toBeVisible();
  expect(screen.getByRole("button", { name: "Cadastrar o primeiro cliente" })).toBeVisible();
  expect(screen.getByText("0 clientes")).toBeVisible();
});

test("removing asks with the browser's own question", async () => {
  const { routes } = stubApi({ ...bothClients, "DELETE /api/clients/1": { body: {} } });
  const confirm = vi.fn().mockReturnValue(false);
  vi.stubGlobal("confirm", confirm);
  openClients();
  await choose("Maria Conceição", "Remover");
  expect(confirm).toHaveBeenCalledWith('Tem certeza que deseja remover o cliente "Maria Conceição"?');
  expect(routes()).not.toContain("DELETE /api/clients/1");
  confirm.mockReturnValue(true);
  await choose("Maria Conceição", "Remover");
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Cliente removido com sucesso" }));
  expect(routes()).toContain("DELETE /api/clients/1");
});

test("after a removal the coming events of the client are told, and it can be undone", async () => {
  const coming = { ...wedding, name: "Bodas", clients: [1], date: "2099-12-25T15:00:00.000Z" };
  const { routes } = stubApi({
    ...bothClients,
    "GET /api/events": { body: [coming] },
    "DELETE /api/clients/1": { body: {} },
    "PATCH /api/clients/1/restore": { body: {} },
  });
  vi.stubGlobal("confirm", () => true);
  openClients();
  render(<Toaster />);
  await choose("Maria Conceição", "Remover");
  expect(await screen.findByText("Continua em 1 evento por vir: Bodas (sex 25/12/2099).")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Desfazer" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Cliente restaurado com sucesso" }));
  expect(routes()).toContain("PATCH /api/clients/1/restore");
});
