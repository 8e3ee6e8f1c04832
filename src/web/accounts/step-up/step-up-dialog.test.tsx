import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { barOfAna as company } from "#web/company/testing/bar-of-ana.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));

const ASKED = {
  status: 403,
  body: { message: "Confirme que é você para continuar", error: "…", stepUp: true },
};

type Change = {
  path: string;
  settings: object;
  opener: RegExp;
  field: RegExp;
  typed: string;
  stored: object;
};
const payments: Change = {
  path: "/api/payment-settings",
  settings: defaultPaymentSettings,
  opener: /recebimento/i,
  field: /^Sinal/,
  typed: "40",
  stored: { depositPercent: 40 },
};
const proposals: Change = {
  path: "/api/proposal-settings",
  settings: defaultProposalSettings,
  opener: /alterar propostas/i,
  field: /^Condições/,
  typed: "Pago é pago.",
  stored: { terms: "Pago é pago." },
};

/** Changes settings of a company whose server wants a proof until it has got the password. */
async function save(
  { path, settings, opener, field, typed }: Change,
  answers: Parameters<typeof stubApi>[0] = {},
) {
  let isProven = false;
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: company },
    "GET /api/team": { body: { people: [], invitations: [] } },
    [`GET ${path}`]: { body: settings },
    [`PUT ${path}`]: () => (isProven ? { body: settings } : ASKED),
    "POST /api/step-up": () => {
      isProven = true;
      return { body: { message: "Confirmado" } };
    },
    ...answers,
  });
  visit("/empresa", "t");
  await userEvent.click(await screen.findByRole("button", { name: opener }));
  const form = within(await screen.findByRole("dialog"));
  await fill(form.getByLabelText(field), typed);
  await userEvent.click(form.getByRole("button", { name: "Salvar" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Confirme que é você" }));
  return { ...stub, question };
}

test.each([payments, proposals])(
  "$path: the password is asked for in place, and the call goes on with what was typed",
  async (changed) => {
    const put = `PUT ${changed.path}`;
    const { question, sent } = await save(changed);
    await userEvent.type(question.getByLabelText("Senha"), "segredo{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const calls = sent.filter(({ route }) => route === put || route === "POST /api/step-up");
    expect(calls.map(({ route }) => route)).toEqual([put, "POST /api/step-up", put]);
    expect(calls[1]?.body).toEqual({ password: "segredo" });
    expect(calls[2]?.body).toEqual(calls[0]?.body);
    expect(calls[2]?.body).toMatchObject(changed.stored);
  },
);

test("a wrong password is said at its field, and may be typed again", async () => {
  const wrong = refusal(400, "Senha incorreta", [{ path: "password", message: "Senha incorreta" }]);
  const { question } = await save(payments, { "POST /api/step-up": wrong });
  await userEvent.click(question.getByRole("button", { name: "Confirmar" }));
  expect(question.getByText("Informe a senha")).toBeVisible();
  await userEvent.type(question.getByLabelText("Senha"), "outra{Enter}");
  expect(await question.findByText("Senha incorreta")).toBeVisible();
});

test("whoever cancels keeps the form as it was", async () => {
  const { question, routes } = await save(payments);
  await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByLabelText(/^Sinal/)).toHaveValue("40");
  expect(await screen.findAllByText("Confirme que é você para continuar")).not.toHaveLength(0);
  expect(routes().filter((route) => route === `PUT ${payments.path}`)).toHaveLength(1);
});
