import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";

beforeEach(() => loadDialogs());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const absolut = {
  ...vodka,
  id: 3,
  name: "Vodka Absolut",
  quantity: 3,
  unit: "L" as const,
  pricePerUnit: "150.00",
  unitCost: 50,
};
const bottles = {
  ...absolut,
  id: 4,
  name: "Vodka garrafa",
  quantity: 4,
  unit: "unidade" as const,
  unitWord: "garrafa" as const,
  pricePerUnit: "240.00",
  unitCost: 60,
};
const drink = {
  id: 1,
  name: "Drink",
  ingredients: [{ ingredientId: 3, quantity: 50, unit: "ml" }],
  version: 1,
};

const dialog = () => within(screen.getByRole("dialog"));
const choice = () => dialog().getByRole("combobox", { name: "É o mesmo que" });
const preview = () => dialog().getByRole("region", { name: "O que vai acontecer" });
const submit = () => userEvent.click(dialog().getByRole("button", { name: "Juntar" }));

async function openMerge(of: string, answers: Record<string, object> = {}) {
  const api = stubApi({
    "GET /api/ingredients": { body: [absolut, bottles, lemon, vodka] },
    "GET /api/ingredients/archived": { body: [] },
    "GET /api/drinks": { body: [drink] },
    "GET /api/events": { body: [] },
    ...answers,
  });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: `Mais ações de ${of}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Juntar com outro…" }));
  await screen.findByRole("dialog", { name: "Juntar com outro item" });
  return (route: string) => api.sent.filter((one) => one.route === route).map(({ body }) => body);
}

async function choose(name: string) {
  await userEvent.click(choice());
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
}

test("similar names stand first; what will happen is said, done, and can be undone at once", async () => {
  const sent = await openMerge("Vodka Absolut", {
    "POST /api/ingredients/3/merge": { body: vodka },
    "POST /api/ingredients/3/unmerge": { body: absolut },
  });
  await userEvent.click(choice());
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Vodka garrafa/),
    expect.stringMatching(/^Vodka1/),
    expect.stringMatching(/^Limão/),
  ]);
  await choose("Vodka ?1");
  expect(dialog().queryByRole("textbox", { name: /quantos/ })).toBeNull();
  await waitFor(() => expect(preview()).toHaveTextContent("1 receita passa a usar Vodka"));
  expect(preview()).toHaveTextContent(
    "O estoque, 3 L (R$ 150,00), passa para Vodka, que fica com 4.000 ml (R$ 200,00).",
  );
  await submit();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("POST /api/ingredients/3/merge")).toEqual([{ into: 2 }]);
  const [shown] = getSnapshot();
  expect(shown).toMatchObject({
    title: "Itens juntados com sucesso",
    description: "Vodka Absolut agora faz parte de Vodka.",
    action: { label: "Desfazer" },
  });
  shown?.action?.onAction();
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Junção desfeita: tudo voltou como era"));
  expect(sent("POST /api/ingredients/3/unmerge")).toHaveLength(1);
});

test("between a bottle and litres the factor is asked for, and taken as it is typed", async () => {
  const sent = await openMerge("Vodka garrafa", { "POST /api/ingredients/4/merge": { body: absolut } });
  await choose("Vodka Absolut");
  const factor = dialog().getByRole("textbox", {
    name: "1 garrafa de Vodka garrafa = quantos L de Vodka Absolut?",
  });
  expect(factor).toHaveAccessibleDescription("Ex.: 0,75 se cabem 750 ml em 1 garrafa");
  await submit();
  expect(factor).toHaveAccessibleDescription("Informe um número maior que 0");
  await fill(factor, "0,75");
  expect(preview()).toHaveTextContent("que fica com 6 L (R$ 390,00)");
  await submit();
  await waitFor(() => expect(sent("POST /api/ingredients/4/merge")).toEqual([{ into: 3, factor: 0.75 }]));
});

test("two sizes are converted by their contents, and that is said", async () => {
  const litre = { ...bottles, id: 6, name: "Gin 1L", quantity: 12 };
  const small = { ...bottles, id: 7, name: "Gin 750ml", quantity: 0 };
  const sent = await openMerge("Gin 1L", {
    "GET /api/ingredients": { body: [litre, small, bottles] },
    "POST /api/ingredients/6/merge": { body: small },
  });
  await choose("Gin 750ml");
  expect(preview()).toHaveTextContent("que fica com 16 garrafas (R$ 720,00)");
  expect(preview()).toHaveTextContent("Pelo conteúdo: 12 garrafas de 1 L = 16 garrafas de 750 ml.");
  // Of a bottle that says no size nobody knows.
  await choose("Vodka garrafa");
  const answer = dialog().getByRole("textbox", {
    name: "1 garrafa de Gin 1L = quantas garrafas de Vodka garrafa?",
  });
  expect(answer).toHaveValue("");
  await choose("Gin 750ml");
  await submit();
  await waitFor(() => expect(sent("POST /api/ingredients/6/merge")).toEqual([{ into: 7 }]));
});

test("either of the two may stay", async () => {
  const sent = await openMerge("Vodka Absolut", { "POST /api/ingredients/2/merge": { body: absolut } });
  await choose("Vodka ?1");
  await userEvent.click(dialog().getByRole("button", { name: "Ficar com Vodka Absolut" }));
  expect(preview()).toHaveTextContent("que fica com 4 L (R$ 200,00)");
  await submit();
  await waitFor(() => expect(sent("POST /api/ingredients/2/merge")).toEqual([{ into: 3 }]));
});

test("without a choice nothing is sent, and what the server refuses is said", async () => {
  const message = "Há estoque de Vodka Absolut fora, em Bodas: registre o retorno antes de juntar";
  const sent = await openMerge("Vodka Absolut", { "POST /api/ingredients/3/merge": refusal(409, message) });
  await submit();
  expect(choice()).toHaveAccessibleDescription("Escolha o outro item");
  expect(sent("POST /api/ingredients/3/merge")).toEqual([]);
  await choose("Vodka ?1");
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});

test("for a day the archived ingredient offers to undo, after that to bring it back", async () => {
  const archivedAt = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const merged = { into: 2, name: "Vodka" };
  const api = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/archived": {
      body: [
        { ...absolut, archivedAt: archivedAt(23), merged },
        { ...bottles, archivedAt: archivedAt(25), merged },
      ],
    },
    "POST /api/ingredients/3/unmerge": { body: absolut },
  });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações do estoque" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Arquivados/ }));
  expect(await screen.findByRole("button", { name: "Reativar Vodka garrafa" })).toBeVisible();
  expect(dialog().getAllByText(/juntado em Vodka/)).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Desfazer a junção de Vodka Absolut" }));
  await waitFor(() =>
    expect(api.sent.map(({ route }) => route)).toContain("POST /api/ingredients/3/unmerge"),
  );
});
