import { renderHook, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { lemon, wedding } from "#web/events/testing/bar.ts";
import { press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { usePreparation } from "./prepare/use-preparation.ts";
import { keepEvent, keptEvent } from "./team-page/kept-event.ts";
import { TOKEN, teamEvent } from "./team-page/testing/sample-team-event.ts";
import { openWithdrawal } from "./testing/open-withdrawal.tsx";

// The device is where `vitest.config.ts` puts it, which is in no zone of Brazil.
beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => void vi.useRealTimers());
const turnClock = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });

test.each<[string, TimeZone, string]>([
  ["2026-12-26T01:30:00Z", "America/Noronha", "2026-12-25"],
  ["2026-12-26T02:30:00Z", "America/Noronha", "2026-12-26"],
  ["2026-12-26T02:30:00Z", "America/Sao_Paulo", "2026-12-25"],
  ["2026-12-26T03:30:00Z", "America/Manaus", "2026-12-25"],
  ["2026-12-26T04:30:00Z", "America/Rio_Branco", "2026-12-25"],
  ["2026-12-26T05:30:00Z", "America/Rio_Branco", "2026-12-26"],
])("at %s in %s what is missing is bought on %s", async (now, timeZone, day) => {
  turnClock(now);
  const { writes } = await openWithdrawal(
    {
      "GET /api/ingredients": { body: [vodka, { ...lemon, quantity: 117.5 }] },
      "POST /api/purchases": { status: 201, body: { ids: [1], lines: 1, total: "1.50" } },
    },
    { timeZone },
  );
  await press("Registrar entrada e dar baixa");
  await press("Dar baixa");
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[0]?.body).toMatchObject({ boughtOn: day });
});

test.each<[string, TimeZone, boolean]>([
  ["2026-12-29T02:30:00Z", "America/Sao_Paulo", true],
  ["2026-12-29T02:30:00Z", "America/Noronha", false],
  ["2026-12-29T03:30:00Z", "America/Sao_Paulo", false],
  ["2026-12-29T03:30:00Z", "America/Manaus", true],
  ["2026-12-29T04:30:00Z", "America/Manaus", false],
])("at %s in %s the event of a link that ends on 28 December is kept: %s", async (now, timeZone, isKept) => {
  turnClock(now);
  const event = { ...teamEvent, validUntil: "2026-12-28", timeZone };
  await keepEvent(TOKEN, { event, counts: [], at: 7 });
  expect((await keptEvent(TOKEN)) !== undefined).toBe(isKept);
});

test.each<[string, TimeZone, boolean]>([
  ["2026-12-23T02:30:00Z", "America/Sao_Paulo", false],
  ["2026-12-23T03:30:00Z", "America/Sao_Paulo", true],
  ["2026-12-23T03:30:00Z", "America/Manaus", false],
  ["2026-12-23T02:30:00Z", "America/Noronha", true],
])("at %s in %s the evening of 25 December is near: %s", (now, timeZone, isNear) => {
  const event = { ...wedding, date: "2026-12-25T22:30:00.000Z" };
  const { result } = renderHook(() => usePreparation(event, clockAt(now, timeZone)), {
    wrapper: TestCompany,
  });
  expect(result.current?.isNear).toBe(isNear);
});
