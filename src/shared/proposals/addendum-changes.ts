import { guestsText } from "#shared/events/labels.ts";
import { hoursText } from "#shared/events/times-text.ts";
import { formatMoney, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { type OfferedPart, offeredParts } from "./contract.ts";
import { partNames } from "./of-event.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { words } from "./words.ts";

type Change = { label: string; from: string; to: string };

/** A part of an offer, as its client reads it; the names of drinks in any order are the same. */
const partTexts: Record<OfferedPart, (offered: ProposalSnapshot) => string> = {
  guests: ({ event }) => guestsText(event.guests),
  date: ({ event, company }) => formatWeekdayDateTime(event.date, company.timeZone),
  drinks: ({ drinks }) =>
    drinks
      .map(({ name }) => name)
      .sort()
      .join(", "),
  price: ({ pricing }) => formatMoney(Number(pricing.price)),
  place: ({ event }) => event.location ?? "",
  duration: ({ event }) => hoursText(event.durationMinutes),
};

/** What an addendum changes in what was accepted: "Convidados", "100 convidados", "120 convidados". */
export const addendumChanges = (accepted: ProposalSnapshot, addendum: ProposalSnapshot): Change[] =>
  offeredParts.flatMap((part) => {
    const [from, to] = [accepted, addendum].map(partTexts[part]) as [string, string];
    if (from === to) return [];
    const label = partNames[part].charAt(0).toUpperCase() + partNames[part].slice(1);
    return [{ label, from: from || words.notSaid, to: to || words.notSaid }];
  });
