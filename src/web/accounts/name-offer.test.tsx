import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answers } from "#web/dashboard/testing/open-dashboard.tsx";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

function openDashboard(more: Parameters<typeof stubApi>[0] = {}) {
  let user = companyUser;
  const stub = stubApi({
    ...answers([]),
    "GET /api/user": () => ({ body: user }),
    "PUT /api/account": () => {
      user = { ...user, username: "Ana Lima" };
      return { body: { message: "Nome salvo" } };
    },
    ...more,
  });
  const page = visit("/", "t");
  return { ...stub, ...page };
}
const field = () => screen.findByLabelText("Como você se chama?");

test("whoever is called by the e-mail says their name once, which the menu then shows", async () => {
  const { sent } = openDashboard();
  await userEvent.click(await screen.findByRole("button", { name: "Salvar nome" }));
  expect(await screen.findByText("Nome é obrigatório")).toBeVisible();
  await userEvent.type(await field(), " Ana Lima {Enter}");
  await waitFor(() => expect(screen.queryByLabelText("Como você se chama?")).toBeNull());
  expect(sent.find(({ route }) => route === "PUT /api/account")?.body).toEqual({ name: "Ana Lima" });
  expect(await screen.findByText("Ana Lima")).toBeVisible();
});

test("a double click saves it once", async () => {
  const { sent } = openDashboard();
  await userEvent.type(await field(), "Ana Lima");
  const save = screen.getByRole("button", { name: "Salvar nome" });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByLabelText("Como você se chama?")).toBeNull());
  expect(sent.filter(({ route }) => route === "PUT /api/account")).toHaveLength(1);
});

test("it may be skipped, and is not asked again in this browser", async () => {
  openDashboard();
  await userEvent.click(await screen.findByRole("button", { name: "Agora não" }));
  expect(screen.queryByLabelText("Como você se chama?")).toBeNull();
  await userEvent.click(screen.getAllByRole("link", { name: "Drinks" })[0] as HTMLElement);
  await screen.findByRole("heading", { level: 1, name: "Drinks" });
  await userEvent.click(screen.getAllByRole("link", { name: "Dashboard" })[0] as HTMLElement);
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(screen.queryByLabelText("Como você se chama?")).toBeNull();
});

test("a name that was not saved stays in its field", async () => {
  openDashboard({ "PUT /api/account": refusal(503, "Serviço temporariamente indisponível") });
  await userEvent.type(await field(), "Ana{Enter}");
  expect(await screen.findByText("Serviço temporariamente indisponível")).toBeVisible();
  expect(await field()).toHaveValue("Ana");
});
