import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { TestCompany } from "#web/app/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { EventsPage } from "./events-page.tsx";
import { barAnswers, wedding } from "./testing/bar.ts";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const soon: CateringEvent = { ...wedding, date: day(20) };
const quote: CateringEvent = {
  ...wedding,
  id: 8,
  name: "Coquetel",
  date: day(40),
  status: "orçamento",
  type: "corporativo",
};
const over: CateringEvent = {
  ...wedding,
  id: 9,
  name: "Aniversário",
  date: day(-10),
  type: "aniversario",
  stockReturned: true,
};
const disabled: CateringEvent = { ...wedding, id: 10, name: "Desabilitado", active: "false" };

function open(address = "/eventos") {
  window.history.replaceState(null, "", address);
  return render(
    <TestCompany>
      <EventsPage />
    </TestCompany>,
  );
}
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const found = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 3, name })).closest("[role=listitem]") as HTMLElement);
const choose = async (name: string, action: string) =>
  userEvent.click((await card(name)).getByRole("button", { name: new RegExp(`^${action} `) }));
const lastToast = () => getSnapshot()[0];

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => void vi.restoreAllMocks());

describe("filters", () => {
  test("what is to come stands before what is over, and what is disabled nowhere", async () => {
    stubApi(barAnswers([over, quote, disabled, soon]));
    open();
    await found("Mostrando 3 de 3 eventos");
    expect(names()).toEqual(["Casamento da Ana", "Coquetel", "Aniversário"]);
    const sections = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual(["Próximos2", "Anteriores1"]);
  });

  test("are in a panel that opens and closes, and in the address", async () => {
    stubApi(barAnswers([over, quote, soon]));
    open();
    const toggle = await screen.findByRole("button", { name: /^Filtros/ });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    const panel = within(screen.getByRole("group", { name: "Filtros de eventos" }));
    expect(within(panel.getByLabelText("Tipo")).getAllByRole("option")).toHaveLength(9);
    expect(within(panel.getByLabelText("Status")).getAllByRole("option")).toHaveLength(7);
    await userEvent.type(panel.getByLabelText("Nome"), "ANIVERSARIO");
    await found("Mostrando 1 de 3 eventos");
    expect(names()).toEqual(["Aniversário"]);
    await userEvent.selectOptions(panel.getByLabelText("Status"), "Orçamento");
    await found("Nenhum evento encontrado com os filtros aplicados.");
    await waitFor(() => expect(window.location.search).toBe("?nome=ANIVERSARIO&status=or%C3%A7amento"));
    expect(toggle).toHaveAccessibleName("Filtros 2 ativos");

    await userEvent.click(screen.getAllByRole("button", { name: "Limpar filtros" })[1] as HTMLElement);
    await found("Mostrando 3 de 3 eventos");
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    expect(screen.queryByRole("group", { name: "Filtros de eventos" })).toBeNull();
  });

  test("of the address are applied on arrival; what is no filter is not", async () => {
    stubApi(barAnswers([over, quote, soon]));
    const { unmount } = open(`/eventos?tipo=casamento&de=${soon.date.slice(0, 10)}&status=nada&ate=amanha`);
    await found("Mostrando 1 de 3 eventos");
    expect(screen.getByLabelText("Tipo")).toHaveValue("casamento");
    expect(screen.getByLabelText("Status")).toHaveValue("todos");
    expect(screen.getByLabelText("Até")).toHaveValue("");
    unmount();
    const quotes = open("/eventos?status=ORCAMENTO");
    await found("Mostrando 1 de 3 eventos");
    expect(screen.getByLabelText("Status")).toHaveValue("orçamento");
    quotes.unmount();
    open("/eventos?de=2026-12-31&ate=2026-01-01");
    expect(await screen.findByLabelText("Até")).toHaveAccessibleDescription("Antes da data inicial");
  });
});

describe("disabled events", () => {
  test("are listed by their filter, in the address too, and the other filters hold for them", async () => {
    stubApi(barAnswers([over, quote, disabled, soon]));
    open();
    await userEvent.click(await screen.findByRole("button", { name: /^Filtros/ }));
    const only = screen.getByRole("checkbox", { name: "Desabilitados" });
    await userEvent.click(only);
    await found("Mostrando 1 de 1 eventos desabilitados");
    expect(names()).toEqual(["Desabilitado"]);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Desabilitados1");
    await waitFor(() => expect(window.location.search).toBe("?desabilitados=sim"));
    await userEvent.type(screen.getByLabelText("Nome"), "outro");
    await found("Nenhum evento encontrado com os filtros aplicados.");
    await userEvent.click(screen.getAllByRole("button", { name: "Limpar filtros" })[1] as HTMLElement);
    await found("Mostrando 3 de 3 eventos");
    expect(only).not.toBeChecked();
  });

  test("come back to the list", async () => {
    let present = [soon, disabled];
    stubApi({
      ...barAnswers(),
      "GET /api/events": () => ({ body: present }),
      "PATCH /api/events/10/enable": () => {
        present = [soon, { ...disabled, active: "true" }];
        return { body: present[1] };
      },
    });
    open("/eventos?desabilitados=sim");
    await userEvent.click(
      (await card("Desabilitado")).getByRole("button", { name: "Reativar Desabilitado" }),
    );
    await found("Nenhum evento encontrado com os filtros aplicados.");
    expect(lastToast()).toMatchObject({ description: "Evento reativado com sucesso" });
    await userEvent.click(screen.getAllByRole("button", { name: "Limpar filtros" })[1] as HTMLElement);
    await found("Mostrando 2 de 2 eventos");
    await card("Desabilitado");
  });

  test("are reached when there are no others", async () => {
    stubApi(barAnswers([disabled]));
    open();
    await userEvent.click(await screen.findByRole("link", { name: "Ver eventos desabilitados" }));
    await card("Desabilitado");
  });
});

describe("without events", () => {
  test("the first can be made", async () => {
    stubApi(barAnswers([disabled]));
    open();
    await found("Nenhum evento cadastrado ainda.");
    await userEvent.click(screen.getByRole("button", { name: "Criar o primeiro evento" }));
    expect(await screen.findByRole("dialog", { name: "Novo evento" })).toBeVisible();
  });

  test("and without drinks, those come first", async () => {
    stubApi({ ...barAnswers([]), "GET /api/drinks": { body: [] } });
    open();
    const link = await screen.findByRole("link", { name: "Ir para os Drinks" });
    expect(link).toHaveAttribute("href", "/drinks");
    await found("Nenhum evento cadastrado ainda.");
  });

  test("because they did not come, it can be tried again", async () => {
    let isUp = false;
    stubApi({
      ...barAnswers(),
      "GET /api/events": () => (isUp ? { body: [soon] } : refusal(500, "Erro interno do servidor")),
    });
    open();
    await found("Erro interno do servidor");
    isUp = true;
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    await card("Casamento da Ana");
  });
});

describe("an event in the address", () => {
  test("is opened on arrival, and dropped from it when it is closed", async () => {
    stubApi(barAnswers([soon, quote]));
    open("/eventos?status=confirmado&evento=7");
    const dialog = () => within(screen.getByRole("dialog", { name: /^Casamento da Ana · \w{3} / }));
    await waitFor(() => expect(dialog().getByLabelText("Nome")).toHaveValue("Casamento da Ana"));
    await userEvent.click(dialog().getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(window.location.search).toBe("?status=confirmado"));
  });

  test("that is not there is said to be missing", async () => {
    stubApi(barAnswers([soon, disabled]));
    open("/eventos?evento=10");
    await waitFor(() => expect(lastToast()).toMatchObject({ description: "Evento não encontrado" }));
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("a day in the address opens a new event on its evening", async () => {
  stubApi(barAnswers([soon]));
  open("/eventos?novo=2026-12-25");
  expect(await screen.findByLabelText("Data e hora")).toHaveValue("2026-12-25T20:00");
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("a client in the address shows only their events, and says whose", async () => {
  const other = { ...soon, id: 70, name: "Outra festa", clients: [], clientNames: [] };
  stubApi(barAnswers([soon, other]));
  open("/eventos?cliente=1");
  await card(soon.name);
  expect(screen.getByText("Mostrando 1 de 2 eventos, só de Ana Souza")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Limpar filtros" }));
  await card("Outra festa");
});

describe("a card's actions", () => {
  test("its name leads to its page", async () => {
    stubApi(barAnswers([soon]));
    open();
    const name = (await card(soon.name)).getByRole("link", { name: soon.name });
    expect(name).toHaveAttribute("href", `/eventos/${soon.id}`);
  });

  test("a copy is made once, for a week from now", async () => {
    let finish = () => {};
    const made = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { sent } = stubApi({
      ...barAnswers([soon]),
      "POST /api/events": () => made.then(() => ({ status: 201, body: quote })),
    });
    open();
    await choose(soon.name, "Duplicar");
    const copyButton = (await card(soon.name)).getByRole("button", { name: /^Duplicar/ });
    await waitFor(() => expect(copyButton).toHaveAttribute("aria-busy", "true"));
    finish();
    await waitFor(() =>
      expect(lastToast()?.description).toBe("Evento duplicado com sucesso (incluindo custos fixos)"),
    );
    const [copy, ...again] = sent.filter(({ route }) => route === "POST /api/events");
    expect(again).toEqual([]);
    expect(copy?.body).toMatchObject({
      name: "Casamento da Ana (Cópia)",
      status: "planejamento",
      fixedCosts: [{ name: "Van", value: 350.5, category: "Transporte" }],
    });
  });

  test("disabling asks first, and says that the history keeps it", async () => {
    const { routes } = stubApi({
      ...barAnswers([soon]),
      "PATCH /api/events/7/disable": refusal(500, "Erro interno do servidor"),
    });
    open();
    await choose(soon.name, "Desabilitar");
    const question = within(await screen.findByRole("alertdialog", { name: "Desabilitar evento?" }));
    expect(question.getByText(/sai da lista, mas continua no histórico para os relatórios/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(routes()).not.toContain("PATCH /api/events/7/disable");
    await choose(soon.name, "Desabilitar");
    await userEvent.click(await screen.findByRole("button", { name: "Desabilitar" }));
    await waitFor(() => expect(lastToast()?.description).toBe("Falha ao desabilitar evento"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("the report is saved as a text file", async () => {
    const saved: Blob[] = [];
    let fileName = "";
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:report";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      fileName = this.download;
    });
    stubApi(barAnswers([soon]));
    open();
    await choose(soon.name, "Relatório");
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fileName).toMatch(/^relatorio-Casamento da Ana-\d\d-\d\d-\d{4}\.txt$/);
    expect(saved[0]?.type).toBe("text/plain;charset=utf-8");
    const text = await saved[0]?.text();
    for (const part of ["RELATÓRIO DO EVENTO", "- Ana Souza", "Caipiroska: 100 unidades", "Balcão"]) {
      expect(text).toContain(part);
    }
    // 4 L at 40, 120 at 0,50 and the van.
    expect(text).toMatch(/Custo total\s+R\$\s570,50/);
    expect(lastToast()).toMatchObject({ title: "Relatório gerado", tone: "success" });
  });
});
