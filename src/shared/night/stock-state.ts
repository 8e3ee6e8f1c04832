import { isLapsed } from "#shared/events/stock/lapsed.ts";
import type { Clock } from "#shared/time/clock.ts";

/**
 * Where the stock of an event is, by what was recorded: not out yet, out, back, or never needed ("Nada foi usado").
 * The database makes it of the event's columns (`server/db/schema/events.ts`).
 */
export const stockStates = ["planned", "out", "back", "unused"] as const;
export type StockState = (typeof stockStates)[number];

type Recorded = { active: "true" | "false"; status: string; date: string; stockState: StockState };

/**
 * The state of an event's stock now: a confirmed event that is over and still a plan is `unrecorded`. Nobody has said
 * what it took; it reserves nothing any more and waits for a late withdrawal, or for "Nada foi usado". Only this rule
 * knows it, since it depends on the clock, and answers of the server are cached until something changes.
 */
export const stockState = (event: Recorded, clock: Clock): StockState | "unrecorded" =>
  event.stockState === "planned" &&
  event.active === "true" &&
  event.status === "confirmado" &&
  isLapsed(event, clock)
    ? "unrecorded"
    : event.stockState;
