import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/toast.ts";
import { EventDialog } from "./event-dialog.tsx";
import { barAnswers, wedding } from "./testing/bar.ts";

const onClose = vi.fn();

function open(event?: CateringEvent) {
  onClose.mockClear();
  const dialog = (
    <QueryClientProvider client={createQueryClient({ onUnauthorized: () => {} })}>
      <EventDialog event={event} open onClose={onClose} />
    </QueryClientProvider>
  );
  return render(dialog);
}
const go = async (tab: string) => userEvent.click(await screen.findByRole("tab", { name: new RegExp(tab) }));
const line = (name: string) => within(screen.getByRole("group", { name }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const pick = async (label: string, text: string) => {
  await userEvent.type(screen.getByRole("combobox", { name: new RegExp(label) }), text);
  await userEvent.keyboard("{Enter}");
};
const lastToast = () => getSnapshot()[0]?.description;

describe("a new event", () => {
  test("is planned from the recipes, keeps what was set by hand, and is sent whole", async () => {
    const { sent } = stubApi({ ...barAnswers(), "POST /api/events": { status: 201, body: wedding } });
    open();
    await userEvent.type(await screen.findByLabelText("Nome"), "Bodas");
    await userEvent.type(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await userEvent.type(screen.getByLabelText(/Convidados/), "80");
    await pick("Clientes", "ana");
    await go("Drinks");
    await pick("Adicionar drink", "caipi");

    // One for every guest, until somebody says how many.
    const count = screen.getByLabelText(/^Quantidade/);
    expect(count).toHaveValue("80");
    const vodka = line("Vodka").getByLabelText("Planejado (ml)");
    expect(vodka).toHaveValue("4000");
    await type(line("Limão").getByLabelText("Planejado (unidade)"), "95");
    // Typed key by key, the number passes through others: none of them may take what was set by hand for its own.
    await type(line("Limão").getByLabelText("Planejado (unidade)"), "1");
    await type(count, "120");
    expect(line("Limão").getByLabelText("Planejado (unidade)")).toHaveValue("1");
    await type(line("Limão").getByLabelText("Planejado (unidade)"), "95");
    await type(count, "100");
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
      date: new Date("2026-12-20T20:30").toISOString(),
      location: null,
      guests: 80,
      status: "planejamento",
      type: "corporativo",
      combo: "Tropical Premium",
      clients: [1],
      drinks: [{ ...drink, quantity: 100, ingredients: lines }],
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
    await userEvent.type(screen.getByLabelText("Nome"), "Bodas");
    await userEvent.type(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await press("Salvar");
    expect(await screen.findByText("Adicione pelo menos um ingrediente")).toBeVisible();
    expect(screen.getByRole("tab", { name: /Drinks/ })).toHaveAttribute("aria-selected", "true");
    await pick("Adicionar drink", "limon");
    await type(line("Limão").getByLabelText("Por drink (unidade)"), "0");
    await press("Salvar");
    expect(await screen.findByText("Quantidade deve ser maior que 0")).toBeVisible();
  });

  test("has no stock to move yet, and asks before it throws away what was typed", async () => {
    stubApi(barAnswers());
    open();
    await userEvent.type(await screen.findByLabelText("Nome"), "Bodas");
    expect(screen.queryByRole("tab", { name: "Estoque" })).toBeNull();
    await press("Cancelar");
    expect(onClose).not.toHaveBeenCalled();
    await press("Descartar");
    expect(onClose).toHaveBeenCalled();
  });
});

describe("an event that is there", () => {
  test("opens with the stock fetched anew, and its edit names its version and keeps its fixed costs", async () => {
    const { sent, routes } = stubApi({ ...barAnswers(), "PUT /api/events/7": { body: wedding } });
    open(wedding);
    const name = await screen.findByLabelText("Nome");
    expect(routes()).toContain("GET /api/ingredients");
    await type(name, "Bodas");
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
    await type(screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement, "200");
    await go("Compras");
    const rows = within(screen.getByRole("table", { name: "Lista de compras" })).getAllByRole("row");
    const texts = rows.map((row) => row.textContent.replace(/\s+/g, " "));
    // Vodka was set by hand and stays; limões follow: 200 + 20 of the 280 that are left.
    expect(texts[1]).toMatch(/^Limão.*220 unidade280 unidade.*nada/);
    expect(texts[2]).toMatch(/^Vodka.*4 L6 L.*nada/);
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
    await type(await screen.findByLabelText("Nome"), "Bodas");
    await go("Drinks");
    await type(screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement, "90");
    present = { ...wedding, stockWithdrawn: "true", version: 5 };
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
    await type(await screen.findByLabelText("Nome"), "Bodas");
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
    await type(await screen.findByLabelText("Nome"), "Bodas");
    await press("Salvar");
    await screen.findByText(/alterado por outra pessoa/);
    await press("Recarregar e manter o que digitei");
    expect(await screen.findByText(/Dados atualizados/)).toBeVisible();
    expect(screen.getByLabelText("Nome")).toHaveValue("Bodas");
    expect(lastToast()).toBe("Falha ao atualizar evento");
  });
});

describe("withdrawal", () => {
  test("is offered for a confirmed event only", async () => {
    stubApi(barAnswers());
    open({ ...wedding, status: "planejamento" });
    await go("Estoque");
    expect(screen.queryByRole("button", { name: "Dar baixa no estoque" })).toBeNull();
    await go("Dados");
    await userEvent.selectOptions(screen.getByLabelText("Status"), "confirmado");
    await go("Estoque");
    expect(screen.getByRole("button", { name: "Dar baixa no estoque" })).toBeVisible();
  });

  test("asks, saves and then withdraws", async () => {
    const { routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": { body: { ...wedding, version: 5 } },
      "POST /api/events/7/withdraw-stock": { body: { ...wedding, stockWithdrawn: "true" } },
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    expect(await screen.findByText(/não pode ser desfeita/)).toBeVisible();
    expect(routes().some((route) => route.startsWith("PUT"))).toBe(false);
    await press("Dar baixa");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const writes = routes().filter((route) => !route.startsWith("GET"));
    expect(writes).toEqual(["PUT /api/events/7", "POST /api/events/7/withdraw-stock"]);
    expect(lastToast()).toBe("Baixa no estoque realizada com sucesso");
  });

  test("that the server refuses says why, and what was saved stays the base", async () => {
    const why = "Estoque insuficiente: Vodka (faltam 2 L)";
    const { sent, routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": { body: { ...wedding, version: 5 } },
      "POST /api/events/7/withdraw-stock": refusal(409, why),
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(why);
    expect(lastToast()).toBe(why);
    // Nobody else has changed anything, and the list shows what was saved.
    expect(screen.queryByRole("button", { name: /Recarregar/ })).toBeNull();
    expect(routes().filter((route) => route === "GET /api/events").length).toBeGreaterThan(1);
    await press("Salvar");
    await waitFor(() => expect(sent.filter(({ route }) => route.startsWith("PUT"))).toHaveLength(2));
    expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({ version: 5 });
  });

  test("that cannot save first stops there", async () => {
    const { routes } = stubApi({
      ...barAnswers(),
      "PUT /api/events/7": refusal(500, "Erro interno do servidor"),
    });
    open(wedding);
    await go("Estoque");
    await press("Dar baixa no estoque");
    await userEvent.click(await screen.findByRole("button", { name: "Dar baixa" }));
    await waitFor(() => expect(lastToast()).toBe("Falha ao processar operação"));
    expect(routes()).not.toContain("POST /api/events/7/withdraw-stock");
  });
});

describe("return", () => {
  // Of the 4 L and 120 limões that are planned, as the ledger has it.
  const out: CateringEvent = {
    ...wedding,
    stockWithdrawn: "true",
    stockUse: [
      { ingredientId: 1, withdrawn: 4, returned: 0, out: 4, unitCost: 40, cost: "160.00000000" },
      { ingredientId: 2, withdrawn: 120, returned: 0, out: 120, unitCost: 0.5, cost: "60.00000000" },
    ],
  };
  const openReturn = async (answers = {}) => {
    const api = stubApi({
      ...barAnswers([out]),
      "PUT /api/events/7": { body: { ...out, version: 5 } },
      "POST /api/events/7/return-stock": { body: { ...wedding, stockReturned: true } },
      ...answers,
    });
    open(out);
    await go("Estoque");
    return api;
  };

  test("with nothing in it is not sent", async () => {
    const { routes } = await openReturn();
    await press("Registrar retorno");
    await waitFor(() => expect(lastToast()).toBe("Nenhum item de retorno foi informado"));
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
  });

  test("is counted by ingredient, saved at the lines of its drinks and then sent", async () => {
    const { sent } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "1,25");
    await userEvent.type(screen.getByLabelText("Voltou de Limão (unidade)"), "110");
    await press("Registrar retorno");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [saved, returned] = sent.filter(({ route }) => !route.startsWith("GET"));
    expect(saved?.body).toMatchObject({
      drinks: [
        { ingredients: [{ returnQuantity: 1250 }, { returnQuantity: 100 }] },
        { ingredients: [{ returnQuantity: 10 }] },
      ],
    });
    expect(returned?.body).toEqual({
      returns: [
        { ingredientId: 1, quantity: 1.25 },
        { ingredientId: 2, quantity: 110 },
      ],
    });
    expect(lastToast()).toBe("Retorno de estoque realizado com sucesso");
  });

  test("is the one thing to send where the bottles are counted; a drink's amount below nothing is refused", async () => {
    const { routes } = await openReturn();
    expect(screen.queryByRole("button", { name: "Salvar" })).toBeNull();
    await userEvent.click(screen.getByText("Por drink"));
    await userEvent.type(screen.getByLabelText("Limonada (unidade)"), "-5");
    await press("Registrar retorno");
    expect(await screen.findByText("Retorno deve ser um número maior ou igual a 0")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Limonada (unidade)"));
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "0,3");
    await press("Registrar retorno");
    await waitFor(() => expect(routes()).toContain("POST /api/events/7/return-stock"));
  });

  test("of more than was withdrawn is refused at its field, all of it is one tap", async () => {
    const { routes } = await openReturn();
    await userEvent.type(screen.getByLabelText("Voltou de Vodka (L)"), "4,01");
    expect(screen.getByText("Retorno de Vodka maior que o retirado")).toBeVisible();
    await press("Registrar retorno");
    await waitFor(() => expect(screen.getByLabelText("Voltou de Vodka (L)")).toHaveFocus());
    expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
    await press("Voltou tudo de Vodka");
    expect(screen.getByLabelText("Voltou de Vodka (L)")).toHaveValue("4");
    expect(screen.queryByText("Retorno de Vodka maior que o retirado")).toBeNull();
  });

  test("leaves what was used and its real cost", async () => {
    const back: CateringEvent = {
      ...wedding,
      stockReturned: true,
      stockUse: [
        { ingredientId: 1, withdrawn: 4, returned: 1.25, out: 0, unitCost: 30, cost: "110.00000000" },
      ],
    };
    stubApi(barAnswers([back]));
    open(back);
    await go("Estoque");
    const used = within(screen.getByRole("table", { name: "Uso real" })).getAllByRole("row");
    expect(used[1]?.textContent.replace(/\s/g, " ")).toMatch(/41,252,75 LR\$ 110,00$/);
    expect(screen.getByText("Custo real")).toBeVisible();
    expect(screen.getByText(/R\$\s460,50$/)).toBeVisible();
  });

  test("while it is out the plan is fixed", async () => {
    await openReturn();
    await go("Drinks");
    expect(screen.queryByRole("combobox", { name: "Adicionar drink" })).toBeNull();
    for (const field of screen.getAllByLabelText(/^Quantidade/)) expect(field).toBeDisabled();
  });
});
