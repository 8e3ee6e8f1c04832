import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { lemon } from "#web/events/testing/bar.ts";
import { press } from "#web/events/testing/open-event.tsx";
import { vodka as vodkaAlone } from "#web/ingredients/testing/vodka.ts";
import { backAtEvent } from "#web/night/testing/done.ts";
import { openReturn } from "#web/night/testing/open-return.tsx";

test("a return of less than a sack asks for no sacks", async () => {
  const sacks = { ...lemon, packName: "saco", packQuantity: 200 };
  await openReturn({ "GET /api/ingredients": { body: [sacks, vodkaAlone] } });
  expect(screen.queryByLabelText("Voltou de Limão (sacos fechados)")).toBeNull();
  await press("Voltou tudo de Limão");
  expect(screen.getByText("Voltou 120 unidades · usado 0 unidades")).toBeVisible();
});

test("a return of pieces in a sack takes sacks and loose ones, and no sack that did not go out", async () => {
  const sacks = { ...lemon, packName: "saco", packQuantity: 50 };
  const { returns, counts } = await openReturn({ "GET /api/ingredients": { body: [sacks, vodkaAlone] } });
  expect(screen.getByText("Saiu 120 unidades (saco de 50 unidades)")).toBeVisible();
  const closed = screen.getByLabelText("Voltou de Limão (sacos fechados)");
  await userEvent.type(closed, "3");
  expect(screen.getByText("Contado 30 unidades a mais do que saiu de Limão")).toBeVisible();
  await userEvent.clear(closed);
  await userEvent.type(screen.getByLabelText("Voltou de Limão (unidades fora de saco)"), "23");
  expect(screen.getByText("Voltou 23 unidades · usado 97 unidades")).toBeVisible();
  await press("Voltou tudo de Vodka");
  await press("Registrar retorno");
  await backAtEvent();
  expect(counts()).toContainEqual(
    expect.objectContaining({ ingredientId: 2, closed: 23, packQuantity: null }),
  );
  expect(returns()).toMatchObject([{ returns: [{ ingredientId: 2, quantity: 23 }, { ingredientId: 1 }] }]);
});
