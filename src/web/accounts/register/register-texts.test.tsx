import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { RegisterPage } from "./register-page.tsx";

beforeEach(() => void render(<RegisterPage />));
afterEach(() => vi.unstubAllGlobals());

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole("button", { name: "Cadastrar Empresa" });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
function fillIn() {
  fill("Nome da empresa", "Bar da Ana");
  fill("E-mail da empresa", "ana@bar.com");
}

test("the form asks for name, e-mail, phone and address; the first two are required", () => {
  const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels).toEqual(["Nome da empresa", "E-mail da empresa", "Telefoneopcional", "Endereçoopcional"]);
  expect(field("Nome da empresa")).toBeRequired();
  expect(field("E-mail da empresa")).toBeRequired();
  expect(field("Telefone")).not.toBeRequired();
  expect(field("Endereço")).not.toBeRequired();
  expect(screen.getByRole("link", { name: "Fazer login" })).toHaveAttribute("href", "/login");
});

test("the panel names stock, recipes, events and clients", () => {
  const items = within(screen.getByRole("complementary")).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual([
    "Estoque",
    "Receitas de drinks",
    "Planejamento de eventos",
    "Gestão de clientes",
  ]);
});

test("while it is sent the button says so, and nothing is sent twice; then the success is told", async () => {
  let answer = () => {};
  const waiting = new Promise<object>((resolve) => {
    answer = () => resolve({ status: 201, body: { outboxPath: "/caixa-de-saida" } });
  });
  const { sent } = stubApi({ "POST /api/register-company": () => waiting });
  fillIn();
  fill("Telefone", " 11 5555-0000 ");
  fill("Endereço", " Rua A, 1 ");
  await userEvent.click(submit());
  await userEvent.click(screen.getByRole("button", { name: "Cadastrando..." }));
  expect(sent.map(({ route, body }) => [route, body])).toEqual([
    [
      "POST /api/register-company",
      { name: "Bar da Ana", email: "ana@bar.com", phone: "11 5555-0000", address: "Rua A, 1" },
    ],
  ]);
  answer();
  expect((await screen.findByRole("heading", { level: 1, name: "Cadastro Realizado!" })).textContent).toBe(
    "Cadastro Realizado!",
  );
  expect(screen.getByText("ana@bar.com")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
  expect(screen.getByRole("link", { name: "caixa de saída" })).toHaveAttribute("href", "/caixa-de-saida");
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({
      title: "Cadastro realizado com sucesso!",
      description: "Verifique seu email para confirmar o cadastro.",
    }),
  );
});

test.each([
  [
    "the server's words",
    { "POST /api/register-company": refusal(409, "Já existe uma empresa cadastrada com este e-mail") },
    "Já existe uma empresa cadastrada com este e-mail",
  ],
  ["its own", { "POST /api/register-company": { status: 500, text: "x" } }, "Erro ao cadastrar empresa"],
])("a registration that fails says %s in an alert", async (_what, answers, text) => {
  stubApi(answers);
  fillIn();
  await userEvent.click(submit());
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("an incomplete one is refused in these words", async () => {
  await userEvent.click(submit());
  expect(screen.getByRole("alert").textContent).toBe("Nome da empresa e email são obrigatórios");
});
