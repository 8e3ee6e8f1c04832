import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { lastToast, press } from "#web/events/testing/open-event.tsx";
import { backAtEvent } from "#web/night/testing/done.ts";
import { openReturn } from "#web/night/testing/open-return.tsx";
import { countAnswers } from "#web/night/testing/out-wedding.ts";
import { fill } from "#web/testing/fill.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

describe("return", () => {
  const vodka = () => screen.getByLabelText("Voltou de Vodka (garrafas fechadas)");
  const limes = () => screen.getByLabelText("Voltou de Limão (unidade)");

  test("with nothing in it is not sent", async () => {
    const { returns } = await openReturn();
    await press("Registrar retorno");
    await waitFor(() =>
      expect(getSnapshot()[0]).toMatchObject({
        title: "Atenção",
        description: "Nenhum item de retorno foi informado",
      }),
    );
    expect(returns()).toEqual([]);
  });

  test("of nothing at all is said on purpose", async () => {
    const { returns } = await openReturn();
    await press("Nada voltou");
    expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      "Nada voltou: tudo o que saiu do estoque conta como usado. Depois de 24 h o retorno não pode ser desfeito.",
    );
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toEqual([{ returns: [], nothingReturned: true, counts: [] }]);
  });

  test("of nothing at all, although something was counted, says that this is left out", async () => {
    const { returns, counts } = await openReturn();
    await press("Mais Vodka");
    await press("Nada voltou");
    expect(await screen.findByText(/A contagem que já foi feita fica de fora, com as perdas/)).toBeVisible();
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toEqual([{ returns: [], nothingReturned: true, counts: counts().map(({ id }) => id) }]);
  });

  test("can be counted anew: what was counted leaves the sum for everybody", async () => {
    const { entry } = countAnswers();
    const known = [
      { ...entry, id: "a" },
      { ...entry, id: "b", by: "Bia", isByLink: true },
    ];
    const { sent } = await openReturn({
      "GET /api/events/7/counts": () => ({ body: known }),
      "POST /api/events/7/counts/dismiss": { body: { dismissed: true } },
    });
    await screen.findByText("Voltou 1,5 L · usado 2,5 L");
    const [nothing, all, anew] = ["Nada voltou", "Tudo voltou", "Recomeçar"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(nothing?.nextElementSibling).toBe(all);
    expect(all?.nextElementSibling).toBe(anew);
    await press("Recomeçar");
    expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      "2 contagens saem da soma, para todos: foi contado por Ana, Bia.",
    );
    known.length = 0;
    const question = within(screen.getByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Recomeçar" }));
    expect(await screen.findByText("Voltou 0 L · usado 4 L")).toBeVisible();
    expect(sent.filter(({ route }) => route.endsWith("/dismiss"))).toMatchObject([
      { body: { counts: ["a", "b"] } },
    ]);
  });

  test("is counted in packs and levels, and sent with its counts", async () => {
    const { returns, counts, routes } = await openReturn();
    await press("Mais Vodka");
    await press("Mais Vodka");
    await press("garrafa de Vodka aberta com 7 décimos");
    await fill(limes(), "110");
    expect(screen.getByText("Voltou 2,03 L · usado 1,97 L")).toBeVisible();
    await press("Registrar retorno");
    await backAtEvent();
    expect(counts()).toMatchObject([
      { ingredientId: 1, closed: 2, openTenths: [7] },
      { ingredientId: 2, closed: 110 },
    ]);
    expect(returns()).toEqual([
      {
        returns: [
          { ingredientId: 2, quantity: 110 },
          { ingredientId: 1, quantity: 2.03 },
        ],
        counts: counts().map(({ id }) => id),
      },
    ]);
    const order = routes().filter((route) => !route.startsWith("GET"));
    expect(order.at(-1)).toBe("POST /api/events/7/return-stock");
    expect(lastToast()).toBe("Retorno de estoque realizado com sucesso");
  });

  test("of what was lost or broken asks why", async () => {
    const { returns } = await openReturn();
    await press("Voltou tudo de Limão");
    await press("Perda ou quebra de Vodka");
    await press("Mais quebrado de Vodka");
    await press("Registrar retorno");
    const question = within(await screen.findByRole("alertdialog"));
    const reason = question.getByLabelText("Motivo das quebras");
    await userEvent.clear(reason);
    await userEvent.click(question.getByRole("button", { name: "Registrar" }));
    expect(reason).toHaveAccessibleDescription("Informe o motivo");
    await fill(reason, "Caiu da mesa");
    await userEvent.click(question.getByRole("button", { name: "Registrar" }));
    await backAtEvent();
    expect(returns()).toMatchObject([
      { losses: [{ ingredientId: 1, quantity: 0.75, kind: "quebra", reason: "Caiu da mesa" }] },
    ]);
  });

  test.each([
    ["-1", "Use um número maior ou igual a 0"],
    ["abc", "Digite um número"],
    ["7891000100103", "Use no máximo 99.999.999,99"],
    ["1,234.56", "Escreva o número como 1.234,56"],
  ])("of %j is refused at its field and stays as it was entered", async (text, message) => {
    const { returns } = await openReturn();
    await fill(limes(), text);
    await press("Registrar retorno");
    await waitFor(() => expect(limes()).toHaveFocus());
    expect(limes()).toHaveValue(text);
    expect(limes()).toHaveAccessibleDescription(message);
    expect(returns()).toEqual([]);
    await fill(limes(), "1");
    expect(limes()).not.toHaveAccessibleDescription();
  });

  test("asks first where nothing came back of an item, which may not have been counted yet", async () => {
    const { returns } = await openReturn();
    await press("Mais Vodka");
    await press("Registrar retorno");
    const question = within(await screen.findByRole("alertdialog", { name: "Registrar retorno?" }));
    expect(
      question.getByText(
        "Nada voltou de 1 item: ele conta como usado. Depois de 24 h o retorno não pode ser desfeito.",
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(returns()).toEqual([]);
    expect(vodka()).toHaveValue("1");
    await press("Registrar retorno");
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toMatchObject([{ returns: [{ ingredientId: 1, quantity: 0.75 }] }]);
  });

  test("of more than was withdrawn is refused at its item; a mistake is corrected in place", async () => {
    const { returns } = await openReturn();
    await userEvent.type(vodka(), "7");
    expect(screen.getByText("Contado 1,25 L a mais do que saiu de Vodka")).toBeVisible();
    await press("Registrar retorno");
    await waitFor(() => expect(lastToast()).toBe("Contado 1,25 L a mais do que saiu de Vodka"));
    expect(returns()).toEqual([]);
    await press("Limpar Vodka");
    await press("garrafa de Vodka aberta com 3 décimos");
    await press("Tirar garrafa de Vodka aberta com 3 décimos");
    await press("Voltou tudo de Vodka");
    expect(screen.getByText("Voltou 4 L · usado 0 L")).toBeVisible();
    expect(screen.queryByText(/a mais do que saiu/)).toBeNull();
  });

  test.each([
    ["Somar: 3 garrafas", 2.25],
    ["É a mesma prateleira, vale Bia: 2 garrafas", 1.5],
  ])("of an item that two people counted is asked about once: %s", async (answer, quantity) => {
    const { entry } = countAnswers();
    const known = [entry, { ...entry, id: "of-bia", by: "Bia", isByLink: true, closed: 2 }];
    const { returns } = await openReturn({ "GET /api/events/7/counts": () => ({ body: known }) });
    await screen.findByText("Voltou 2,25 L · usado 1,75 L");
    await press("Voltou tudo de Limão");
    await press("Registrar retorno");
    const question = within(await screen.findByRole("alertdialog"));
    const asked = question.getByRole("group", { name: "Vodka: mais de uma pessoa contou" });
    expect(within(asked).getByRole("radio", { name: "Somar: 3 garrafas" })).toBeChecked();
    expect(within(asked).getAllByRole("radio")).toHaveLength(3);
    await userEvent.click(within(asked).getByRole("radio", { name: answer }));
    await userEvent.click(question.getByRole("button", { name: "Registrar" }));
    await backAtEvent();
    expect(returns()).toMatchObject([{ returns: [{ ingredientId: 2 }, { ingredientId: 1, quantity }] }]);
    expect(returns()).toMatchObject([{ counts: expect.arrayContaining(["first", "of-bia"]) }]);
  });

  test("of the same shelf counted by two, which is more than went out, is not stuck", async () => {
    const { entry } = countAnswers();
    const known = ["Ana", "Bia"].map((by) => ({ ...entry, id: by, by, closed: 4 }));
    const { returns } = await openReturn({ "GET /api/events/7/counts": () => ({ body: known }) });
    expect(await screen.findByText("Contado 2 L a mais do que saiu de Vodka")).toBeVisible();
    await press("Registrar retorno");
    const same = await screen.findByRole("radio", {
      name: "É a mesma prateleira, vale Ana e Bia: 4 garrafas",
    });
    expect(same).toBeChecked();
    await press("Registrar");
    await backAtEvent();
    expect(returns()).toMatchObject([{ returns: [{ ingredientId: 1, quantity: 3 }] }]);
  });

  test("is not registered while a count has not reached the server, nor before a new one was seen", async () => {
    const others = { ...countAnswers().entry, id: "of-bia", by: "Bia" };
    const known: unknown[] = [];
    const { returns } = await openReturn({ "GET /api/events/7/counts": () => ({ body: [...known] }) });
    await press("Voltou tudo de Vodka");
    await press("Voltou tudo de Limão");
    known.push(others);
    await press("Registrar retorno");
    await waitFor(() => expect(lastToast()).toBe("1 contagem nova chegou: confira os itens."));
    expect(returns()).toEqual([]);
  });

  test("is stepped with a thumb, between nothing and what is out", async () => {
    await openReturn();
    expect(screen.getByRole("button", { name: "Menos Vodka" })).toHaveAttribute("aria-disabled", "true");
    await press("Mais Vodka");
    await press("Menos Vodka");
    expect(vodka()).toHaveValue("");
    // The press that comes to the end does not lose the focus.
    expect(screen.getByRole("button", { name: "Menos Vodka" })).toHaveFocus();
    await press("Tudo voltou");
    expect(limes()).toHaveValue("120");
    await press("Mais Limão");
    expect(limes()).toHaveValue("120");
  });
});
