import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/session/session.tsx";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";
import { ConfirmPage } from "./confirm-page.tsx";

afterEach(() => vi.unstubAllGlobals());

// Each test has a token of its own: the page remembers what it has already sent.
function open(address: string) {
  window.history.replaceState(null, "", address);
  return render(
    <StrictMode>
      <AuthProvider>
        <ConfirmPage />
      </AuthProvider>
    </StrictMode>,
  );
}

const reply = {
  companyName: "Bar da Ana",
  credentials: { username: "ana@bar.com", password: "h7Kq9mWx3TzR" },
};

test("a link is used once, however often the page is mounted, and leaves the address at once", async () => {
  const { sent } = stubApi({ "POST /api/confirm-company": { body: reply } });
  open("/confirm-company?token=once").unmount();
  open("/confirm-company?token=once");
  expect(screen.getByText("Confirmando cadastro...")).toBeVisible();
  expect(window.location.search).toBe("");

  await screen.findByRole("heading", { name: "Conta Ativada!" });
  expect(sent.map(({ body }) => body)).toEqual([{ token: "once" }]);
  expect(screen.getByText("Bar da Ana")).toBeVisible();
  expect(screen.getByText("ana@bar.com")).toBeVisible();
  expect(screen.getByText("h7Kq9mWx3TzR")).toBeVisible();
  expect(
    screen.getByText("Ela não será mostrada de novo, e você deverá alterá-la no primeiro acesso."),
  ).toBeVisible();
  expect(screen.getByText(/^Sem uso, esta senha vale por 72 horas\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Fazer Login" })).toHaveAttribute("href", "/login");
});

test("each credential is copied by itself, or both at once, and what was copied last says so", async () => {
  stubApi({ "POST /api/confirm-company": { body: reply } });
  const user = userEvent.setup();
  open("/confirm-company?token=copied");
  const section = await screen.findByRole("region", { name: "Credenciais de acesso" });
  const said = () =>
    within(section)
      .queryAllByText("Copiado")
      .map((text) => text.closest("dd, button")?.textContent);
  for (const [name, text, place] of [
    ["Copiar usuário", "ana@bar.com", "ana@bar.comCopiado"],
    ["Copiar senha", "h7Kq9mWx3TzR", "h7Kq9mWx3TzRCopiado"],
    ["Copiar credenciais", "Usuário: ana@bar.com\nSenha: h7Kq9mWx3TzR", "Copiado"],
  ] as const) {
    await user.click(screen.getByRole("button", { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(said()).toEqual([place]);
  }
});

test("the login has the e-mail already and waits for the password; the address says nothing of it", async () => {
  stubApi({ "POST /api/confirm-company": { body: reply } });
  visit("/confirm-company?token=on");
  await userEvent.click(await screen.findByRole("link", { name: "Fazer Login" }));
  expect(await screen.findByLabelText("Email")).toHaveValue("ana@bar.com");
  await waitFor(() => expect(screen.getByLabelText("Senha")).toHaveFocus());
  expect(window.location.href).toMatch(/\/login$/);
  expect(window.history.state).toEqual({ email: "ana@bar.com" });

  await userEvent.click(screen.getByRole("tab", { name: "Recuperar Senha" }));
  await userEvent.click(screen.getByRole("tab", { name: "Login" }));
  expect(screen.getByRole("tab", { name: "Login" })).toHaveFocus();
});

test.each([
  [
    "refused",
    { "POST /api/confirm-company": refusal(400, "Token de confirmação inválido ou expirado") },
    "Token de confirmação inválido ou expirado",
  ],
  ["unanswered", {}, "Erro ao confirmar cadastro"],
])("a link that is %s shows the error view", async (name, answers, message) => {
  stubApi(answers);
  open(`/confirm-company?token=${name}`);
  await screen.findByRole("heading", { name: "Erro na Confirmação" });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("link", { name: "Tentar Novamente" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
});

test("a reload after the success says that the account is active, and shows no password", async () => {
  stubApi({ "POST /api/confirm-company": { body: reply } });
  const first = open("/confirm-company?token=before");
  await screen.findByRole("heading", { name: "Conta Ativada!" });
  expect(JSON.stringify(window.history.state)).not.toContain(reply.credentials.password);
  first.unmount();

  // What a reload leaves: the history entry, but nothing of the page's memory.
  vi.resetModules();
  stubApi({ "POST /api/confirm-company": refusal(400, "Token de confirmação inválido ou expirado") });
  const { AuthProvider: NewAuthProvider } = await import("#web/session/session.tsx");
  const { ConfirmPage: ReloadedPage } = await import("./confirm-page.tsx");
  render(
    <NewAuthProvider>
      <ReloadedPage />
    </NewAuthProvider>,
  );
  await screen.findByRole("heading", { name: "Conta já ativada" });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "Ir para Login" })).toHaveAttribute("href", "/login");
});

test("without a token nothing is sent", () => {
  const { sent } = stubApi({});
  open("/confirm-company");
  expect(screen.getByText("Token de confirmação inválido ou ausente")).toBeVisible();
  expect(sent).toEqual([]);
});
