import { Link } from "wouter";
import type { MorningKind, MorningRow } from "#shared/morning/morning-row.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { WaitingRow } from "./waiting-row.tsx";

const tones: Record<MorningKind, BadgeTone> = {
  event: "green",
  return: "red",
  overdue: "red",
  due: "orange",
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
  proposal: { text: "Ver", of: (subject) => `Ver a proposta de ${subject}` },
  inquiry: { text: "Ver", of: (subject) => `Ver o pedido de ${subject}` },
  purchase: { text: "Ver lista" },
  margin: { text: "Ver", of: (subject) => `Ver a margem de ${subject}` },
};

const SHOWN = 3;

/** The rows of these kinds, of each the first few until somebody asks for all. */
export function MorningLines({
  rows,
  kinds,
}: {
  rows: readonly MorningRow[];
  kinds: readonly MorningKind[];
}) {
  return kinds.map((kind) => <LinesOfKind key={kind} rows={rows.filter((row) => row.kind === kind)} />);
}

function LinesOfKind({ rows }: { rows: readonly MorningRow[] }) {
  const { shown, more } = useFirstFew(rows, SHOWN);
  return (
    <>
      {shown.map((row) => (
        <MorningLine key={row.id} row={row} />
      ))}
      {more && (
        <div className="px-3 py-1 text-sm sm:px-4">
          <ShowAllButton isOpen={more.isOpen} onToggle={more.onToggle}>
            e mais {more.rest}
          </ShowAllButton>
        </div>
      )}
    </>
  );
}

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
