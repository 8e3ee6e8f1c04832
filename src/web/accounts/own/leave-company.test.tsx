import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAuthToken } from "#web/api/auth-token.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function leave(answer: object) {
  stubApi({
    "GET /api/user": { body: { ...companyUser, companyRole: "equipe" } },
    "GET /api/devices": { body: [] },
    "DELETE /api/account": answer,
  });
  visit("/conta", "t");
  await userEvent.click(await screen.findByRole("button", { name: "Remover meu acesso" }));
  const question = await screen.findByRole("alertdialog", { name: "Remover seu acesso?" });
  expect(question).toHaveAccessibleDescription(/Você sai de Bar da Ana agora/);
  await userEvent.click(within(question).getByRole("button", { name: "Remover meu acesso" }));
}

test("whoever leaves is led to the login, without a session", async () => {
  await leave({ body: { message: "Seu acesso foi removido" } });
  expect(await screen.findByText("Seu acesso foi removido")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeVisible();
  expect([window.location.pathname, readAuthToken()]).toEqual(["/login", null]);
});

test("who cannot leave stays, with the reason", async () => {
  await leave(refusal(409, "Só você é dono desta empresa."));
  expect(await screen.findByText("Só você é dono desta empresa.")).toBeVisible();
  expect(readAuthToken()).toBe("t");
});

test("a system admin belongs to no company", async () => {
  stubApi({ "GET /api/user": { body: systemAdmin }, "GET /api/devices": { body: [] } });
  visit("/admin/conta", "t");
  expect(await screen.findByRole("heading", { level: 1, name: "Minha conta" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remover meu acesso" })).toBeNull();
});
