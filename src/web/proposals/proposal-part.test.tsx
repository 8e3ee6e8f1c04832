import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { ana, barAnswers } from "#web/events/testing/bar.ts";
import { charged } from "#web/events/testing/open-price.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ProposalPart } from "./proposal-part.tsx";

afterEach(() => vi.unstubAllGlobals());

const moved: PricedEvent = { ...charged, accepted: true, price: "1200.00", basePrice: "1200.00", version: 4 };
const back: PricedEvent = { ...charged, accepted: true, version: 5 };

function show(proposals: Proposal[], event: PricedEvent = moved) {
  const stub = stubApi({
    ...barAnswers([event]),
    "GET /api/clients": { body: [{ ...ana, phone: "(11) 98765-4321" }] },
    "GET /api/proposals": { body: proposals },
    "POST /api/events/7/back-to-accepted": { body: back },
    "PUT /api/events/7": { body: moved },
  });
  render(
    <TestCompany>
      <ProposalPart event={event} onPropose={() => {}} onCancel={() => {}} />
    </TestCompany>,
  );
  return (route: string) => stub.sent.findLast((one) => one.route === route)?.body as object;
}

const steps = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")].map((step) => step.textContent);
const accepted = sampleProposal({ id: 4, state: "aceita", changedSince: ["price"] });

test("an open offer that says something else: first a new version, then WhatsApp", async () => {
  show([sampleProposal({ price: "5600.00", differs: ["price"] })]);
  expect(await screen.findByText(/^A proposta enviada diz R\$\s5\.600,00$/)).toBeVisible();
  expect(steps()).toEqual(["Enviar nova versão", "WhatsApp", "Ver proposta"]);
});

test("an event goes back to what was accepted in one tap, and forth again", async () => {
  const sentTo = show([accepted]);
  expect(await screen.findByText("Difere do que foi aceito: preço")).toBeVisible();
  expect(steps()).toEqual(["Enviar aditivo", "Ver proposta", "Voltar ao que foi aceito"]);
  await userEvent.click(screen.getByRole("button", { name: "Voltar ao que foi aceito" }));
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("O evento voltou ao que foi aceito"));
  expect(sentTo("POST /api/events/7/back-to-accepted")).toEqual({ version: 4 });
  getSnapshot()[0]?.action?.onAction();
  await waitFor(() => expect(sentTo("PUT /api/events/7")).toBeDefined());
  expect(sentTo("PUT /api/events/7")).toMatchObject({
    version: 5,
    guests: moved.guests,
    pricing: {
      pricingMode: "fechado",
      price: "1200.00",
      charges: [
        { id: 1, kind: "sinal", amount: "500.00" },
        { id: 2, kind: "saldo", amount: "500.00" },
      ],
    },
  });
});

test.each<[string, Proposal[], Partial<PricedEvent>]>([
  ["nothing differs", [{ ...accepted, changedSince: [] }], {}],
  ["the stock is out", [accepted], { stockState: "out" }],
  ["the event is cancelled", [accepted], { status: "cancelado" }],
])("no way back where %s", async (_what, proposals, changes) => {
  show(proposals, { ...moved, ...changes });
  await screen.findByRole("button", { name: "Ver proposta" });
  expect(screen.queryByRole("button", { name: "Voltar ao que foi aceito" })).toBeNull();
});
