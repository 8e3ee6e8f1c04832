import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { EventPage } from "#web/events/page/event-page.tsx";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { lastToast, pick, press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { countAnswers } from "#web/night/testing/out-wedding.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";

beforeEach(() => loadDialogs());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const out: PricedEvent = {
  ...wedding,
  date: "2099-12-25T23:30:00.000Z",
  stockState: "out",
  stockMovedAt: hoursAgo(2),
  stockUse: [
    sampleUse({ ingredientId: 1, withdrawn: 4, out: 4 }),
    sampleUse({ ingredientId: 2, unit: "unidade", withdrawn: 120, out: 120 }),
  ],
};
const back: PricedEvent = { ...out, stockState: "back" };
const ice = { ...lemon, id: 3, name: "Água", quantity: 30 };
const bottled = { ...vodka, packName: "garrafa" as const, packQuantity: 0.75 };

function openPage(event: PricedEvent, answers = {}, companyRole: CompanyRole = "dono") {
  const api = stubApi({
    ...barAnswers([event]),
    "GET /api/ingredients": { body: [ice, lemon, bottled] },
    ...answers,
  });
  window.history.replaceState(null, "", "/eventos/7");
  render(
    <TestCompany companyRole={companyRole}>
      <EventPage />
    </TestCompany>,
  );
  return { ...api, writes: () => api.sent.filter(({ route }) => !route.startsWith("GET")) };
}

async function menu(): Promise<(string | null)[]> {
  const button = await screen.findByRole("button", { name: "Mais ações de Casamento da Ana" });
  await userEvent.click(button);
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
const choose = async (word: string) => {
  await menu();
  await userEvent.click(screen.getByRole("menuitem", { name: word }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

test.each<[CompanyRole]>([["dono"], ["equipe"]])("%s takes more of several things at once", async (role) => {
  const { writes } = openPage(out, { "POST /api/events/7/take-more": { body: out } }, role);
  await userEvent.click(await screen.findByRole("button", { name: "Levar mais de Casamento da Ana" }));
  const dialog = await screen.findByRole("dialog", { name: "Levar mais" });
  await userEvent.click(within(dialog).getByRole("combobox"));
  // What the event has comes first.
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Limão"),
    expect.stringContaining("Vodka10 L em estoque"),
    expect.stringContaining("Água"),
  ]);
  await pick("Ingrediente", "vodka");
  await press("Mais Vodka");
  await pick("Ingrediente", "agua");
  await fill(screen.getByLabelText("Levar mais de Água (unidade)"), "12");
  await userEvent.click(within(dialog).getByRole("button", { name: "Levar mais" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes()).toMatchObject([
    {
      route: "POST /api/events/7/take-more",
      body: {
        items: [
          { ingredientId: 1, quantity: 1.5 },
          { ingredientId: 3, quantity: 12 },
        ],
      },
    },
  ]);
  expect(lastToast()).toBe("Saída a mais registrada com sucesso");
});

test("what is refused is said at its item, and stays as it was typed", async () => {
  const said = "Estoque insuficiente: Água (faltam 10 unidade)";
  openPage(out, {
    "POST /api/events/7/take-more": refusal(409, said, [{ path: "items.1.quantity", message: said }]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Levar mais de Casamento da Ana" }));
  const send = within(await screen.findByRole("dialog")).getByRole("button", { name: "Levar mais" });
  await userEvent.click(send);
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Escolha o que vai a mais");
  await pick("Ingrediente", "limao");
  await pick("Ingrediente", "agua");
  await fill(screen.getByLabelText("Levar mais de Limão (unidade)"), "0");
  await fill(screen.getByLabelText("Levar mais de Água (unidade)"), "40");
  await userEvent.click(send);
  const lemons = screen.getByLabelText("Levar mais de Limão (unidade)");
  expect(lemons).toHaveAccessibleDescription("Informe quanto vai a mais");
  await fill(lemons, "5");
  await userEvent.click(send);
  const waters = await screen.findByLabelText("Levar mais de Água (unidade)");
  await waitFor(() => expect(waters).toHaveAccessibleDescription(said));
  expect(waters).toHaveValue("40");
  expect(lemons).toHaveValue("5");
  expect(lemons).not.toHaveAttribute("aria-invalid");
});

test("everything came back: one question, and all that is out is returned", async () => {
  const { writes } = openPage(out, { "POST /api/events/7/return-stock": { body: back } });
  await choose("Tudo voltou");
  expect(await screen.findByRole("alertdialog", { name: "Tudo voltou?" })).toHaveAccessibleDescription(
    /^Tudo o que saiu para Casamento da Ana \(2 itens\) volta ao estoque/,
  );
  await press("Tudo voltou");
  await isClosed();
  expect(writes()).toMatchObject([
    {
      body: {
        returns: [
          { ingredientId: 1, quantity: 4 },
          { ingredientId: 2, quantity: 120 },
        ],
        latestStepAt: out.stockMovedAt,
      },
    },
  ]);
});

test("nothing came back: the return is closed without any", async () => {
  const { writes } = openPage(out, { "POST /api/events/7/return-stock": { body: back } }, "equipe");
  await choose("Nada voltou");
  await press("Nada voltou");
  await isClosed();
  expect(writes()).toMatchObject([
    { route: "POST /api/events/7/return-stock", body: { returns: [], close: true, counts: [] } },
  ]);
});

test("a return that is refused says why in its question", async () => {
  openPage(out, {
    "POST /api/events/7/return-stock": refusal(409, "O estoque deste evento não foi retirado"),
  });
  await choose("Tudo voltou");
  await press("Tudo voltou");
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque deste evento não foi retirado");
  expect(screen.getByRole("alertdialog")).toBeVisible();
});

test.each<[string, PricedEvent, CompanyRole, string | undefined]>([
  ["a withdrawal of today", out, "equipe", "Desfazer baixa"],
  ["a return of today", back, "gestor", "Desfazer retorno"],
  ["an old withdrawal, by the owner", { ...out, stockMovedAt: hoursAgo(30) }, "dono", "Desfazer baixa"],
  ["an old withdrawal, by others", { ...out, stockMovedAt: hoursAgo(30) }, "gestor", undefined],
  ["a return of a cancelled event", { ...back, status: "cancelado" }, "dono", undefined],
  ["nothing yet", { ...wedding, date: out.date }, "dono", undefined],
])("undo: %s", async (_what, event, role, word) => {
  openPage(event, {}, role);
  expect((await menu()).filter((each) => each?.startsWith("Desfazer"))).toEqual(word ? [word] : []);
});

test.each<[PricedEvent, string, string, string]>([
  [out, "Desfazer baixa", "undo-withdrawal", "Baixa desfeita com sucesso"],
  [back, "Desfazer retorno", "undo-return", "Retorno desfeito com sucesso"],
])("undoes the latest step after a question", async (event, word, call, toast) => {
  const { writes } = openPage(event, { [`POST /api/events/7/${call}`]: { body: wedding } });
  await choose(word);
  expect(await screen.findByRole("alertdialog", { name: `${word}?` })).toBeVisible();
  await press(word);
  await isClosed();
  const body = { latestStepAt: event.stockMovedAt };
  expect(writes()).toMatchObject([{ route: `POST /api/events/7/${call}`, body }]);
  expect(lastToast()).toBe(toast);
});

test("a return without counting says what was counted, and leaves it out", async () => {
  const { entry } = countAnswers();
  const counts = [{ ...entry, id: "a", broken: 0.75 }];
  const { writes } = openPage(out, {
    "GET /api/events/7/counts": { body: counts },
    "POST /api/events/7/return-stock": { body: back },
  });
  await choose("Tudo voltou");
  expect(await screen.findByText(/A contagem que já foi feita fica de fora, com as perdas/)).toBeVisible();
  await press("Tudo voltou");
  await isClosed();
  expect(writes()).toMatchObject([{ body: { counts: ["a"] } }]);
});

test("an undo that is refused says why", async () => {
  const why = "O estoque de Vodka não cobre mais o que voltou";
  openPage(back, { "POST /api/events/7/undo-return": refusal(409, why) });
  await choose("Desfazer retorno");
  await press("Desfazer retorno");
  await isClosed();
  expect(lastToast()).toBe(why);
});
