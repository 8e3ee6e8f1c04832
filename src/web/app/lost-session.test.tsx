import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAuthToken } from "#web/api/auth-token.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { dismissToast, getSnapshot } from "#web/ui/feedback/toast.ts";

const dead = refusal(401, "Sessão inválida");
const answers = {
  "GET /api/user": { body: companyUser },
  "GET /api/clients": { body: [] },
  "GET /api/events": { body: [] },
};
const loginAs = (user: typeof companyUser) => ({
  body: { token: "t2", user, requirePasswordChange: user.requirePasswordChange },
});

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  for (const { id } of getSnapshot()) dismissToast(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openToasts = () => getSnapshot().flatMap(({ open, title }) => (open ? [title] : []));
const loginPage = () => screen.findByRole("heading", { level: 1, name: "Balcão" });
const question = () => screen.findByRole("alertdialog", { name: "Sessão encerrada" });
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole("button", { name }));

/** A new client with a name and notes, which nobody has saved yet. */
async function typeClient() {
  visit("/clientes", "t1");
  await screen.findByText("Nenhum cliente encontrado");
  await press("Novo cliente");
  const dialog = await screen.findByRole("dialog", { name: "Novo cliente" });
  await fill(within(dialog).getByLabelText(/^Nome/), "Marta");
  await fill(within(dialog).getByLabelText(/^Observações/), "Só gim");
  return dialog;
}

const signOutElsewhere = (token: string | null) => {
  if (token) localStorage.setItem("auth_token", token);
  else localStorage.removeItem("auth_token");
  return act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" })));
};

async function enterPassword(password: string) {
  const asked = await question();
  await fill(within(asked).getByLabelText("Senha"), password);
  await press("Entrar", asked);
  return asked;
}

test("a session that ends in mid-edit is renewed over what was typed, which is then saved", async () => {
  let saved = () => dead as object;
  const { sent } = stubApi({
    ...answers,
    "POST /api/clients": () => saved(),
    "POST /api/login": loginAs(companyUser),
  });
  const dialog = await typeClient();
  await press("Salvar", dialog);

  const asked = await question();
  expect(asked).toHaveAccessibleDescription(
    "Sua sessão terminou. Entre novamente para continuar; o que você digitou está aqui.",
  );
  expect(within(asked).getByLabelText("Email")).toHaveValue("ana@bar.com");
  expect(within(asked).getByLabelText("Email")).toHaveAttribute("readonly");
  expect(openToasts()).toEqual([]);
  expect(readAuthToken()).toBeNull();
  // From then on keys are its own.
  await waitFor(() => expect(within(asked).getByLabelText("Senha")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(asked).toBeVisible();

  await enterPassword("segredo");
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(sent.at(-1)?.body).toEqual({ email: "ana@bar.com", password: "segredo" });
  expect(dialog).toBeVisible();
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(within(dialog).getByRole("button", { name: "Salvar" })).toHaveFocus();

  saved = () => ({ body: { id: 9 } });
  await press("Salvar", dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const call = sent.findLast(({ route }) => route === "POST /api/clients");
  expect(call?.body).toMatchObject({ name: "Marta", notes: "Só gim" });
  expect(call?.headers.get("Authorization")).toBe("Bearer t2");
});

test("a wrong password is told in the login's own words, and can be tried again", async () => {
  stubApi({
    ...answers,
    "POST /api/clients": dead,
    "POST /api/login": refusal(401, "Credenciais inválidas"),
  });
  await press("Salvar", await typeClient());
  const asked = await enterPassword("errada");
  expect(await within(asked).findByRole("alert")).toHaveTextContent("Credenciais Incorretas");
  expect(asked).toBeVisible();
  expect(readAuthToken()).toBeNull();
});

test.each([
  ["person", { ...companyUser, id: 3 }],
  ["company", { ...companyUser, companyId: 7 }],
])("a login that is another %s's goes nowhere but to the login page", async (_name, other) => {
  stubApi({ ...answers, "POST /api/clients": dead, "POST /api/login": loginAs(other) });
  await press("Salvar", await typeClient());
  await enterPassword("segredo");
  await loginPage();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.location.pathname).toBe("/login");
  expect(readAuthToken()).toBeNull();
});

test("whoever leaves is asked nothing more", async () => {
  stubApi({ ...answers, "POST /api/clients": dead });
  await press("Salvar", await typeClient());
  await press("Sair", await question());
  await loginPage();
  expect(window.location.pathname).toBe("/login");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("another tab's logout leaves what was typed, and its new login of the same person goes on with it", async () => {
  stubApi(answers);
  const dialog = await typeClient();
  await signOutElsewhere(null);
  const asked = await question();
  await signOutElsewhere("t3");
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(within(dialog).getByLabelText(/^Nome/)).toHaveValue("Marta");
});

test("another tab's login as somebody else takes what was typed away", async () => {
  let user = companyUser;
  stubApi({ ...answers, "GET /api/user": () => ({ body: user }) });
  const dialog = await typeClient();
  user = { ...companyUser, id: 3, companyId: 7 };
  await signOutElsewhere("t3");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test.each([
  ["a refused call", async () => {}, dead],
  ["another tab's logout", () => signOutElsewhere(null), { body: [] }],
])("with nothing typed %s leads to the login, with the reason", async (_name, end, clients) => {
  stubApi({ ...answers, "GET /api/clients": clients });
  visit("/clientes", "t1");
  await screen.findAllByText(/Clientes|Login/);
  if (clients !== dead) await screen.findByRole("heading", { level: 1, name: "Clientes" });
  await end();
  await loginPage();
  expect(openToasts()).toEqual(["Sessão encerrada"]);
  expect(readAuthToken()).toBeNull();
});

test("a change of password that finds the session ended stays as it was typed, under the question", async () => {
  stubApi({ ...answers, "POST /api/change-password": dead });
  visit("/clientes", "t1");
  await userEvent.click((await screen.findAllByRole("button", { name: /Alterar senha/i }))[0] as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Alterar Senha" });
  for (const label of ["Senha Atual", "Nova Senha", "Confirmar Nova Senha"]) {
    await fill(within(dialog).getByLabelText(label), "segredo");
  }
  await press("Alterar Senha", dialog);
  await question();
  expect(within(dialog).getByLabelText("Nova Senha")).toHaveValue("segredo");
  expect(dialog.querySelector("[role=alert]")).toBeNull();
});

test("a late refusal of an earlier session's call leaves the one that took its place alone", async () => {
  let refuse = () => {};
  const late = new Promise<object>((resolve) => {
    refuse = () => resolve(dead);
  });
  const lists: (object | Promise<object>)[] = [late];
  stubApi({
    ...answers,
    "GET /api/clients": () => lists.shift() ?? { body: [] },
    "POST /api/login": loginAs(companyUser),
  });
  visit("/clientes", "t1");
  await screen.findByRole("heading", { level: 1, name: "Clientes" });
  await press("Sair");
  await loginPage();
  await fill(screen.getByLabelText("Email"), "ana@bar.com");
  await fill(screen.getByLabelText("Senha"), "segredo");
  await press("Entrar");
  await screen.findByRole("heading", { level: 1, name: "Clientes" });
  await act(async () => refuse());
  expect(readAuthToken()).toBe("t2");
  expect(openToasts()).not.toContain("Sessão encerrada");
  expect(screen.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
});
