import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import type { MessageContent } from "./layout.ts";
import { nameInMail } from "./without-links.ts";

export const PROPOSAL_ANSWER_TITLE = "Resposta de uma proposta";

type ProposalAnswer = {
  eventId: number;
  eventName: string;
  number: number;
  isAccepted: boolean;
  name: string | null;
  hasReason: boolean;
};

/** Reads what a client answered; none if the proposal is no longer in that state. */
export async function readProposalAnswer(
  db: Database,
  { proposalId }: Pick<typeof emails.$inferSelect, "proposalId">,
): Promise<ProposalAnswer | undefined> {
  const [found] = await db
    .select({
      eventId: proposals.eventId,
      eventName: events.name,
      number: proposals.number,
      state: proposals.state,
      name: proposals.acceptedName,
      reason: proposals.refusalReason,
    })
    .from(proposals)
    .innerJoin(events, eq(events.id, proposals.eventId))
    .where(eq(proposals.id, proposalId ?? 0));
  if (!found || (found.state !== "aceita" && found.state !== "recusada")) return undefined;
  const { state, reason, ...answer } = found;
  return { ...answer, isAccepted: state === "aceita", hasReason: reason !== null };
}

/** The message to an owner. Names are written so that mail programs make no link of them; a reason is left out. */
export function proposalAnswerContent(answer: ProposalAnswer, link: string): MessageContent {
  const which = `a proposta nº ${answer.number} (${nameInMail(answer.eventName)})`;
  const who = answer.name ? nameInMail(answer.name) : "O cliente";
  return {
    title: answer.isAccepted ? "Proposta aceita" : "Proposta recusada",
    paragraphs: answer.isAccepted
      ? [`${who} aceitou ${which}.`]
      : [`O cliente recusou ${which}.`, ...(answer.hasReason ? ["O motivo está no evento."] : [])],
    action: { label: "Abrir o evento", link },
    footnote: "Você recebe esta mensagem porque é dono da empresa no Balcão.",
  };
}
