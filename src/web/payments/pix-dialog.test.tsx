import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { parsePixCode } from "#shared/payments/testing/parse-pix-code.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { readQrCode } from "#web/ui/testing/read-qr-code.ts";
import { PixDialog } from "./pix-dialog.tsx";

const withPix = {
  ...defaultPaymentSettings,
  pixKeyKind: "telefone" as const,
  pixKey: "+5511999990000",
  receiverName: "Bar da Ana",
  city: "São Paulo",
  useTxid: true,
};
const charge = { id: 12, amount: "1234.50", label: "Sinal · Casamento da Ana" };

function open(settings = defaultPaymentSettings, companyRole: CompanyRole = "dono") {
  const onClose = vi.fn();
  render(
    <TestCompany companyRole={companyRole}>
      <PixDialog open onClose={onClose} charge={charge} settings={settings} />
    </TestCompany>,
  );
  return onClose;
}

test("a charge is shown with its QR code and amount, and its code is copied", async () => {
  const user = userEvent.setup();
  const onClose = open(withPix);
  expect(screen.getByRole("dialog", { name: "Receber por Pix" })).toHaveAccessibleDescription(charge.label);
  expect(screen.getByText("R$ 1.234,50")).toBeVisible();
  expect(screen.getByText(/não confirma o pagamento sozinho/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Copiar Pix" }));
  expect(await screen.findByRole("button", { name: "Copiado" })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(parsePixCode(copied)).toEqual({
    key: "+5511999990000",
    receiverName: "Bar da Ana",
    city: "Sao Paulo",
    amount: "1234.50",
    txid: "BALCAO12",
  });
  expect(readQrCode(screen.getByRole("img", { name: /^QR code Pix de R\$\s1\.234,50$/ }))).toBe(copied);
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(onClose).toHaveBeenCalled();
});

test("without a clipboard the code can be selected", () => {
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: undefined } }));
  open(withPix);
  expect(screen.queryByRole("button", { name: "Copiar Pix" })).toBeNull();
  expect(screen.getByText(/^000201/)).toBeVisible();
});

test("without a key it says who can enter one", () => {
  open();
  expect(screen.getByRole("link", { name: "Empresa" })).toHaveAttribute("href", "/empresa");
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("button", { name: "Copiar Pix" })).toBeNull();
});

test("a manager is told to ask the owner", () => {
  open(defaultPaymentSettings, "gestor");
  expect(screen.getByText(/Peça ao dono/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});
