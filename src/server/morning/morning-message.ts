import type { MailHeaders } from "#server/email/email.ts";
import type { MessageContent } from "#server/email/layout.ts";
import { composeEmail } from "#server/email/messages.ts";
import type { ComposeMorning } from "#server/email/outbox.ts";
import { withoutLinks } from "#server/email/without-links.ts";
import { fullDay } from "#shared/dashboard/day-names.ts";
import type { MorningRow } from "#shared/morning/morning-row.ts";
import { today } from "#shared/time/clock.ts";
import { type Morning, type MorningSource, readMorning } from "./read-morning.ts";

/** A mail is read on a phone over coffee; the rest is on the dashboard. */
const MOST_ROWS = 25;

const unsubscribePath = (token: string) => `/avisos/${token}`;

/** The morning's mail. Names are written so that mail programs make no link of them. */
function morningContent({ rows, clock, unsubscribeToken }: Morning, publicUrl: string): MessageContent {
  const rest = rows.length - MOST_ROWS;
  const row = ({ label, subject, facts, path }: MorningRow) => ({
    label,
    text: withoutLinks(`${subject} · ${facts}`),
    link: publicUrl + path,
  });
  return {
    title: `Bom dia! O que pede atenção hoje, ${fullDay(today(clock))}`,
    paragraphs: [],
    rows: rows.slice(0, MOST_ROWS).map(row),
    ...(rest > 0 && { rest: `E mais ${rest} no dashboard.` }),
    action: { label: "Abrir o Balcão", link: `${publicUrl}/` },
    footnote: "Você recebe este resumo às 7:00 quando algo precisa de você.",
    unsubscribe: publicUrl + unsubscribePath(unsubscribeToken),
  };
}

export const morningComposer =
  (source: MorningSource): ComposeMorning =>
  async (stored) => {
    const morning = await readMorning(source, stored);
    if (!morning) return undefined;
    const { publicUrl } = source;
    return composeEmail(
      stored.recipient,
      morningContent(morning, publicUrl),
      morningHeaders(morning, publicUrl),
    );
  };

/** One-click unsubscribing by RFC 8058; a stable id, so that mail programs show once what was sent twice. */
function morningHeaders({ clock, unsubscribeToken, userId }: Morning, publicUrl: string): MailHeaders {
  return {
    messageId: `<manha.${today(clock)}.${userId}@${new URL(publicUrl).hostname}>`,
    unsubscribe: publicUrl + unsubscribePath(unsubscribeToken),
  };
}
