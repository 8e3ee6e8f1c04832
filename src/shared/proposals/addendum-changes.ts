import { type OfferedPart, offeredParts } from "./contract.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { words } from "./words.ts";

type Change = { label: string; from: string; to: string };

/** A part of an offer, as its client reads it; the names of drinks in any order are the same. */
const partTexts: Record<OfferedPart, (offered: ProposalSnapshot) => string> = {
  guests: ({ event }) => words.guestCount(event.guests),
  date: ({ event, company }) => words.eventMoment(event.date, company.timeZone),
  drinks: ({ drinks }) =>
    drinks
      .map(({ name }) => name)
      .sort()
      .join(", "),
  price: ({ pricing }) => words.money(pricing.price),
  place: ({ event }) => event.location ?? "",
  duration: ({ event }) => words.duration(event.durationMinutes),
};

/** What an addendum changes in what was accepted: "Convidados", "100 convidados", "120 convidados". */
export const addendumChanges = (accepted: ProposalSnapshot, addendum: ProposalSnapshot): Change[] =>
  offeredParts.flatMap((part) => {
    const [from, to] = [accepted, addendum].map(partTexts[part]) as [string, string];
    if (from === to) return [];
    const label = words.parts[part].charAt(0).toUpperCase() + words.parts[part].slice(1);
    return [{ label, from: from || words.notSaid, to: to || words.notSaid }];
  });
