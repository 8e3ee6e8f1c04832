import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { stubApi } from "#web/app/testing/stub-api.ts";
import { barAnswers, wedding } from "./testing/bar.ts";
import { go, line, open, pick, press, type } from "./testing/open-event.tsx";

const folds = () =>
  screen
    .getAllByRole("button", { name: /ingredientes?$/ })
    .map((button) => button.getAttribute("aria-expanded"));

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
    await press("2 ingredientes");
    await press("2 ingredientes");
    await pick("Adicionar drink", "limon");
    await press("1 ingrediente");
    expect(folds()).toEqual(["true", "false"]);
    await go("Dados");
    await go("Drinks");
    expect(folds()).toEqual(["true", "false"]);
    await press("Remover Limonada");
    await pick("Adicionar drink", "limon");
    expect(folds()).toEqual(["true", "true"]);
  });

  test("are shown for what is wrong in them, and do not fold while it is put right", async () => {
    stubApi(barAnswers());
    open(wedding);
    await go("Drinks");
    await press("2 ingredientes");
    await type(line("Vodka").getByLabelText("Por drink (ml)"), "0");
    await press("2 ingredientes");
    await press("1 ingrediente");
    await type(line("Limão").getByLabelText("Por drink (unidade)"), "0");
    await press("1 ingrediente");
    expect(folds()).toEqual(["false", "false"]);
    await press("Salvar");
    expect(await screen.findAllByText("Quantidade deve ser maior que 0")).toHaveLength(2);
    expect(folds()).toEqual(["true", "true"]);
    const vodka = line("Vodka").getByLabelText("Por drink (ml)");
    expect(vodka).toHaveFocus();
    await type(vodka, "40");
    const lemons = within(screen.getAllByRole("listitem")[1] as HTMLElement).getByLabelText(/^Por drink/);
    await type(lemons, "3");
    await waitFor(() => expect(screen.queryByText("Quantidade deve ser maior que 0")).toBeNull());
    expect(folds()).toEqual(["true", "true"]);
    expect(lemons).toHaveFocus();
  });
});
