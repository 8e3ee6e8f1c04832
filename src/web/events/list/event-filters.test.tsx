import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { card, day, disabled, found, open, quote, soon } from "#web/events/testing/open-events.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const over: PricedEvent = {
  ...wedding,
  id: 9,
  name: "Aniversário",
  date: day(-10),
  type: "aniversario",
  stockState: "back",
};
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
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
    const statuses = within(panel.getByLabelText("Status")).getAllByRole("option");
    expect(statuses.map(({ textContent }) => textContent)).toEqual([
      "Todos",
      "Planejamento",
      "Orçamento",
      "Confirmado",
      "Em andamento",
      "Concluído",
      "Cancelado",
    ]);
    await fill(panel.getByLabelText("Nome"), "ANIVERSARIO");
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
    const { unmount } = open(
      `/eventos?tipo=casamento&de=${dayIn(soon.date, SAO_PAULO)}&status=nada&ate=amanha`,
    );
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
    await fill(screen.getByLabelText("Nome"), "outro");
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
    expect(lastToast()).toMatchObject({ title: "Evento reativado com sucesso" });
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

test("a client in the address shows only their events, and says whose", async () => {
  const other = { ...soon, id: 70, name: "Outra festa", clients: [], clientNames: [] };
  stubApi(barAnswers([soon, other]));
  open("/eventos?cliente=1");
  await card(soon.name);
  expect(screen.getByText("Mostrando 1 de 2 eventos, só de Ana Souza")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Limpar filtros" }));
  await card("Outra festa");
});
