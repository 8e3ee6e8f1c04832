import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import type { ProposalSettings } from "#shared/proposals/settings-contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { ProposalSettingsSection } from "./proposal-settings-section.tsx";

afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof stubApi>[0];

const NO_LOGO = { status: 204 };
const LOGO = { text: "PNG", headers: { "Content-Type": "image/png" } };

async function open(answers: Answers = {}) {
  let now: ProposalSettings = defaultProposalSettings;
  const stub = stubApi({
    "GET /api/proposal-settings": () => ({ body: now }),
    "PUT /api/proposal-settings": () => {
      now = stub.sent.at(-1)?.body as ProposalSettings;
      return { body: now };
    },
    "GET /api/company/logo": NO_LOGO,
    ...answers,
  });
  render(
    <TestCompany>
      <ProposalSettingsSection />
    </TestCompany>,
  );
  await screen.findByText("10 dias");
  return { ...stub, put: () => stub.sent.find(({ route }) => route.startsWith("PUT"))?.body };
}

async function edit() {
  await userEvent.click(screen.getByRole("button", { name: "Alterar propostas" }));
  return within(await screen.findByRole("dialog", { name: "Propostas" }));
}

const save = (dialog: Awaited<ReturnType<typeof edit>>) =>
  userEvent.click(dialog.getByRole("button", { name: "Salvar" }));

test("shows what proposals say, and saves another validity, moment and colour", async () => {
  const { put } = await open();
  expect(screen.getByText("Quando o cliente aceita")).toBeVisible();
  const dialog = await edit();
  const days = dialog.getByRole("textbox", { name: "Validade" });
  await fill(days, "15");
  await userEvent.selectOptions(
    dialog.getByRole("combobox", { name: "O evento é confirmado" }),
    "Quando o sinal é pago",
  );
  fireEvent.change(dialog.getByLabelText("Cor"), { target: { value: "#ffee00" } });
  // Black, since white could not be read on it.
  await waitFor(() =>
    expect(dialog.getByText("Proposta nº 12")).toHaveStyle({ backgroundColor: "#ffee00", color: "#000000" }),
  );
  await save(dialog);
  expect(await screen.findByText("15 dias")).toBeVisible();
  expect(put()).toEqual({
    ...defaultProposalSettings,
    validityDays: 15,
    confirmOn: "sinal",
    colour: "#ffee00",
  });
});

test("wrong input is told at its field, nothing is sent and nothing typed is lost", async () => {
  const { put } = await open();
  const dialog = await edit();
  const terms = dialog.getByRole("textbox", { name: "Condições" });
  expect(terms).toHaveAccessibleDescription(/\{cliente\} pelos nomes dos clientes/);
  fireEvent.change(terms, { target: { value: "Para {noivos}" } });
  const days = dialog.getByRole("textbox", { name: "Validade" });
  await fill(days, "400");
  await save(dialog);
  await waitFor(() => expect(terms).toHaveAccessibleDescription(/^\{noivos\} não existe\. Use \{cliente\}/));
  expect(terms).toHaveValue("Para {noivos}");
  expect(days).toHaveAccessibleDescription("Validade deve ser de 1 a 365 dias");
  expect(put()).toBeUndefined();
});

test("what somebody else saved meanwhile is merged with what was typed", async () => {
  let now = defaultProposalSettings;
  await open({
    "GET /api/proposal-settings": () => ({ body: now }),
    "PUT /api/proposal-settings": refusal(409, VERSION_CONFLICT),
  });
  const dialog = await edit();
  fireEvent.change(dialog.getByRole("textbox", { name: "O que está incluído" }), {
    target: { value: "Gelo" },
  });
  await save(dialog);
  now = { ...defaultProposalSettings, validityDays: 20, version: 2 };
  await userEvent.click(await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" }));
  expect(await dialog.findByText("Validade: 20")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "O que está incluído" })).toHaveValue("Gelo");
});

test("a logo is sent as it is, shown, and removed after a question", async () => {
  let logo: Answers[string] = NO_LOGO;
  const { sent, routes } = await open({
    "GET /api/company/logo": () => logo as never,
    "PUT /api/company/logo": () => {
      logo = LOGO;
      return { body: { message: "Logotipo salvo" } };
    },
    "DELETE /api/company/logo": () => {
      logo = NO_LOGO;
      return { body: { message: "Logotipo removido" } };
    },
  });
  const file = new File(["PNG"], "logo.png", { type: "image/png" });
  await userEvent.upload(await screen.findByLabelText("Enviar logotipo"), file);
  expect(await screen.findByRole("img", { name: "Logotipo da empresa" })).toHaveAttribute(
    "src",
    `data:image/png;base64,${btoa("PNG")}`,
  );
  const put = sent.find(({ route }) => route === "PUT /api/company/logo");
  expect(put?.headers.get("Content-Type")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remover logotipo" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Remover o logotipo?" }));
  expect(routes()).not.toContain("DELETE /api/company/logo");
  await userEvent.click(question.getByRole("button", { name: "Remover" }));
  expect(await screen.findByText(/^Sem logotipo/)).toBeVisible();
});

test("a file that is too large or no picture is told beside the button", async () => {
  const { routes } = await open({
    "PUT /api/company/logo": refusal(400, "Envie uma imagem", [
      { path: "logo", message: "Envie uma imagem PNG, JPEG ou SVG" },
    ]),
  });
  const field = await screen.findByLabelText("Enviar logotipo");
  // Nothing that this browser can draw.
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  const large = new File([new Uint8Array(200 * 1024 + 1)], "grande.png", { type: "image/png" });
  await userEvent.upload(field, large);
  expect(await screen.findByRole("alert")).toHaveTextContent("no máximo 200 KB");
  expect(routes()).not.toContain("PUT /api/company/logo");
  await userEvent.upload(field, new File(["x"], "x.png", { type: "image/png" }));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Envie uma imagem PNG, JPEG ou SVG"),
  );
});
