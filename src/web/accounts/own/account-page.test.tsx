import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Device } from "#shared/accounts/device-contract.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));

const used = { lastUsedAt: "2026-11-18T15:30:00.000Z", address: "10.1.2.3" };
const here: Device = { ...used, id: 1, browser: "Chrome", system: "Windows", current: true };
const phone: Device = { ...used, id: 2, browser: "Safari", system: "iPhone", current: false };

function open(answers: Parameters<typeof stubApi>[0] = {}, user = companyUser, address = "/conta") {
  let devices = [here, phone];
  const stub = stubApi({
    "GET /api/user": { body: user },
    "GET /api/notification-settings": { body: { morningMail: true } },
    "GET /api/devices": () => ({ body: devices }),
    "DELETE /api/devices/2": () => {
      devices = [here];
      return { body: { message: "Aparelho encerrado" } };
    },
    "POST /api/devices/end-others": () => {
      devices = [here];
      return { body: { message: "Outros aparelhos encerrados" } };
    },
    ...answers,
  });
  visit(address, "t");
  return stub;
}

const rows = () => screen.getAllByRole("listitem").filter((row) => /10\.1\.2\.3/.test(row.textContent ?? ""));

test("each device tells what it is and when it was used; the present one cannot be ended here", async () => {
  open();
  expect(await screen.findByText("Chrome no Windows")).toBeVisible();
  const [own, other] = rows();
  expect(own).toHaveTextContent("este aparelho10.1.2.3 · em uso agora");
  expect(other).toHaveTextContent("Safari no iPhone10.1.2.3 · último uso qua 18/11/2026 12:30");
  expect(within(own as HTMLElement).queryByRole("button")).toBeNull();
});

test.each(["Encerrar Safari no iPhone", "Encerrar os outros"])(
  "%s ends it, and the list says so",
  async (name) => {
    open();
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Acesso encerrado")).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Encerrar os outros" })).toBeNull();
  },
);

test("a device that could not be ended stays, with the reason", async () => {
  open({ "DELETE /api/devices/2": refusal(404, "Aparelho não encontrado") });
  await userEvent.click(await screen.findByRole("button", { name: "Encerrar Safari no iPhone" }));
  expect(await screen.findByText("Aparelho não encontrado")).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test("one's own name is changed there at any time", async () => {
  const { sent } = open({
    "GET /api/user": { body: { ...companyUser, username: "Ana" } },
    "PUT /api/account": { body: { message: "Nome salvo" } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Alterar nome" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Alterar nome" }));
  expect(dialog.getByLabelText("Seu nome")).toHaveValue("Ana");
  await userEvent.type(dialog.getByLabelText("Seu nome"), " Lima{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "PUT /api/account")?.body).toEqual({ name: "Ana Lima" });
});

test("a system admin has devices and a password, and nothing of a company", async () => {
  open({}, systemAdmin, "/admin/conta");
  expect(await screen.findByText("Chrome no Windows")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Alterar nome" })).toBeNull();
  expect(screen.queryByText("Avisos")).toBeNull();
});
