import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { go, onClose, open, pick, press, type } from "#web/events/testing/open-event.tsx";
import { answers, charged, openPrice, priced, sentTo } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

const choose = (mode: string) => userEvent.selectOptions(screen.getByLabelText("Como cobrar"), mode);

describe("the price", () => {
  test("is saved with its event, and the margin follows while it is typed", async () => {
    const { sent } = stubApi(answers(wedding));
    await openPrice(wedding);
    expect(screen.queryByText("Margem")).toBeNull();
    await choose("Valor fechado");
    await type(screen.getByLabelText(/^Preço \(R\$\)/), "1.141,00");
    expect(screen.getByText("50 %")).toBeVisible();
    await fill(screen.getByLabelText("Duração (horas)"), "4,5");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
      {
        pricing: { pricingMode: "fechado", price: "1141.00", pricePerGuest: null, minGuests: null },
        durationMinutes: 270,
        version: 4,
      },
    ]);
  });

  test("for the wanted margin stays one by guests", async () => {
    const perGuest = { ...wedding, pricingMode: "por_convidado", pricePerGuest: "10.00" } as const;
    const { sent } = stubApi(answers(perGuest));
    await openPrice(perGuest);
    // 1.037,27 ÷ 100, rounded up
    await userEvent.click(
      await screen.findByRole("button", { name: /^Preço para 45\s% de margem: R\$\s10,38 por convidado$/ }),
    );
    await press("Salvar");
    await waitFor(() =>
      expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
        { pricing: { pricingMode: "por_convidado", pricePerGuest: "10.38" } },
      ]),
    );
  });

  test("for the wanted margin is one tap", async () => {
    const { sent } = stubApi(answers(wedding));
    await openPrice(wedding);
    // 570,50 ÷ 0,55
    await userEvent.click(
      await screen.findByRole("button", { name: /^Preço para 45\s% de margem: R\$\s1\.037,27$/ }),
    );
    expect(screen.getByText("45 %")).toBeVisible();
    await press("Salvar");
    await waitFor(() =>
      expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ pricing: { price: "1037.27" } }]),
    );
  });

  test("is not sent where it stays the same", async () => {
    const { sent } = stubApi(answers(priced));
    open(priced);
    await fill(await screen.findByLabelText("Nome"), "Outro");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toHaveLength(1);
    expect(sentTo(sent, "PUT /api/events/7")[0]).not.toHaveProperty("pricing");
  });

  const byGuests: PricedEvent = {
    ...wedding,
    guests: 100,
    pricingMode: "por_convidado",
    price: "5000.00",
    basePrice: "5000.00",
    total: "5000.00",
    pricePerGuest: "50.00",
    pricedGuests: 100,
  };
  const agreed: PricedEvent = { ...byGuests, agreed: true, priceAgreed: true };

  test("by guests follows them until the client has agreed", async () => {
    const { sent } = stubApi(answers(byGuests));
    open(byGuests);
    await fill(await screen.findByLabelText(/Convidados/), "120");
    expect(screen.queryByText(/^Mudar o preço/)).toBeNull();
    await go("Preço");
    expect(screen.getByText(/^R\$\s6\.000,00$/)).toBeVisible();
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ guests: 120, priceAnswer: "atualizar" }]);
    expect(sentTo(sent, "PUT /api/events/7")[0]).not.toHaveProperty("pricing");
  });

  test.each([
    ["Manter o preço", "manter"],
    ["Mudar o preço", "atualizar"],
  ])("that is agreed is asked about when the guests change: %s", async (label, priceAnswer) => {
    const { sent } = stubApi(answers(agreed));
    open(agreed);
    await fill(await screen.findByLabelText(/Convidados/), "120");
    await press("Salvar");
    const question = await screen.findByRole("alertdialog", { name: "Mudar o preço?" });
    expect(question).toHaveTextContent(/R\$\s5\.000,00 → R\$\s6\.000,00/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
    await press("Salvar");
    const again = await screen.findByRole("alertdialog", { name: "Mudar o preço?" });
    await userEvent.click(within(again).getByRole("button", { name: label }));
    await waitFor(() => expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ priceAnswer }]));
  });

  test("that is agreed is renewed by the offer in the form, without another question", async () => {
    const { sent } = stubApi(answers(agreed));
    open(agreed);
    await fill(await screen.findByLabelText(/Convidados/), "120");
    const offer = screen.getByText(/^Mudar o preço\? R\$\s5\.000,00 → R\$\s6\.000,00/);
    expect(offer).toHaveTextContent("O de agora foi calculado para 100 convidados.");
    await press("Mudar o preço");
    expect(offer).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Convidados/)).toHaveFocus();
    await press("Salvar");
    await waitFor(() =>
      expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ priceAnswer: "atualizar" }]),
    );
  });

  test("has discounts and extras, which are summed up and sent", async () => {
    const { sent } = stubApi(answers(priced));
    await openPrice(priced);
    await press("Desconto ou extra");
    await type(screen.getByRole("textbox", { name: "Desconto ou extra" }), "Indicação");
    await fill(screen.getByLabelText("Valor (R$)"), "-100,50");
    expect(screen.getByText(/^R\$\s899,50$/)).toBeVisible();
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
      { pricing: { price: "1000.00", lines: [{ text: "Indicação", amount: "-100.50" }] } },
    ]);
  });

  test("that its discounts eat up is refused below them", async () => {
    const { sent } = stubApi(answers(priced));
    await openPrice(priced);
    await press("Desconto ou extra");
    await type(screen.getByRole("textbox", { name: "Desconto ou extra" }), "Indicação");
    await fill(screen.getByLabelText("Valor (R$)"), "-1000");
    await press("Salvar");
    expect(await screen.findByText("Com os descontos, o preço deve ficar acima de zero")).toBeVisible();
    expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
  });

  test("by guests is offered as one sum", async () => {
    const byGuest: PricedEvent = {
      ...priced,
      pricingMode: "por_convidado",
      pricePerGuest: "12.50",
      price: "1250.00",
      basePrice: "1250.00",
      pricedGuests: 100,
    };
    stubApi(answers(byGuest));
    await openPrice(byGuest);
    await choose("Valor fechado");
    expect(screen.getByLabelText(/^Preço \(R\$\)/)).toHaveValue("1250,00");
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "12345678901234");
    await press("Salvar");
    await waitFor(() =>
      expect(screen.getByLabelText(/^Preço \(R\$\)/)).toHaveAccessibleDescription(/^Use no máximo R\$/),
    );
  });

  test("stays where only the duration is changed", async () => {
    const { sent } = stubApi(answers(charged));
    await openPrice(charged);
    await fill(screen.getByLabelText("Duração (horas)"), "6");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ durationMinutes: 360 }]);
    expect(sentTo(sent, "PUT /api/events/7")[0]).not.toHaveProperty("pricing");
  });

  test("that somebody else has agreed stays where only the duration is changed", async () => {
    let event = priced;
    const { sent } = stubApi({
      ...answers(priced),
      "GET /api/events": () => ({ body: [event] }),
      "PUT /api/events/7": () =>
        event === priced ? refusal(409, VERSION_CONFLICT) : { body: { ...event, version: 10 } },
    });
    await openPrice(priced);
    await fill(screen.getByLabelText("Duração (horas)"), "6");
    await press("Salvar");
    const reload = await screen.findByRole("button", { name: "Recarregar e manter o que digitei" });
    event = {
      ...priced,
      price: "1200.00",
      basePrice: "1200.00",
      total: "1200.00",
      durationMinutes: 240,
      version: 9,
    };
    await userEvent.click(reload);
    expect(await screen.findByText(/^Preço: Valor fechado, R\$\s1\.200,00$/)).toBeVisible();
    expect(screen.getByText("Duração (horas): 4 (no formulário ficou o seu)")).toBeVisible();
    expect(screen.getByLabelText(/^Preço \(R\$\)/)).toHaveValue("1200,00");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7").at(-1)).toMatchObject({ durationMinutes: 360, version: 9 });
    expect(sentTo(sent, "PUT /api/events/7").at(-1)).not.toHaveProperty("pricing");
  });

  test("that is missing or no price is said at its field, in its part", async () => {
    const { sent } = stubApi(answers(wedding));
    await openPrice(wedding);
    await choose("Valor fechado");
    await go("Dados");
    await press("Salvar");
    const price = await screen.findByLabelText(/^Preço \(R\$\)/);
    await waitFor(() => expect(price).toHaveAccessibleDescription("Informe o preço"));
    expect(price).toHaveFocus();
    await fill(price, "0,001");
    await waitFor(() => expect(price).toHaveAccessibleDescription("Use no máximo duas casas decimais"));
    await choose("Por convidado");
    await fill(screen.getByLabelText(/^Por convidado/), "10");
    await fill(screen.getByLabelText(/^Duração/), "25");
    await press("Salvar");
    await waitFor(() =>
      expect(screen.getByLabelText(/^Duração/)).toHaveAccessibleDescription(
        "Duração deve ser de 30 minutos a 24 horas",
      ),
    );
    expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
  });

  test("of a new event knows the usual costs, which the event starts with", async () => {
    const van = { name: "Van", category: "Transporte", amount: "110.00", per: "evento", guests: null };
    const { sent } = stubApi({
      ...answers(wedding),
      "GET /api/usual-costs": { body: [van] },
      "POST /api/events": { status: 201, body: wedding },
    });
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    await go("Preço");
    expect(await screen.findByText("com transporte, sem equipe")).toBeVisible();
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "POST /api/events")).toMatchObject([
      { fixedCosts: [{ name: "Van", value: 110, category: "Transporte" }] },
    ]);
  });

  test.each([
    ["planejamento", "planned", { name: "Bartender (3)", value: 750, category: "Bartender" }],
    ["confirmado", "planned", { name: "Bartender (3)", value: 750, category: "Bartender" }],
    ["confirmado", "back", { name: "Bartender (2)", value: 500, category: "Bartender" }],
  ] as const)(
    "usual costs by guests follow the guests of an event in %s with its stock %s, in sight",
    async (status, stockState, saved) => {
      const bartender = {
        name: "Bartender",
        category: "Bartender",
        amount: "250.00",
        per: "convidados",
        guests: 50,
      };
      const planned = {
        ...wedding,
        status,
        stockState,
        agreed: status === "confirmado",
        guests: 100,
        fixedCosts: [{ id: 1, name: "Bartender (2)", value: 500, category: "Bartender" as const }],
      };
      const { sent } = stubApi({ ...answers(planned), "GET /api/usual-costs": { body: [bartender] } });
      open(planned);
      await fill(await screen.findByLabelText(/Convidados/), "150");
      expect(await screen.findByText(new RegExp(`${saved.value},00 de custos fixos`))).toBeInTheDocument();
      await press("Salvar");
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ fixedCosts: [saved] }]);
    },
  );

  test("comes with a new event in the one call that makes it", async () => {
    const { sent } = stubApi({ ...answers(wedding), "POST /api/events": { status: 201, body: wedding } });
    open();
    await fill(await screen.findByLabelText("Nome"), "Bodas");
    await fill(screen.getByLabelText("Data e hora"), "2026-12-20T20:30");
    await go("Drinks");
    await pick("Adicionar drink", "caipi");
    await go("Preço");
    await choose("Valor fechado");
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "900");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "POST /api/events")).toMatchObject([{ pricing: { price: "900.00" } }]);
  });
});

describe("with charges", () => {
  const amounts = () => screen.getAllByLabelText("Valor (R$)") as [HTMLElement, HTMLElement];

  test("another price moves the saldo in sight, and both are saved together", async () => {
    const { sent } = stubApi(answers(charged));
    await openPrice(charged);
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "1200");
    await waitFor(() => expect(amounts()[1]).toHaveValue("700,00"));
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
      { pricing: { price: "1200.00", charges: [{ id: 1 }, { id: 2, amount: "700.00" }] } },
    ]);
  });

  test("due dates that moved with the event's day are told after saving, by the server's answer", async () => {
    const [first, second] = charged.charges as [Charge, Charge];
    const moved = { ...charged, version: 5, charges: [first, { ...second, dueOn: "2026-12-29" }] };
    stubApi({ ...answers(charged), "PUT /api/events/7": { body: moved } });
    open(charged);
    await fill(await screen.findByLabelText("Data e hora"), "2027-01-05T20:30");
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const told = getSnapshot().map(({ description }) => description);
    expect(told).toContain("Saldo passou para 29/12/2026");
  });

  test("another price and back again changes nothing", async () => {
    const { sent } = stubApi(answers(charged));
    await openPrice(charged);
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "1200");
    await waitFor(() => expect(amounts()[1]).toHaveValue("700,00"));
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "1000,00");
    await waitFor(() => expect(amounts()[1]).toHaveValue("500,00"));
    await press("Salvar");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")[0]).not.toHaveProperty("pricing");
  });

  test("a price that the saldo cannot follow is refused at the saldo, in its part", async () => {
    const { sent } = stubApi(answers(charged));
    await openPrice(charged);
    await fill(screen.getByLabelText(/^Preço \(R\$\)/), "550");
    await go("Dados");
    await press("Salvar");
    await waitFor(() =>
      expect(amounts()[1]).toHaveAccessibleDescription(
        /^Saldo já recebeu R\$\s100,00 e não pode valer menos/,
      ),
    );
    expect(amounts()[1]).toHaveFocus();
    expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
  });

  test("the price cannot be taken away alone", async () => {
    const { sent } = stubApi(answers(charged));
    await openPrice(charged);
    await choose("Sem preço");
    await press("Salvar");
    expect(await screen.findByText(/^Defina o preço do evento antes do sinal/)).toBeVisible();
    expect(sentTo(sent, "PUT /api/events/7")).toEqual([]);
  });

  test("an agreed price that follows the guests after all takes the saldo along", async () => {
    const agreed: PricedEvent = {
      ...charged,
      guests: 100,
      pricingMode: "por_convidado",
      pricePerGuest: "10.00",
      pricedGuests: 100,
      agreed: true,
      priceAgreed: true,
    };
    const { sent } = stubApi(answers(agreed));
    open(agreed);
    await fill(await screen.findByLabelText(/Convidados/), "120");
    await press("Salvar");
    const question = await screen.findByRole("alertdialog", { name: "Mudar o preço?" });
    await userEvent.click(within(question).getByRole("button", { name: "Mudar o preço" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([
      { priceAnswer: "atualizar", pricing: { charges: [{ amount: "500.00" }, { amount: "700.00" }] } },
    ]);
  });
});

test("a price is saved and leads to its proposal", async () => {
  const { sent } = stubApi(answers(wedding));
  await openPrice(wedding);
  expect(screen.queryByRole("button", { name: /^Salvar e/ })).toBeNull();
  await choose("Valor fechado");
  await fill(screen.getByLabelText(/^Preço \(R\$\)/), "900");
  await press("Salvar e enviar proposta");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentTo(sent, "PUT /api/events/7")).toMatchObject([{ pricing: { price: "900.00" } }]);
  expect(window.location.href).toMatch(/\/eventos\/7\?parte=proposta$/);
});
