import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";
import { answers, events, late, openReports } from "./testing/open-reports.tsx";

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, " ");
const cardOf = (label: string) =>
  plain(screen.getByRole("heading", { level: 2, name: label }).closest(".bg-surface"));
const table = () => screen.getByRole("table", { name: "Eventos do relatório" });
const rows = () => within(table()).getAllByRole("row").slice(1).map(plain);
const names = () =>
  within(table())
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
const found = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the figures of the last month", () => {
  test("have the fixed trends, marked as such, and the variation that is real", async () => {
    await openReports();
    await found("3 de 4 eventos encontrados");
    expect(cardOf("Receita total")).toBe(
      "Receita totalR$ 780,00+100% em relação ao período anteriorestimada+12% vs mês anterior · ilustrativo",
    );
    // (790,50 − 220) / 220
    expect(cardOf("Custo total")).toBe(
      "Custo totalR$ 790,50+259,3% em relação ao período anterior+8% vs mês anterior · ilustrativo",
    );
    // (−10,50 − 170) / 170
    expect(cardOf("Lucro líquido")).toBe(
      "Lucro líquido−R$ 10,50−106,2% em relação ao período anterior+18% vs mês anterior · ilustrativo",
    );
    for (const trend of screen.getAllByText(/ilustrativo$/)) expect(trend).toHaveClass("print:hidden");
  });

  test("are not compared where there was nothing before", async () => {
    await openReports("/relatorios", [late]);
    expect(screen.getAllByText("sem período anterior para comparar")).toHaveLength(3);
  });

  test("are broken down by drink and category", async () => {
    await openReports();
    expect(cardOf("Drinks mais populares")).toContain("Caipiroska200unidades em 2 eventosLimonada20");
    expect(cardOf("Custos por categoria")).toBe(
      "Custos por categoriaBebidas AlcoólicasR$ 320,0073% do custo dos ingredientesFrutasR$ 120,0027% do custo dos ingredientes",
    );
  });

  test("are drawn by month, with a table that says the same, and by the keyboard", async () => {
    await openReports("/relatorios?periodo=trimestre");
    const toggle = screen.getByRole("button", { name: "Ver como tabela" });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    const byMonth = screen.getByRole("table", { name: "Resultado por mês" });
    const texts = within(byMonth).getAllByRole("row").map(plain);
    expect(texts[0]).toBe("MêsReceitaCustoLucro");
    expect(texts.slice(1).join()).toMatch(/ de \d{4}R\$ 390,00R\$ 220,00R\$ 170,00/);
    const slider = screen.getByRole("slider", { name: "Mês do gráfico" });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/ de \d{4}: receita R\$\s/));
  });
});

describe("the events behind the figures", () => {
  test("stand in a table with their totals; a disabled one leads nowhere", async () => {
    await openReports();
    expect(names()).toEqual(["Casamento da Ana", "Aniversáriodesabilitado", "Total"]);
    expect(rows()[0]).toMatch(
      /^\S{3} \d\d\/\d\d\/\d{4}Casamento da AnaCasamento100R\$ 390,00R\$ 570,50−R\$ 180,50$/,
    );
    expect(rows().at(-1)).toBe("TotalR$ 780,00R$ 790,50−R$ 10,50");
    const link = within(table()).getByRole("link", { name: "Casamento da Ana" });
    expect(link).toHaveAttribute("href", "/eventos/7");
    expect(within(table()).queryByRole("link", { name: "Aniversário" })).toBeNull();
  });

  test("are sorted by any column, both ways", async () => {
    await openReports();
    const heading = (name: string) => within(table()).getByRole("columnheader", { name });
    expect(heading("Data")).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(screen.getByRole("button", { name: "Evento" }));
    expect(names()).toEqual(["Aniversáriodesabilitado", "Casamento da Ana", "Total"]);
    expect(heading("Evento")).toHaveAttribute("aria-sort", "ascending");
    expect(heading("Data")).not.toHaveAttribute("aria-sort");
    await userEvent.click(screen.getByRole("button", { name: "Evento" }));
    expect(names()[0]).toBe("Casamento da Ana");
    await userEvent.click(screen.getByRole("button", { name: "Lucro" }));
    expect(names()[0]).toBe("Aniversáriodesabilitado");
  });

  test("come in pages, and all of them on paper", async () => {
    const many = Array.from({ length: 45 }, (_, n) => ({ ...late, id: n + 1, name: `Evento ${n + 1}` }));
    await openReports("/relatorios", many);
    expect(rows()).toHaveLength(21);
    await found("Página 1 de 3");
    await userEvent.click(screen.getByRole("button", { name: "Anterior" }));
    await userEvent.click(screen.getByRole("button", { name: "Próxima" }));
    await userEvent.click(screen.getByRole("button", { name: "Próxima" }));
    await found("Página 3 de 3");
    expect(rows()).toHaveLength(6);
    await userEvent.click(screen.getByRole("button", { name: "Convidados" }));
    await found("Página 1 de 3");
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(rows()).toHaveLength(46);
    expect(within(table()).queryByRole("button")).toBeNull();
    expect(screen.getByText("Eventos encontrados")).toBeInTheDocument();
    // The chart's numbers too: on paper nothing can be pointed at.
    expect(screen.getByRole("table", { name: "Resultado por mês" })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(rows()).toHaveLength(21);
    expect(screen.queryByRole("table", { name: "Resultado por mês" })).toBeNull();
  });

  test("stand on a phone in cards that say the guests as an event's own card does", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as MediaQueryList);
    await openReports("/relatorios", [late, { ...late, id: 11, guests: 0 }]);
    const cards = within(screen.getByRole("list", { name: "Eventos do relatório" }));
    expect(cards.getByText(/ · 100 convidados$/)).toBeVisible();
    expect(cards.getByText(/ · Convidados não informados$/)).toBeVisible();
  });

  test("are saved as a CSV file in the order they are shown in", async () => {
    const saved: Blob[] = [];
    let fileName = "";
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:report";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      fileName = this.download;
    });
    await openReports();
    await userEvent.click(screen.getByRole("button", { name: "Evento" }));
    await userEvent.click(screen.getByRole("button", { name: "Baixar CSV" }));
    expect(fileName).toMatch(/^relatorio-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]?.text())?.split("\r\n").map((line) => line.replace(/^[\d/]+ [\d:]+/, "…"));
    expect(lines).toEqual([
      expect.stringMatching(/Data;Evento;Tipo;Convidados;Receita;Custo;Lucro$/),
      "…;Aniversário;Aniversário;30;390;220;170",
      "…;Casamento da Ana;Casamento;100;390;570,5;-180,5",
      ";Total;;;780;790,5;-10,5",
    ]);
  });

  test("are printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await openReports();
    await userEvent.click(screen.getByRole("button", { name: "Imprimir" }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("without figures", () => {
  test("because there are no events, filters, count and cards stand there all the same, and the way leads to them", async () => {
    stubApi(answers([]));
    visit("/relatorios", "t");
    await found("Nenhum evento cadastrado ainda.");
    await found("0 de 0 eventos encontrados");
    expect(screen.getByLabelText("Período")).toBeInTheDocument();
    for (const title of ["Receita total", "Custo total", "Lucro líquido"]) await found(title);
    expect(screen.getAllByText(/^R\$\s0,00$/)).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Ir para os Eventos" })).toHaveAttribute("href", "/eventos");
    expect(screen.queryByRole("button", { name: "Baixar CSV" })).toBeNull();
  });

  test("because they did not come, it can be tried again", async () => {
    let isUp = false;
    stubApi({
      ...answers(),
      "GET /api/events": () => (isUp ? { body: events } : refusal(500, "Erro interno do servidor")),
    });
    visit("/relatorios", "t");
    await found("Erro interno do servidor");
    isUp = true;
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    await found("3 de 4 eventos encontrados");
  });
});
