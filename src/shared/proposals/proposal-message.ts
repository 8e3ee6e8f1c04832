import type { TimeZone } from "#shared/time/time-zones.ts";
import type { Proposal } from "./contract.ts";
import { words } from "./words.ts";

type Sent = Pick<
  Proposal,
  | "number"
  | "isAddendum"
  | "changes"
  | "clientNames"
  | "eventName"
  | "eventDate"
  | "total"
  | "validUntil"
  | "link"
> & {
  companyName: string | null;
};

/** What an owner would write to send a proposal, or an addendum to the one that was accepted. */
export function proposalMessage(
  { clientNames, eventName, eventDate, companyName, ...sent }: Sent,
  timeZone: TimeZone,
): string {
  const { isAddendum, number, changes } = sent;
  const day = words.eventWeekday(eventDate, timeZone);
  const hereIs = isAddendum ? words.hereIsAddendum(number, eventName, day) : words.hereIs(eventName, day);
  return [
    `${words.hello(clientNames[0])} ${hereIs}`,
    isAddendum && changes.length > 0 && words.whatChanges(changes),
    `${words.total}: ${words.money(sent.total)}\n${words.validUntil} ${words.onDay(sent.validUntil)}`,
    `${words.toAccept}\n${sent.link}`,
    companyName,
  ]
    .filter(Boolean)
    .join("\n\n");
}
