import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { ProposalRows } from "./proposal-rows.tsx";

const clock = clockAt("2026-11-18T15:00:00Z");
const seen = { seenAt: "2026-11-18T13:00:00Z" };

const show = (proposals: ReturnType<typeof sampleProposal>[], events = [sampleEvent({ id: 7 })]) =>
  render(
    <TestCompany>
      <ProposalRows proposals={proposals} events={events} clock={clock} />
    </TestCompany>,
  );

const texts = () => screen.getAllByRole("paragraph").map(({ textContent }) => textContent);

test("lists those that were seen and those that end soon, and leads to their events", () => {
  show([
    sampleProposal({ ...seen, validUntil: "2026-12-01" }),
    sampleProposal({ id: 6, number: 13, validUntil: "2026-11-19" }),
    // Not seen, and with time left.
    sampleProposal({ id: 8, validUntil: "2026-12-01" }),
  ]);
  expect(texts()).toEqual([
    expect.stringMatching(
      /^Casamento da Ana · R\$\s1\.000,00 · Proposta nº 13 · ainda não vista · termina amanhã$/,
    ),
    expect.stringMatching(/Proposta nº 12 · vista há 2 h · válida até 01\/12\/2026$/),
  ]);
  expect(screen.getByText("Proposta termina")).toBeVisible();
  expect(screen.getByText("Proposta vista")).toBeVisible();
  const [link] = screen.getAllByRole("link", { name: "Ver a proposta de Casamento da Ana" });
  expect(link).toHaveAttribute("href", "/eventos/7");
});

test.each([
  ["an answered one", { state: "aceita" as const }, {}],
  ["a revoked one", { revokedAt: "2026-11-18T13:00:00Z" }, {}],
  ["that of a cancelled event", {}, { status: "cancelado" as const }],
  ["that of a disabled event", {}, { active: "false" as const }],
])("%s waits for nobody", (_which, proposal, event) => {
  const { container } = show([sampleProposal({ ...seen, ...proposal })], [sampleEvent({ id: 7, ...event })]);
  expect(container).toBeEmptyDOMElement();
});

test("a refused one comes first, with its reason, as long as the event is to come", () => {
  const refused = sampleProposal({
    state: "recusada",
    answeredAt: "2026-11-18T13:00:00Z",
    refusalReason: "Ficou caro",
  });
  const { unmount } = show([sampleProposal({ ...seen, id: 6 }), refused]);
  expect(texts()[0]).toMatch(/Proposta nº 12 · recusada há 2 h · “Ficou caro”$/);
  expect(screen.getByText("Proposta recusada")).toBeVisible();
  unmount();
  const past = sampleEvent({ id: 7, date: "2026-11-01T22:00:00.000Z" });
  expect(show([refused], [past]).container).toBeEmptyDOMElement();
});

test("many are folded", async () => {
  show(Array.from({ length: 6 }, (_, id) => sampleProposal({ ...seen, id })));
  expect(texts()).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "e mais 3 propostas · mostrar todos" }));
  expect(texts()).toHaveLength(6);
});
