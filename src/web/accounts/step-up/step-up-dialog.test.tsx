import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { barOfAna as company } from "#web/company/testing/bar-of-ana.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));

const PUT = "PUT /api/payment-settings";
const ASKED = {
  status: 403,
  body: { message: "Confirme que é você para continuar", error: "…", stepUp: true },
};

/** Changes the deposit of a company whose server wants a proof until it has got the password. */
async function saveDeposit(answers: Parameters<typeof stubApi>[0] = {}) {
  let isProven = false;
  const stub = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/company": { body: company },
    "GET /api/team": { body: { people: [], invitations: [] } },
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    [PUT]: () => (isProven ? { body: { ...defaultPaymentSettings, depositPercent: 40 } } : ASKED),
    "POST /api/step-up": () => {
      isProven = true;
      return { body: { message: "Confirmado" } };
    },
    ...answers,
  });
  visit("/empresa", "t");
  await userEvent.click(await screen.findByRole("button", { name: /recebimento/i }));
  const form = within(await screen.findByRole("dialog"));
  await fill(form.getByLabelText(/^Sinal/), "40");
  await userEvent.click(form.getByRole("button", { name: "Salvar" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Confirme que é você" }));
  return { ...stub, question };
}

test("the password is asked for in place, and the call goes on with what was typed", async () => {
  const { question, sent } = await saveDeposit();
  await userEvent.type(question.getByLabelText("Senha"), "segredo{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const calls = sent.filter(({ route }) => route === PUT || route === "POST /api/step-up");
  expect(calls.map(({ route }) => route)).toEqual([PUT, "POST /api/step-up", PUT]);
  expect(calls[1]?.body).toEqual({ password: "segredo" });
  expect(calls[2]?.body).toEqual(calls[0]?.body);
  expect(calls[2]?.body).toMatchObject({ depositPercent: 40 });
});

test("a wrong password is said at its field, and may be typed again", async () => {
  const wrong = refusal(400, "Senha incorreta", [{ path: "password", message: "Senha incorreta" }]);
  const { question } = await saveDeposit({ "POST /api/step-up": wrong });
  await userEvent.click(question.getByRole("button", { name: "Confirmar" }));
  expect(question.getByText("Informe a senha")).toBeVisible();
  await userEvent.type(question.getByLabelText("Senha"), "outra{Enter}");
  expect(await question.findByText("Senha incorreta")).toBeVisible();
});

test("whoever cancels keeps the form as it was", async () => {
  const { question, routes } = await saveDeposit();
  await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByLabelText(/^Sinal/)).toHaveValue("40");
  expect(await screen.findAllByText("Confirme que é você para continuar")).not.toHaveLength(0);
  expect(routes().filter((route) => route === PUT)).toHaveLength(1);
});
