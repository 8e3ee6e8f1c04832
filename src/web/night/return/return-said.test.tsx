import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { press } from "#web/events/testing/open-event.tsx";
import { backAtEvent } from "#web/night/testing/done.ts";
import { openReturn } from "#web/night/testing/open-return.tsx";
import { countAnswers } from "#web/night/testing/out-wedding.ts";
import { fill } from "#web/testing/fill.ts";

describe("a return", () => {
  test("tells what was gone before the end and how many came, which nobody has to say", async () => {
    const { returns, counts } = await openReturn();
    await press("Vodka acabou antes do fim");
    expect(screen.getByRole("button", { name: "Vodka acabou antes do fim", pressed: true })).toBeVisible();
    await press("Voltou tudo de Limão");
    expect(screen.queryByRole("button", { name: "Limão acabou antes do fim" })).toBeNull();
    const guests = screen.getByLabelText("Convidados presentes");
    await fill(guests, "0");
    expect(screen.getByText("Use um número inteiro maior que 0")).toBeVisible();
    await press("Registrar retorno");
    expect(guests).toHaveFocus();
    expect(returns()).toEqual([]);
    await fill(guests, "92");
    await press("Registrar retorno");
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toMatchObject([
      { returns: [{ ingredientId: 2 }, { ingredientId: 1, quantity: 0, ranOut: true }], guestsPresent: 92 },
    ]);
    expect(counts()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ ingredientId: null, guestsPresent: 92 })]),
    );
  });

  test("takes what the team said by its link, and what was gone is not with something back", async () => {
    const { entry } = countAnswers();
    const said = { ...entry, closed: 0, by: "Bia", isByLink: true };
    const known = [
      { ...said, id: "a", ranOut: true },
      { ...said, id: "b", ingredientId: null, guestsPresent: 88 },
    ];
    const { returns } = await openReturn({ "GET /api/events/7/counts": () => ({ body: known }) });
    await screen.findByRole("button", { name: "Vodka acabou antes do fim", pressed: true });
    expect(screen.getByLabelText("Convidados presentes")).toHaveValue("88");
    await press("Nada voltou");
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toEqual([
      {
        returns: [{ ingredientId: 1, quantity: 0, ranOut: true }],
        guestsPresent: 88,
        nothingReturned: true,
        counts: ["a", "b"],
      },
    ]);
  });
});
