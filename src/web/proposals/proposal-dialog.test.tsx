import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { addDays } from "#shared/numbers/day.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { dayIn } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { ana, barAnswers, wedding } from "#web/events/testing/bar.ts";
import { charged, priced } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ProposalDialog } from "./proposal-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "share");
});

type Answers = Parameters<typeof stubApi>[0];

/** Opens the dialog of an event on proposals that a successful call replaces. */
function open(
  present: Proposal | undefined,
  answers: Answers = {},
  event = priced,
  earlier: Proposal[] = [],
) {
  let now = present;
  const become = (changes: Partial<Proposal>) => () => {
    now = sampleProposal({ ...now, ...changes });
    return { body: now };
  };
  const stub = stubApi({
    ...barAnswers([event]),
    "GET /api/clients": { body: [{ ...ana, phone: "(11) 98765-4321" }] },
    "GET /api/proposals": () => ({ body: [...(now ? [now] : []), ...earlier] }),
    "GET /api/events/7/proposals": () => ({ body: [...(now ? [now] : []), ...earlier] }),
    "GET /api/payment-settings": { body: defaultPaymentSettings },
    "GET /api/proposal-settings": { body: defaultProposalSettings },
    "POST /api/events/7/proposals": become({}),
    "POST /api/events/7/proposal-preview": { body: { html: "<style>p{}</style><p>Prévia</p>" } },
    "POST /api/proposals/5/accept": become({
      state: "aceita",
      answeredAt: "2026-11-17T13:32:00.000Z",
      acceptedName: "Ana Souza",
    }),
    "POST /api/proposals/5/revoke": become({ revokedAt: "2026-11-17T13:32:00.000Z" }),
    ...answers,
  });
  const onClose = vi.fn();
  render(
    <TestCompany>
      <ProposalDialog event={event} open onClose={onClose} />
    </TestCompany>,
  );
  const sentTo = (route: string) => stub.sent.findLast((one) => one.route === route)?.body;
  return { ...stub, sentTo, onClose };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("is sent with the usual validity, and then goes out by WhatsApp with its text", async () => {
  const { sentTo } = open(undefined);
  expect(await screen.findByText(/^R\$\s1\.000,00$/)).toBeVisible();
  const validUntil = addDays(dayIn(new Date(), SAO_PAULO), defaultProposalSettings.validityDays);
  expect(screen.getByLabelText("Válida até")).toHaveValue(validUntil);
  await fill(screen.getByRole("textbox", { name: /^Mensagem/ }), "Será uma alegria!");
  await press("Enviar proposta");
  const link = await screen.findByRole("link", { name: "WhatsApp" });
  expect(sentTo("POST /api/events/7/proposals")).toEqual({ validUntil, message: "Será uma alegria!" });
  await waitFor(() =>
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/5511987654321\?text=/)),
  );
  const text = new URL(link.getAttribute("href") ?? "").searchParams.get("text");
  expect(text).toMatch(/^Olá, Ana! Aqui está a proposta para Casamento da Ana/);
  expect(text).toContain("https://bar.com.br/p/segredo");
  expect(screen.getByText("Proposta nº 12 · ainda não vista")).toBeVisible();
  // There is no share sheet here.
  expect(screen.queryByRole("button", { name: "Compartilhar" })).toBeNull();
});

test("the share sheet gets the same text, and copies are at hand", async () => {
  const user = userEvent.setup();
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  open(sampleProposal());
  await press("Compartilhar");
  const message = screen.getByRole("region", { name: "Texto da mensagem" }).querySelector("p")?.textContent;
  expect(share).toHaveBeenCalledWith({ title: "Proposta nº 12", text: message });
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  expect(await navigator.clipboard.readText()).toBe("https://bar.com.br/p/segredo");
  await user.click(screen.getByRole("button", { name: "Copiar texto" }));
  expect(await navigator.clipboard.readText()).toBe(message);
});

test("a day that is past is told at its field, nothing is sent and nothing typed is lost", async () => {
  const { routes } = open(undefined);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Mensagem/ }), "Oi");
  const date = screen.getByLabelText("Válida até");
  await fill(date, "2020-01-01");
  await press("Enviar proposta");
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription("A validade não pode ser um dia que já passou"),
  );
  expect(screen.getByRole("textbox", { name: /^Mensagem/ })).toHaveValue("Oi");
  expect(routes()).not.toContain("POST /api/events/7/proposals");
});

test("what the server refuses is said in the form", async () => {
  open(undefined, {
    "POST /api/events/7/proposals": refusal(409, "A proposta deste evento já foi aceita"),
  });
  await press("Enviar proposta");
  expect(await screen.findByRole("alert")).toHaveTextContent("A proposta deste evento já foi aceita");
});

test("is seen first as the client will, in a frame that can run nothing", async () => {
  const { sentTo } = open(undefined);
  await press("Como o cliente vê");
  const frame = await screen.findByTitle("Proposta como o cliente vê");
  expect(frame).toHaveAttribute("sandbox", "");
  expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("<p>Prévia</p>"));
  expect(sentTo("POST /api/events/7/proposal-preview")).toMatchObject({ message: null });
  expect(sentTo("POST /api/events/7/proposals")).toBeUndefined();
});

test("an event without a price leads to where it gets one", async () => {
  const { onClose } = open(undefined, {}, wedding);
  expect(await screen.findByText("Este evento ainda não tem preço")).toBeVisible();
  const way = screen.getByRole("link", { name: "Definir preço" });
  expect(way).toHaveAttribute("href", "/eventos/7?parte=preco");
  await userEvent.click(way);
  expect(onClose).toHaveBeenCalled();
});

test("a new version replaces it", async () => {
  const { sentTo } = open(sampleProposal());
  await press("Enviar nova versão");
  expect(await screen.findByText(/O link já enviado passa a mostrar/)).toBeVisible();
  await press("Enviar nova versão");
  expect(await screen.findByRole("link", { name: "WhatsApp" })).toBeVisible();
  expect(sentTo("POST /api/events/7/proposals")).toBeDefined();
});

test("an acceptance by other means is recorded with a name", async () => {
  const { sentTo } = open(sampleProposal());
  await press("Registrar aceite");
  const dialog = within(await screen.findByRole("dialog", { name: "Registrar aceite" }));
  const name = dialog.getByRole("textbox", { name: "Nome de quem aceitou" });
  expect(name).toHaveValue("Ana Souza");
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole("button", { name: "Registrar aceite" }));
  await waitFor(() => expect(name).toHaveAccessibleDescription("Informe o nome de quem aceita"));
  await fill(name, "Ana S.");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar aceite" }));
  expect(await screen.findByText(/^Aceita por/)).toHaveTextContent("Aceita por Ana Souza em 17/11/2026");
  expect(sentTo("POST /api/proposals/5/accept")).toEqual({ name: "Ana S." });
  expect(getSnapshot()[0]?.title).toBe("Aceite registrado com sucesso");
  // It is agreed upon: an addendum may follow, and no second acceptance.
  expect(await screen.findByRole("button", { name: "Enviar aditivo" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /nova versão|Registrar aceite/ })).toBeNull();
});

test("an open one that says something else says so, and a new version comes before WhatsApp", async () => {
  open(sampleProposal({ price: "5600.00", guests: 80, differs: ["guests", "price"] }));
  expect(await screen.findByText(/^A proposta enviada diz R\$\s5\.600,00 · 80 convidados$/)).toBeVisible();
  const footer = screen.getByRole("link", { name: "WhatsApp" }).parentElement as HTMLElement;
  expect(within(footer).getByRole("button", { name: "Enviar nova versão" }).className).toContain(
    "bg-primary",
  );
  expect(within(footer).getByRole("link", { name: "WhatsApp" }).className).not.toContain("bg-primary");
  expect(screen.getAllByRole("button", { name: "Enviar nova versão" })).toHaveLength(1);
  await press("Registrar aceite");
  expect(await screen.findByText(/cobranças do evento passam a ser os desta proposta/)).toBeVisible();
});

test("its link is revoked after a question", async () => {
  const { routes } = open(sampleProposal());
  await press("Revogar link");
  const question = within(await screen.findByRole("alertdialog", { name: "Revogar o link?" }));
  expect(routes()).not.toContain("POST /api/proposals/5/revoke");
  await userEvent.click(question.getByRole("button", { name: "Revogar link" }));
  expect(await screen.findByText("Proposta nº 12 · link revogado")).toBeVisible();
  expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
  expect(screen.getByRole("button", { name: "Enviar nova versão" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Registrar aceite" })).toBeNull();
});

test.each<[string, Partial<Proposal>, string, string[]]>([
  [
    "refused",
    { state: "recusada", answeredAt: "2026-11-17T13:32:00.000Z", refusalReason: "Ficou caro" },
    "Ficou caro",
    ["Enviar nova versão", "Registrar aceite", "Revogar link"],
  ],
  [
    "over",
    { state: "vencida", validUntil: "2026-11-01" },
    "Proposta nº 12 · vencida",
    ["Enviar nova versão", "Registrar aceite", "Revogar link"],
  ],
])("one that is %s offers what is left to do", async (_state, changes, text, buttons) => {
  open(sampleProposal(changes));
  expect(await screen.findByText(text)).toBeVisible();
  for (const name of buttons) expect(screen.getByRole("button", { name })).toBeVisible();
  expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
});

const charges = () =>
  within(screen.getByRole("region", { name: "Pagamento" }))
    .queryAllByRole("listitem")
    .map((row) => row.textContent?.replace(/ até .*R/, " R"));

test("an event without charges is offered by the company's terms, unless they are to be agreed upon", async () => {
  const { sentTo } = open(undefined);
  expect(await screen.findByText(/As parcelas são salvas/)).toBeVisible();
  expect(charges()).toEqual(["Sinal no aceiteR$\u00a0500,00", "Saldo R$\u00a0500,00"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Deixar o pagamento a combinar" }));
  expect(charges()).toEqual([]);
  await press("Enviar proposta");
  await screen.findByRole("link", { name: "WhatsApp" });
  expect(sentTo("POST /api/events/7/proposals")).toMatchObject({ charges: [] });
});

test("charges that are saved are shown as they are", async () => {
  open(undefined, {}, charged);
  await screen.findByRole("button", { name: "Enviar proposta" });
  expect(charges()).toEqual(["Sinal R$\u00a0500,00", "Saldo: No local R$\u00a0500,00"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

const accepted = sampleProposal({
  id: 4,
  state: "aceita",
  answeredAt: "2026-11-17T13:32:00.000Z",
  acceptedName: "Ana Souza",
  changedSince: ["guests", "price"],
});

test("what changed after the acceptance is named, and goes out as an addendum", async () => {
  const { sentTo } = open(accepted);
  expect(await screen.findByText("Difere do que foi aceito: convidados e preço")).toBeVisible();
  await press("Enviar aditivo");
  expect(await screen.findByText(/A versão aceita continua valendo/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Enviar proposta" })).toBeNull();
  await press("Enviar aditivo");
  await waitFor(() => expect(sentTo("POST /api/events/7/proposals")).toBeDefined());
});

test("an addendum is offered for the new price, and one that was agreed upon otherwise is accepted with it", async () => {
  const event = { ...charged, accepted: true, price: "1200.00", basePrice: "1200.00" };
  const { sentTo } = open(accepted, {}, event);
  await press("Enviar aditivo");
  expect(charges()).toEqual(["Sinal R$\u00a0500,00", "Saldo: No local R$\u00a0700,00"]);
  expect(screen.getByText(/^R\$\s1\.200,00$/)).toBeVisible();
  expect(screen.getByText(/Ana Souza já concordou/)).toBeVisible();
  await press("Combinado por fora");
  await waitFor(() =>
    expect(sentTo("POST /api/events/7/proposals")).toMatchObject({ agreedBy: "Ana Souza" }),
  );
});

test("beside an addendum stands what is in force, and every version is at hand", async () => {
  const saved = vi.fn(() => "blob:pdf");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  const { routes } = open(
    sampleProposal({ version: 2, isAddendum: true }),
    {
      "GET /api/proposals/4/page": { body: "<p>O que foi aceito</p>" },
      "GET /api/proposals/4/pdf": { body: "%PDF" },
    },
    priced,
    [accepted],
  );
  expect(await screen.findByText("Aditivo da proposta nº 12 · ainda não vista")).toBeVisible();
  expect(screen.getByText(/Vale o que foi aceito: R\$\s1\.000,00, versão 1/)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Ver a versão 1" }));
  expect(await screen.findByTitle("Proposta como o cliente vê")).toHaveAttribute(
    "srcdoc",
    expect.stringContaining("O que foi aceito"),
  );
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Baixar o PDF da versão 1" }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(routes()).toContain("GET /api/proposals/4/pdf");
});

test("what cannot be loaded is said, and tried again", async () => {
  let isUp = false;
  open(undefined, {
    "GET /api/proposals": () => (isUp ? { body: [] } : refusal(503, "Serviço indisponível")),
  });
  await screen.findByText("Não foi possível carregar a proposta");
  isUp = true;
  await press("Tentar novamente");
  expect(await screen.findByRole("button", { name: "Enviar proposta" })).toBeVisible();
});
