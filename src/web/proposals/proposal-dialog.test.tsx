import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { addDays } from "#shared/numbers/day.ts";
import { saoPauloDay } from "#shared/numbers/sao-paulo.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { defaultProposalSettings } from "#shared/proposals/settings-contract.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { ana, barAnswers, wedding } from "#web/events/testing/bar.ts";
import { priced } from "#web/events/testing/open-price.ts";
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
function open(present: Proposal | undefined, answers: Answers = {}, event = priced) {
  let now = present;
  const become = (changes: Partial<Proposal>) => () => {
    now = sampleProposal({ ...now, ...changes });
    return { body: now };
  };
  const stub = stubApi({
    ...barAnswers([event]),
    "GET /api/clients": { body: [{ ...ana, phone: "(11) 98765-4321" }] },
    "GET /api/proposals": () => ({ body: now ? [now] : [] }),
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
  const validUntil = addDays(saoPauloDay(new Date()), defaultProposalSettings.validityDays);
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
  await press("Enviar proposta");
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
  // It is agreed upon: neither a new version nor a second acceptance.
  expect(screen.queryByRole("button", { name: /nova versão|Registrar aceite/ })).toBeNull();
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
