import { Link } from "wouter";
import type { MorningKind, MorningRow } from "#shared/morning/morning-row.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { WaitingRow } from "./waiting-row.tsx";

const tones: Record<MorningKind, BadgeTone> = {
  event: "green",
  return: "red",
  overdue: "red",
  due: "orange",
  "outdated-proposal": "orange",
  proposal: "blue",
  inquiry: "blue",
  purchase: "orange",
  margin: "orange",
};

/** What the button of a row says, and in whole words what a screen reader does. */
const actions: Record<MorningKind, { text: string; of?: (subject: string) => string }> = {
  event: { text: "Ver", of: (subject) => `Ver ${subject}` },
  return: { text: "Contar retorno", of: (subject) => `Contar retorno de ${subject}` },
  overdue: { text: "Cobrar" },
  due: { text: "Ver", of: () => "Ver o que vence" },
  "outdated-proposal": {
    text: "Enviar nova versão",
    of: (subject) => `Enviar nova versão a ${subject}`,
  },
  proposal: { text: "Ver", of: (subject) => `Ver a proposta de ${subject}` },
  inquiry: { text: "Ver", of: (subject) => `Ver o pedido de ${subject}` },
  purchase: { text: "Ver lista" },
  margin: { text: "Ver", of: (subject) => `Ver a margem de ${subject}` },
};

/** A row of what needs a hand. */
export function MorningLine({ row }: { row: MorningRow }) {
  const { kind, label, subject, facts, path } = row;
  const { text, of } = actions[kind];
  return (
    <WaitingRow
      tone={tones[kind]}
      label={label}
      // Its place is held while the dashboard loads.
      isShort={kind === "purchase"}
      action={
        <Link
          href={path}
          aria-label={of?.(subject)}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {text}
        </Link>
      }
    >
      <span className="font-semibold text-ink">{subject}</span> · {facts}
    </WaitingRow>
  );
}
