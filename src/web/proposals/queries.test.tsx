import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Proposal } from "#shared/proposals/contract.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { createQueryClient, JUST_ANSWERED_MS } from "#web/api/query-client.ts";
import { barAnswers } from "#web/events/testing/bar.ts";
import { useEventContext } from "#web/events/use-event-context.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("each screen asks again, and a client's acceptance brings the events and the stock with it", async () => {
  let proposal: Proposal = sampleProposal();
  const { routes } = stubApi({ ...barAnswers(), "GET /api/proposals": () => ({ body: [proposal] }) });
  const client = createQueryClient({ onUnauthorized: () => {} });
  vi.useFakeTimers({ toFake: ["Date"] });
  const visit = async () => {
    vi.advanceTimersByTime(JUST_ANSWERED_MS);
    const { result, unmount } = renderHook(useEventContext, {
      wrapper: ({ children }) => <TestCompany client={client}>{children}</TestCompany>,
    });
    await waitFor(() => expect(result.current.context.proposals.get(7)?.state).toBe(proposal.state));
    await act(async () => {});
    unmount();
  };
  const asked = (path: string) => routes().filter((route) => route === `GET ${path}`).length;
  await visit();
  proposal = { ...proposal, seenAt: "2026-11-17T12:00:00.000Z" };
  await visit();
  expect([asked("/api/proposals"), asked("/api/events"), asked("/api/ingredients")]).toEqual([2, 1, 1]);
  proposal = { ...proposal, state: "aceita" };
  await visit();
  await waitFor(() =>
    expect([asked("/api/proposals"), asked("/api/events"), asked("/api/ingredients")]).toEqual([3, 2, 2]),
  );
});
