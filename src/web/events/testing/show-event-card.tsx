import { render } from "@testing-library/react";
import { vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { companyUser } from "#web/testing/users.ts";
import { EventCard } from "../list/event-card.tsx";
import { ana, lemon, wedding } from "./bar.ts";

export const syrups = Array.from({ length: 6 }, (_, n) => ({
  ...lemon,
  id: 100 + n,
  name: `Xarope ${n + 1}`,
  quantity: 0,
}));
const ingredients = new Map([vodka, lemon, ...syrups].map((one) => [one.id, one]));
const clients = new Map([[ana.id, ana]]);
export const onEdit = vi.fn();
export const onEditFixedCosts = vi.fn();
export const onPropose = vi.fn();

export function show(
  changes: Partial<PricedEvent> = {},
  { earlier = [] as PricedEvent[], isRoomy = true, proposals = new Map<number, Proposal>() } = {},
) {
  return render(card({ ...wedding, ...changes }, { earlier, isRoomy, proposals }));
}

const clock: Clock = { now: new Date("2026-11-15T12:00:00Z"), timeZone: companyUser.timeZone };
const queryClient = createQueryClient({ onUnauthorized: () => {} });

export const card = (
  event: PricedEvent,
  { earlier = [] as PricedEvent[], isRoomy = true, proposals = new Map<number, Proposal>() } = {},
) => (
  <TestCompany client={queryClient}>
    <EventCard
      event={event}
      context={{
        ingredients,
        priced: ingredients,
        clients,
        proposals,
        differing: new Map(
          [...proposals].filter(
            ([, { differs, changedSince }]) => differs.length > 0 || changedSince.length > 0,
          ),
        ),
        forecast: stockForecast([...earlier, event], ingredients, clock),
        clock,
      }}
      isRoomy={isRoomy}
      hasAllActions={isRoomy}
      onEdit={onEdit}
      onEditFixedCosts={onEditFixedCosts}
      onPropose={onPropose}
      onMade={() => {}}
    />
  </TestCompany>
);
