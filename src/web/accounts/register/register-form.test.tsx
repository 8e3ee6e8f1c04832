import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { RegisterForm } from "./register-form.tsx";

afterEach(() => vi.unstubAllGlobals());

async function register(name: string, email: string) {
  render(<RegisterForm onRegistered={() => {}} />);
  if (name) await fill(screen.getByLabelText("Nome da empresa"), name);
  if (email) await fill(screen.getByLabelText("E-mail da empresa"), email);
  await userEvent.click(screen.getByRole("button", { name: "Cadastrar Empresa" }));
}

test.each([
  ["", "", "Nome da empresa"],
  ["  ", "ana@bar.com", "Nome da empresa"],
  ["Bar", "", "E-mail da empresa"],
])("name %j and email %j are refused before they are sent", async (name, email, focused) => {
  const { sent } = stubApi({});
  await register(name, email);
  expect(screen.getByRole("alert")).toHaveTextContent("Nome da empresa e email são obrigatórios");
  expect(screen.getByLabelText(focused)).toHaveFocus();
  expect(sent).toEqual([]);
});

const taken = "Já existe uma empresa cadastrada com este e-mail";

test.each([
  [{ "POST /api/register-company": refusal(409, taken) }, taken],
  [{ "POST /api/register-company": { status: 500, text: "boom" } }, "Erro ao cadastrar empresa"],
  [{}, "Erro ao cadastrar empresa"],
])("a failure stands in the alert and keeps what was typed; case %#", async (answers, text) => {
  stubApi(answers);
  await register("Bar", "ana@bar.com");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Nome da empresa")).toHaveValue("Bar");
});
