import { guestsText } from "#shared/events/labels.ts";
import { hoursText } from "#shared/events/times-text.ts";
import { formatMoney, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { OfferedPart, Proposal } from "./contract.ts";
import { latestProposal, partsText, proposalInForce } from "./of-event.ts";

/** A part of an open offer as it was sent, price and guests first. */
const sentTexts: Record<OfferedPart, (sent: Proposal, timeZone: TimeZone) => string> = {
  price: ({ price }) => formatMoney(Number(price)),
  guests: ({ guests }) => guestsText(guests),
  date: ({ eventDate }, timeZone) => formatWeekdayDateTime(eventDate, timeZone),
  place: ({ place }) => place || "sem local",
  duration: ({ durationMinutes }) => hoursText(durationMinutes),
  drinks: ({ drinkNames }) => drinkNames.join(", ") || "sem drinks",
};

const inOrder = Object.keys(sentTexts) as OfferedPart[];

/**
 * "A proposta enviada diz R$ 5.600,00 · 80 convidados", "Difere do que foi aceito: data": what a version says otherwise
 * than its event does now; undefined where they agree.
 */
export function differenceText(version: Proposal, timeZone: TimeZone): string | undefined {
  const { changedSince, differs, isAddendum } = version;
  if (changedSince.length > 0) return `Difere do que foi aceito: ${partsText(changedSince)}`;
  if (differs.length === 0) return undefined;
  const sent = inOrder
    .filter((part) => differs.includes(part))
    .map((part) => sentTexts[part](version, timeZone));
  return `${isAddendum ? "O aditivo enviado" : "A proposta enviada"} diz ${sent.join(" · ")}`;
}

/** The version of an event that says something else: the open one, before the one in force while nothing is open. */
export function differingVersion(
  proposals: readonly Proposal[] | undefined,
  eventId: number,
): Proposal | undefined {
  const latest = latestProposal(proposals, eventId);
  if (latest && latest.differs.length > 0) return latest;
  const inForce = proposalInForce(proposals, eventId);
  const isWaiting = latest !== inForce && latest?.state === "enviada" && !latest.revokedAt;
  return inForce && inForce.changedSince.length > 0 && !isWaiting ? inForce : undefined;
}
