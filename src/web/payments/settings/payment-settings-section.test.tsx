import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { defaultPaymentSettings, type PaymentSettings } from "#shared/payments/settings-contract.ts";
import { parsePixCode } from "#shared/payments/testing/parse-pix-code.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { readQrCode } from "#web/ui/testing/read-qr-code.ts";
import { PaymentSettingsSection } from "./payment-settings-section.tsx";

const { version: _version, ...none } = defaultPaymentSettings;
const withPix: PaymentSettings = {
  ...defaultPaymentSettings,
  pixKeyKind: "cnpj",
  pixKey: "12ABC34501DE35",
  receiverName: "Espaço São João",
  city: "Ribeirão",
  version: 4,
};

type Answers = Parameters<typeof stubApi>[0];

/** Opens the section on settings that a successful save replaces. */
async function open(settings: PaymentSettings, answers: Answers = {}) {
  let now = settings;
  const stub = stubApi({
    "GET /api/payment-settings": () => ({ body: now }),
    "PUT /api/payment-settings": () => {
      now = stub.sent.at(-1)?.body as PaymentSettings;
      return { body: now };
    },
    ...answers,
  });
  render(
    <TestCompany>
      <PaymentSettingsSection />
    </TestCompany>,
  );
  await screen.findByText("Margem desejada");
  return { ...stub, put: () => stub.sent.find(({ route }) => route.startsWith("PUT"))?.body };
}

async function edit() {
  await userEvent.click(screen.getByRole("button", { name: "Alterar recebimentos e Pix" }));
  return within(await screen.findByRole("dialog", { name: "Recebimentos e Pix" }));
}

const save = (dialog: Awaited<ReturnType<typeof edit>>) =>
  userEvent.click(dialog.getByRole("button", { name: "Salvar" }));

test("without Pix there is no code to try, and the rest has its defaults", async () => {
  await open(defaultPaymentSettings);
  expect(screen.getByText("50 % do preço")).toBeVisible();
  expect(screen.getByText("7 dias antes do evento")).toBeVisible();
  expect(screen.getByText("45 %")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText(/Com uma chave Pix/)).toBeVisible();
});

test("a key is entered as people write it, and the code to try follows once it is saved", async () => {
  const { put } = await open(defaultPaymentSettings);
  const dialog = await edit();
  expect(dialog.queryByRole("textbox", { name: "Chave Pix" })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Tipo da chave Pix" }), "Telefone");
  await fill(dialog.getByRole("textbox", { name: "Chave Pix" }), "(11) 99999-0000");
  await fill(dialog.getByRole("textbox", { name: "Nome de quem recebe" }), "Bar do Zé");
  await fill(dialog.getByRole("textbox", { name: "Cidade" }), "São Paulo");
  const txid = dialog.getByRole("checkbox", { name: "Identificar a cobrança no Pix" });
  expect(txid).toHaveAccessibleDescription(/Alguns bancos recusam/);
  await userEvent.click(txid);
  const margin = dialog.getByRole("textbox", { name: "Margem desejada" });
  await fill(margin, "42,5");
  expect(screen.queryByRole("img")).toBeNull();
  await save(dialog);
  const trial = await screen.findByRole("img", { name: /^QR code Pix de R\$\s0,01$/ });
  expect(put()).toEqual({
    ...none,
    pixKeyKind: "telefone",
    pixKey: "+5511999990000",
    receiverName: "Bar do Zé",
    city: "São Paulo",
    useTxid: true,
    targetMargin: 42.5,
    version: 1,
  });
  await waitFor(() => expect(trial).toHaveAttribute("aria-busy", "false"));
  expect(parsePixCode(readQrCode(trial))).toEqual({
    key: "+5511999990000",
    receiverName: "Bar do Ze",
    city: "Sao Paulo",
    amount: "0.01",
    txid: "BALCAO0",
  });
  expect(screen.getByText("(11) 99999-0000")).toBeVisible();
  expect(screen.getByText("42,5 %")).toBeVisible();
});

test("the code to try can be copied, and says that receipts are recorded by hand", async () => {
  const user = userEvent.setup();
  await open(withPix);
  await user.click(screen.getByRole("button", { name: "Copiar Pix de teste" }));
  expect(parsePixCode(await navigator.clipboard.readText())).toMatchObject({
    key: "12ABC34501DE35",
    receiverName: "Espaco Sao Joao",
    amount: "0.01",
    txid: "***",
  });
  expect(screen.getByText(/registre o recebimento à mão/)).toBeVisible();
});

test("every wrong field is told, nothing is sent, and nothing typed is lost", async () => {
  const { put } = await open(withPix);
  const dialog = await edit();
  const typed = {
    "Chave Pix": ["12.ABC.345/01DE-36", "CNPJ inválido: confira os números e letras"],
    "Nome de quem recebe": ["Bar & Cia", "Use só letras, números e espaços"],
    Cidade: ["São José dos Campos", "Use no máximo 15 caracteres"],
  };
  for (const [name, [text = ""]] of Object.entries(typed)) {
    await fill(dialog.getByRole("textbox", { name }), text);
  }
  await save(dialog);
  for (const [name, [text, message]] of Object.entries(typed)) {
    const field = dialog.getByRole("textbox", { name });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue(text);
  }
  for (const [name, message] of [
    ["Sinal", "O sinal é um número inteiro de 0 a 100"],
    ["Saldo", "O prazo é um número inteiro de 0 a 365"],
    ["Margem desejada", "A margem vai de 0 a 99,99, com no máximo duas casas decimais"],
  ] as const) {
    await fill(dialog.getByRole("textbox", { name }), "1000");
    await waitFor(() => expect(dialog.getByRole("textbox", { name })).toHaveAccessibleDescription(message));
  }
  expect(put()).toBeUndefined();
});

test("another kind of key is checked as such at once", async () => {
  await open(withPix);
  const dialog = await edit();
  const key = dialog.getByRole("textbox", { name: "Chave Pix" });
  expect(key).toHaveValue("12.ABC.345/01DE-35");
  const kind = dialog.getByRole("combobox", { name: "Tipo da chave Pix" });
  await userEvent.selectOptions(kind, "CPF");
  expect(key).toHaveAttribute("inputmode", "numeric");
  await save(dialog);
  await waitFor(() => expect(key).toHaveAccessibleDescription("CPF inválido: confira os números"));
  await userEvent.selectOptions(kind, "CNPJ");
  await waitFor(() => expect(key).toBeValid());
});

test("Pix is given up by its kind, and what was typed comes back with it", async () => {
  const { put } = await open(withPix);
  const dialog = await edit();
  const kind = dialog.getByRole("combobox", { name: "Tipo da chave Pix" });
  await userEvent.selectOptions(kind, "Sem Pix");
  expect(dialog.queryByRole("textbox", { name: "Chave Pix" })).toBeNull();
  await userEvent.selectOptions(kind, "CNPJ");
  expect(dialog.getByRole("textbox", { name: "Chave Pix" })).toHaveValue("12.ABC.345/01DE-35");
  await userEvent.selectOptions(kind, "Sem Pix");
  await save(dialog);
  await waitFor(() => expect(put()).toEqual({ ...none, version: 4 }));
  await waitFor(() => expect(screen.queryByRole("img")).toBeNull());
});

test("what somebody else saved meanwhile is merged with what was typed", async () => {
  let now = withPix;
  await open(withPix, {
    "GET /api/payment-settings": () => ({ body: now }),
    "PUT /api/payment-settings": refusal(409, VERSION_CONFLICT),
  });
  const dialog = await edit();
  await fill(dialog.getByRole("textbox", { name: "Cidade" }), "Santos");
  await save(dialog);
  now = { ...withPix, depositPercent: 30, version: 5 };
  await userEvent.click(await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  expect(await dialog.findByText("Sinal: 30")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Cidade" })).toHaveValue("Santos");
});
