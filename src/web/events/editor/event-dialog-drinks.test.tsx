import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, line, onClose, open, pick, press } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

const countOf = (drink: string) => screen.getByLabelText(`Quantidade de ${drink}`);
const guestsAre = async (text: string) => {
  await go("Dados");
  await fill(await screen.findByLabelText(/^Convidados/), text);
  await go("Drinks");
};
const offer = () => screen.queryByRole("button", { name: /^Ajustar/ })?.textContent;
const folds = () =>
  screen
    .getAllByRole("button", { name: /ingredientes?$/ })
    .map((button) => button.getAttribute("aria-expanded"));

describe("when the guests change", () => {
  test("drinks that are as proposed are adjusted on demand, with the amounts nobody chose", async () => {
    const { sent } = stubApi({ ...barAnswers(), "POST /api/events": { status: 201, body: wedding } });
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await guestsAre("150");
    await pick("Adicionar drink", "caipi");
    await fill(line("Limão").getByLabelText("Planejado (unidade)"), "95");
    await pick("Adicionar drink", "limon");
    expect(offer()).toBeUndefined();

    await guestsAre("180");
    expect(countOf("Caipiroska")).toHaveValue("150");
    expect(screen.getByText("2 drinks com a quantidade sugerida antes")).toBeVisible();
    await press("Ajustar drinks para 180 convidados");
    expect(countOf("Caipiroska")).toHaveValue("180");
    expect(countOf("Limonada")).toHaveValue("180");
    expect(offer()).toBeUndefined();
    expect(screen.getByText("2 drinks ajustados para 180 convidados")).toHaveRole("status");
    expect(screen.getByRole("list", { name: "Drinks do evento" })).toHaveFocus();

    // As proposed is from now on what was adjusted.
    await guestsAre("200");
    expect(offer()).toBe("Ajustar drinks para 200 convidados");
    await guestsAre("180");
    expect(offer()).toBeUndefined();
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.find(({ route }) => route === "POST /api/events")?.body).toMatchObject({
      guests: 180,
      drinks: [
        { quantity: 180, ingredients: [{ plannedQuantity: 9000 }, { plannedQuantity: 95 }] },
        { quantity: 180, ingredients: [{ plannedQuantity: 360 }] },
      ],
    });
  });

  test("a number of drinks that somebody chose is left alone", async () => {
    stubApi(barAnswers());
    open();
    await screen.findByLabelText("Nome");
    await guestsAre("150");
    await pick("Adicionar drink", "caipi");
    await pick("Adicionar drink", "limon");
    await fill(countOf("Limonada"), "60");
    await guestsAre("180");
    expect(screen.getByText("1 drink com a quantidade sugerida antes")).toBeVisible();
    await press(/^Ajustar/);
    expect(countOf("Caipiroska")).toHaveValue("180");
    expect(countOf("Limonada")).toHaveValue("60");
    expect(screen.getByText("1 drink ajustado para 180 convidados")).toHaveRole("status");
  });

  test("drinks that were added before there were guests are offered, and none for what is no number of guests", async () => {
    stubApi(barAnswers());
    open();
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    expect(countOf("Caipiroska")).toHaveValue("1");
    await guestsAre("2,5");
    expect(offer()).toBeUndefined();
    await guestsAre("80");
    expect(offer()).toBe("Ajustar drinks para 80 convidados");
  });

  test("nothing is offered for a number that is passed through while another one is typed", async () => {
    stubApi(barAnswers());
    open();
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    await fill(countOf("Caipiroska"), "60");
    await guestsAre("80");
    await fill(countOf("Caipiroska"), "1");
    expect(offer()).toBeUndefined();
  });

  test("of an event that is there, what is as many as its guests counts as proposed", async () => {
    stubApi(barAnswers());
    open(wedding);
    await go("Drinks");
    expect(offer()).toBeUndefined();
    await guestsAre("120");
    await press("Ajustar drinks para 120 convidados");
    expect(countOf("Caipiroska")).toHaveValue("120");
    expect(countOf("Limonada")).toHaveValue("10");
    await userEvent.click(screen.getByRole("button", { name: /2 ingredientes$/ }));
    expect(line("Vodka").getByLabelText("Planejado (ml)")).toHaveValue("4000");
    expect(line("Limão").getByLabelText("Planejado (unidade)")).toHaveValue("120");
  });

  test.each<[string, Partial<PricedEvent>]>([
    ["is out", { stockState: "out" }],
    ["came back", { stockState: "back" }],
  ])("nothing is offered once the stock %s", async (_what, moved) => {
    const event = { ...wedding, ...moved };
    stubApi(barAnswers([event]));
    open(event);
    await guestsAre("120");
    expect(countOf("Caipiroska")).toHaveValue("100");
    expect(offer()).toBeUndefined();
  });
});

describe("the lines of the drinks", () => {
  test("are shown of the last one added, and are the same after a look at another part", async () => {
    stubApi(barAnswers());
    open();
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    expect(folds()).toEqual(["true"]);
    await pick("Adicionar drink", "limon");
    expect(folds()).toEqual(["false", "true"]);
    await go("Compras");
    await go("Drinks");
    expect(folds()).toEqual(["false", "true"]);
  });

  test("stay as somebody folded them, until their drink is added anew", async () => {
    stubApi(barAnswers());
    open();
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    await press(/2 ingredientes$/);
    await press(/2 ingredientes$/);
    await pick("Adicionar drink", "limon");
    await press(/1 ingrediente$/);
    expect(folds()).toEqual(["true", "false"]);
    await go("Dados");
    await go("Drinks");
    expect(folds()).toEqual(["true", "false"]);
    await press(/1 ingrediente$/);
    await press(/^Tirar do evento.*Limonada$/);
    await pick("Adicionar drink", "limon");
    expect(folds()).toEqual(["true", "true"]);
  });

  test("are shown for what is wrong in them, and do not fold while it is put right", async () => {
    stubApi(barAnswers());
    open(wedding);
    await go("Drinks");
    await press(/2 ingredientes$/);
    await fill(line("Vodka").getByLabelText("Por drink (ml)"), "0");
    await press(/2 ingredientes$/);
    await press(/1 ingrediente$/);
    await fill(line("Limão").getByLabelText("Por drink (unidade)"), "0");
    await press(/1 ingrediente$/);
    expect(folds()).toEqual(["false", "false"]);
    await press("Salvar");
    expect(await screen.findAllByText("Quantidade deve ser maior que 0")).toHaveLength(2);
    expect(folds()).toEqual(["true", "true"]);
    const vodka = line("Vodka").getByLabelText("Por drink (ml)");
    expect(vodka).toHaveFocus();
    await fill(vodka, "40");
    const lemons = within(screen.getAllByRole("listitem")[1] as HTMLElement).getByLabelText(/^Por drink/);
    await fill(lemons, "3");
    await waitFor(() => expect(screen.queryByText("Quantidade deve ser maior que 0")).toBeNull());
    expect(folds()).toEqual(["true", "true"]);
    expect(lemons).toHaveFocus();
  });
});
