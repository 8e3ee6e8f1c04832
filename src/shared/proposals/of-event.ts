import { joinWords } from "#shared/text/join-words.ts";
import type { OfferedPart, Proposal } from "./contract.ts";

/** The last version that was sent for an event; the list has those that were sent last first. */
export const latestProposal = (
  proposals: readonly Proposal[] | undefined,
  eventId: number,
): Proposal | undefined => proposals?.find((proposal) => proposal.eventId === eventId);

/** What the client of an event has accepted, and holds. */
export const proposalInForce = (
  proposals: readonly Proposal[] | undefined,
  eventId: number,
): Proposal | undefined =>
  proposals?.find((proposal) => proposal.eventId === eventId && proposal.state === "aceita");

/** What sending a version is called, after the one that was sent last and the one that holds. */
export function sendingText(latest: Proposal | undefined, inForce: Proposal | undefined): string {
  if (inForce) return "Enviar aditivo";
  return latest ? "Enviar nova versão" : "Enviar proposta";
}

/** What the parts of an offer are called, wherever it is told that they changed. */
export const partNames: Record<OfferedPart, string> = {
  guests: "convidados",
  date: "data",
  drinks: "drinks",
  price: "preço",
  place: "local",
  duration: "duração",
};

/** "convidados e preço" */
export const partsText = (parts: readonly OfferedPart[]): string =>
  joinWords(parts.map((part) => partNames[part]));
