import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { readSnapshot } from "#shared/proposals/snapshot.ts";
import type { Call } from "./call.ts";
import { demoDay } from "./demo-money.ts";

type DemoProposal = {
  event: string;
  message: string;
  /** Days from today on which it is sent, answered and ends. */
  sent: number;
  accepted?: { day: number; name: string };
  ends: number;
  /** Hours before now; undefined for one that nobody has opened. */
  seenHoursAgo?: number;
};

/** One that was accepted, one that was seen and one that ended without an answer. */
export const demoProposals: readonly DemoProposal[] = [
  {
    event: "Casamento Fernanda e Lucas",
    message: "Fernanda e Lucas, será uma alegria cuidar do bar de vocês!",
    sent: -4,
    accepted: { day: -3, name: "Fernanda Moreira" },
    ends: 6,
    seenHoursAgo: 80,
  },
  {
    event: "Feira de design",
    message: "Olá! Segue a proposta para o bar da feira, com os drinks que combinamos.",
    sent: -2,
    ends: 8,
    seenHoursAgo: 2,
  },
  {
    event: "Jantar de parceiros Horizonte",
    message: "Segue a proposta para o jantar. Qualquer ajuste, é só chamar.",
    sent: -5,
    ends: -1,
  },
];

/** Sends the proposal of an event; one that has ended by now is valid until today first. */
export async function sendDemoProposal(call: Call, { event, message, ends }: DemoProposal, today: Day) {
  const events = await call<CateringEvent[]>("GET", "/api/events");
  const id = events.find(({ name }) => name === event)?.id;
  const validUntil = addDays(today, Math.max(ends, 0));
  await call("POST", `/api/events/${id}/proposals`, { validUntil, message });
}

export async function acceptDemoProposal(call: Call, event: string, name: string): Promise<void> {
  const sent = await call<Proposal[]>("GET", "/api/proposals");
  const id = sent.find(({ eventName }) => eventName === event)?.id;
  await call("POST", `/api/proposals/${id}/accept`, { name });
}

/** Notes who has looked at the proposals, and ends those that are over, which only an invented company may do. */
export async function ageDemoProposals(db: Database, now: Date): Promise<void> {
  for (const { id, snapshot } of await db.select().from(proposals)) {
    const offered = readSnapshot(snapshot);
    const demo = demoProposals.find(({ event }) => event === offered.event.name);
    if (!demo) continue;
    const validUntil = addDays(demoDay(now), demo.ends);
    const text = JSON.stringify({ ...offered, validUntil });
    const seenAt =
      demo.seenHoursAgo === undefined ? null : new Date(now.getTime() - demo.seenHoursAgo * 60 * 60 * 1000);
    await db
      .update(proposals)
      .set({ validUntil, seenAt, snapshot: text, snapshotHash: hash("sha256", text) })
      .where(eq(proposals.id, id));
  }
}
