import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { answers, open } from "#web/dashboard/testing/open-dashboard.tsx";
import { stubApi } from "#web/testing/stub-api.ts";

const pixKeyChange = { from: "•••0000", to: "o•••@bar.com.br", at: "2026-11-18T15:30:00.000Z", by: "Ana" };
const changed = { ...defaultPaymentSettings, pixKeyChange };
const TEXT = "De •••0000 para o•••@bar.com.br, por Ana, qua 18/11/2026 12:30";

test("another Pix key stands on top, with the way to it for an owner", async () => {
  stubApi({ ...answers([]), "GET /api/payment-settings": { body: changed } });
  open();
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.getByRole("link", { name: "Conferir" })).toHaveAttribute("href", "/empresa#recebimentos");
});

test("a manager reads it too; the team does not", async () => {
  stubApi({ ...answers([]), "GET /api/payment-settings": { body: changed } });
  const { unmount } = open("gestor");
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Conferir" })).toBeNull();
  unmount();
  const { routes } = stubApi({ ...answers([]), "GET /api/payment-settings": { body: changed } });
  open("equipe");
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(routes()).not.toContain("GET /api/payment-settings");
});
