import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/session/session.tsx";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { LoginPage } from "./login-page.tsx";

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/login");
  render(
    <AuthProvider>
      <LoginPage />
    </AuthProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const enter = () => userEvent.click(screen.getByRole("button", { name: "Entrar" }));
const code = () => screen.getByLabelText("Código do aplicativo");

/** Types a right password, to which the server answers with a ticket. */
async function untilCode(answers: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({ "POST /api/login": { body: { secondStep: true, ticket: "t1" } }, ...answers });
  await fill(screen.getByLabelText("Email"), "ana@bar.com");
  await fill(screen.getByLabelText("Senha"), "segredo");
  await enter();
  await screen.findByLabelText("Código do aplicativo");
  const sentCodes = () =>
    stub.sent.filter(({ route }) => route === "POST /api/login/second-step").map(({ body }) => body);
  return { ...stub, sentCodes };
}

test("after a right password the code is asked for and sent with the ticket", async () => {
  const { sentCodes } = await untilCode({
    "POST /api/login/second-step": { body: { token: "s", user: companyUser } },
  });
  expect(code()).toHaveFocus();
  expect(localStorage.getItem("auth_token")).toBeNull();
  await enter();
  expect(await screen.findByText("Informe o código")).toBeVisible();
  expect(sentCodes()).toEqual([]);
  await fill(code(), "123 456");
  await enter();
  await vi.waitFor(() => expect(localStorage.getItem("auth_token")).toBe("s"));
  expect(sentCodes()).toEqual([{ ticket: "t1", code: "123 456" }]);
});

test("a wrong code is said at its field, stays typed, and can be followed by a recovery code", async () => {
  const { sentCodes } = await untilCode({
    "POST /api/login/second-step": refusal(400, "Código incorreto", [
      { path: "code", message: "Código incorreto" },
    ]),
  });
  await fill(code(), "000000");
  await enter();
  expect(await screen.findByText("Código incorreto")).toBeVisible();
  expect(code()).toHaveValue("000000");
  await userEvent.click(screen.getByRole("button", { name: "Usar um código de recuperação" }));
  await fill(screen.getByLabelText("Código de recuperação"), "8psd-2t5y-xn2v");
  await enter();
  await vi.waitFor(() => expect(sentCodes().at(-1)).toEqual({ ticket: "t1", code: "8psd-2t5y-xn2v" }));
});

test("a ticket that is over leads back to the password, with the reason and the e-mail", async () => {
  const message = "Esta etapa venceu. Entre com a senha de novo.";
  await untilCode({ "POST /api/login/second-step": refusal(401, message) });
  await fill(code(), "123456");
  await enter();
  expect(await screen.findByLabelText("Senha")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByLabelText("Email")).toHaveValue("ana@bar.com");
});

test("Voltar à senha begins again", async () => {
  await untilCode();
  await userEvent.click(screen.getByRole("button", { name: "Voltar à senha" }));
  expect(await screen.findByLabelText("Senha")).toHaveValue("");
  expect(screen.queryByLabelText("Código do aplicativo")).toBeNull();
});
