import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, lastToast, line, onClose, open, pick, press, type } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

describe("a new event", () => {
  test("is planned from the recipes, keeps what was set by hand, and is sent whole", async () => {
    const { sent } = stubApi({ ...barAnswers(), "POST /api/events": { status: 201, body: wedding } });
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await userEvent.type(screen.getByLabelText(/Convidados/), "80");
    await pick("Clientes", "ana");
    await press("Mais detalhes");
    await fill(screen.getByLabelText(/^Chegada da equipe/), "16:00");
    await fill(screen.getByLabelText(/^Recado para a equipe/), "Portão dos fundos");
    await go("Drinks");
    await pick("Adicionar drink", "caipi");

    // One for every guest, until somebody says how many.
    const count = screen.getByLabelText(/^Quantidade/);
    expect(count).toHaveValue("80");
    const vodka = line("Vodka").getByLabelText("Planejado (ml)");
    expect(vodka).toHaveValue("4000");
    await fill(line("Limão").getByLabelText("Planejado (unidade)"), "95");
    // Typed key by key, the number passes through others: none of them may take what was set by hand for its own.
    await fill(line("Limão").getByLabelText("Planejado (unidade)"), "1");
    await type(count, "120");
    expect(line("Limão").getByLabelText("Planejado (unidade)")).toHaveValue("1");
    await fill(line("Limão").getByLabelText("Planejado (unidade)"), "95");
    await fill(count, "100");
    expect(vodka).toHaveValue("5000");
    expect(line("Limão").getByLabelText("Planejado (unidade)")).toHaveValue("95");
    expect(line("Limão").getByText(/Ajustado/)).toBeVisible();
    expect(line("Vodka").queryByText(/Ajustado/)).toBeNull();

    // 5 L at 40 and 95 at 0,50.
    expect(screen.getByText(/R\$\s247,50$/)).toBeVisible();
    expect(screen.getByText(/R\$\s3,09/)).toBeVisible();
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const lines = [
      {
        ingredientId: 1,
        ingredientName: "Vodka",
        quantity: 50,
        unit: "ml",
        plannedQuantity: 5000,
        returnQuantity: 0,
      },
      {
        ingredientId: 2,
        ingredientName: "Limão",
        quantity: 1,
        unit: "unidade",
        plannedQuantity: 95,
        returnQuantity: 0,
      },
    ];
    const drink = { drinkId: 1, drinkName: "Caipiroska" };
    expect(sent.find(({ route }) => route === "POST /api/events")?.body).toEqual({
      name: "Bodas",
      date: "2026-12-20T23:30:00.000Z",
      location: null,
      guests: 80,
      status: "planejamento",
      type: "corporativo",
      combo: "Tropical Premium",
      clients: [1],
      durationMinutes: 300,
      arrivalTime: "16:00",
      teamNotes: "Portão dos fundos",
      teaches: true,
      guestsPresent: null,
      drinks: [{ ...drink, quantity: 100, ingredients: lines }],
      supplies: [],
      fixedCosts: [],
      eventIngredients: lines.map((one) => ({ ...one, ...drink })),
    });
    expect(lastToast()).toBe("Evento criado com sucesso");
  });

  test("what is missing is said at its field, in the part where it is", async () => {
    stubApi(barAnswers());
    open();
    await screen.findByLabelText("Nome");
    await go("Compras");
    await press("Salvar");
    expect(await screen.findByText("Nome é obrigatório")).toBeVisible();
    expect(screen.getByText("Data é obrigatória")).toBeVisible();
    expect(screen.getByLabelText("Nome")).toHaveFocus();
    await fill(screen.getByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await press("Salvar");
    expect(await screen.findByText("Adicione pelo menos um ingrediente")).toBeVisible();
    expect(screen.getByRole("tab", { name: /Drinks/ })).toHaveAttribute("aria-selected", "true");
    await pick("Adicionar drink", "limon");
    await fill(line("Limão").getByLabelText("Por drink (unidade)"), "0");
    await press("Salvar");
    expect(await screen.findByText("Quantidade deve ser maior que 0")).toBeVisible();
  });

  test("has no stock to move yet, and asks before it throws away what was typed", async () => {
    stubApi(barAnswers());
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    expect(screen.queryByRole("tab", { name: "Estoque" })).toBeNull();
    await press("Cancelar");
    expect(onClose).not.toHaveBeenCalled();
    await press("Descartar");
    expect(onClose).toHaveBeenCalled();
  });

  test("may be for somebody who is not in the list yet", async () => {
    const eva = { ...barAnswers()["GET /api/clients"].body[0], id: 55, name: "Eva Lima" };
    const { sent } = stubApi({ ...barAnswers(), "POST /api/clients": { status: 201, body: eva } });
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText(/Convidados/), "80");
    await pick("Clientes", "Eva Lima");
    const dialog = within(await screen.findByRole("dialog", { name: "Novo cliente" }));
    // It takes the place of the event's dialog.
    await waitFor(() => expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1));
    expect(dialog.getByLabelText("Nome")).toHaveValue("Eva Lima");
    await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Novo cliente" })).toBeNull());
    expect(await screen.findByRole("button", { name: /^Remover (Eva Lima|Cliente ID 55)$/ })).toBeVisible();
    expect(screen.getByLabelText("Nome")).toHaveValue("Bodas");
    expect(screen.getByLabelText(/Convidados/)).toHaveValue("80");
    await waitFor(() => expect(screen.getByRole("combobox", { name: /^Clientes/ })).toHaveFocus());
    // Only the client was sent, not the event around it.
    expect(sent.filter(({ route }) => route.startsWith("POST")).map(({ route }) => route)).toEqual([
      "POST /api/clients",
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test("sends what is to be bought as a message", async () => {
    const writeText = vi.fn(async (_text: string) => {});
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    stubApi(barAnswers());
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText(/Convidados/), "800");
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    await go("Compras");
    await press("Enviar lista");
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^Compras: Bodas\n800 convidados\n\n- /);
  });
});

describe("an event that is there", () => {
  test("opens with the stock fetched anew, and its edit names its version and keeps its fixed costs", async () => {
    const { sent, routes } = stubApi({ ...barAnswers(), "PUT /api/events/7": { body: wedding } });
    open(wedding);
    const name = await screen.findByLabelText("Nome");
    expect(routes()).toContain("GET /api/ingredients");
    await fill(name, "Bodas");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
      name: "Bodas",
      version: 4,
      drinks: wedding.drinks,
      fixedCosts: [{ name: "Van", value: 350.5, category: "Transporte" }],
    });
    expect(lastToast()).toBe("Evento atualizado com sucesso");
  });

  test("keeps a status that is not offered", async () => {
    stubApi(barAnswers());
    open({ ...wedding, status: "em andamento" });
    const status = await screen.findByLabelText("Status");
    expect(status).toHaveValue("em andamento");
    expect(within(status).getAllByRole("option")).toHaveLength(4);
  });

  test("shows what to buy after the events before it", async () => {
    const earlier = { ...wedding, id: 6, date: "2026-12-01T12:00:00.000Z" };
    stubApi(barAnswers([earlier, wedding]));
    open({ ...wedding });
    await go("Drinks");
    await fill(screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement, "200");
    await go("Compras");
    const rows = within(screen.getByRole("table", { name: "Lista de compras" })).getAllByRole("row");
    const texts = rows.map((row) => row.textContent.replace(/\s+/g, " "));
    // Vodka was set by hand and stays; limões follow: 200 + 20 of the 280 that are left.
    expect(texts[1]).toMatch(/^Limão.*220 unidades280 unidades.*nada/);
    expect(texts[2]).toMatch(/^Vodka.*4 L6 L.*nada/);
    expect(texts[0]).toBe("ItemPrecisaDisponívelComprarPreço estimado");
    expect(texts[2]).toMatch(/^Vodka4 L, disponível: 610 L em estoque, parte reservada4 L/);
  });

  test("a client that is gone is said at the clients, in the part where they are", async () => {
    const issues = [{ path: "clients.0", message: "Cliente não encontrado" }];
    stubApi({ ...barAnswers(), "PUT /api/events/7": refusal(400, "Cliente não encontrado", issues) });
    open(wedding);
    await go("Drinks");
    await press("Salvar");
    expect(await screen.findByText("Cliente não encontrado")).toBeVisible();
    expect(screen.getByRole("tab", { name: /Dados/ })).toHaveAttribute("aria-selected", "true");
  });

  test("gives up a plan that is no longer the user's to change: somebody took the stock meanwhile", async () => {
    let present: CateringEvent = wedding;
    stubApi({
      ...barAnswers(),
      "GET /api/events": () => ({ body: [present] }),
      "PUT /api/events/7": () => refusal(409, VERSION_CONFLICT),
    });
    open(wedding);
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await go("Drinks");
    await fill(screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement, "90");
    present = { ...wedding, stockState: "out", version: 5 };
    await press("Salvar");
    await userEvent.click(await screen.findByRole("button", { name: "Recarregar e manter o que digitei" }));
    await screen.findByText(/Dados atualizados/);
    expect(screen.getAllByLabelText(/^Quantidade/)[0]).toHaveValue("100");
    await go("Dados");
    expect(screen.getByLabelText("Nome")).toHaveValue("Bodas");
  });

  test("that was disabled meanwhile is gone", async () => {
    let present: CateringEvent = wedding;
    stubApi({
      ...barAnswers(),
      "GET /api/events": () => ({ body: [present] }),
      "PUT /api/events/7": () => refusal(409, VERSION_CONFLICT),
    });
    open(wedding);
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    present = { ...wedding, active: "false", version: 5 };
    await press("Salvar");
    await userEvent.click(await screen.findByRole("button", { name: "Recarregar e manter o que digitei" }));
    expect(await screen.findByText(/foi removido por outra pessoa/)).toBeVisible();
  });

  test("offers to go on when somebody else has changed it", async () => {
    stubApi({
      ...barAnswers(),
      "PUT /api/events/7": refusal(409, VERSION_CONFLICT),
    });
    open(wedding);
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await press("Salvar");
    await screen.findByText(/alterado por outra pessoa/);
    await press("Recarregar e manter o que digitei");
    expect(await screen.findByText(/Dados atualizados/)).toBeVisible();
    expect(screen.getByLabelText("Nome")).toHaveValue("Bodas");
    expect(lastToast()).toBe("Falha ao atualizar evento");
  });
});
