import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { stubApi } from "./testing/stub-api.ts";
import { companyUser } from "./testing/users.ts";
import { visit } from "./testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page learns another role from the next answer, and shows what that may see", async () => {
  let companyRole = "dono";
  const answer = (rows: object[]) => () => ({ body: rows, headers: { "Company-Role": companyRole } });
  const { pricePerUnit: _price, unitCost: _cost, ...plain } = vodka;
  stubApi({
    "GET /api/user": () => ({ body: { ...companyUser, companyRole } }),
    "GET /api/ingredients": () => answer([companyRole === "equipe" ? plain : vodka])(),
    "GET /api/ingredients/archived": answer([]),
    "GET /api/drinks": answer([]),
    "GET /api/events": answer([]),
    "GET /api/clients": answer([]),
  });
  visit("/estoque", "t");
  expect(await screen.findByText(/1 item, R\$/)).toBeVisible();
  companyRole = "equipe";
  await userEvent.click(screen.getAllByRole("link", { name: "Clientes" })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Relatórios" })).toBeNull());
  await userEvent.click(screen.getAllByRole("link", { name: "Estoque" })[0] as HTMLElement);
  expect(await screen.findByText("Vodka")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/R\$/);
});
