import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ClientsPage } from "./clients-page.tsx";
import { ivo } from "./testing/ivo.ts";
import { choose } from "./testing/open-clients.tsx";

const RELOAD = "Recarregar e manter o que digitei";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Edits and saves a client; the answer is its dialog. */
async function saveIvo() {
  render(
    <TestCompany>
      <ClientsPage />
    </TestCompany>,
  );
  await choose("Ivo", "Editar");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Nome"), " Silva");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  return dialog;
}

const openToasts = () => getSnapshot().filter(({ open }) => open);

test("what is gone on the server cannot be saved to, and can still be read", async () => {
  stubApi({
    "GET /api/clients": { body: [ivo] },
    "GET /api/events": { body: [] },
    "PUT /api/clients/2": refusal(404, "Cliente não encontrado"),
  });
  const dialog = await saveIvo();
  expect(await dialog.findByText("Cliente não encontrado")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Salvar" })).not.toBeInTheDocument();
  expect(dialog.getByText("Fechar")).toBeVisible();
  expect(dialog.getByLabelText("Nome")).toHaveValue("Ivo Silva");
});

test("what is found to be gone while reloading cannot be saved to either", async () => {
  let present = [ivo];
  stubApi({
    "GET /api/clients": () => ({ body: present }),
    "GET /api/events": { body: [] },
    "PUT /api/clients/2": refusal(409, VERSION_CONFLICT),
  });
  const dialog = await saveIvo();
  present = [];
  await userEvent.click(await dialog.findByRole("button", { name: RELOAD }));
  expect(await dialog.findByText("Este registro foi removido por outra pessoa.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Salvar" })).not.toBeInTheDocument();
});

test("once a conflict is settled, the message of the failure goes", async () => {
  stubApi({
    "GET /api/clients": { body: [{ ...ivo, phone: "11 5555-0000", version: 4 }] },
    "GET /api/events": { body: [] },
    "PUT /api/clients/2": refusal(409, VERSION_CONFLICT),
  });
  const dialog = await saveIvo();
  const reload = await dialog.findByRole("button", { name: RELOAD });
  expect(openToasts()).toHaveLength(1);
  await userEvent.click(reload);
  expect(await dialog.findByText(/Dados atualizados/)).toBeVisible();
  await waitFor(() => expect(openToasts()).toEqual([]));
  expect(dialog.getByRole("button", { name: "Salvar" })).toBeVisible();
});
