import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "wouter";
import { recentReturns } from "#shared/dashboard/waiting.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { countsQuery } from "#web/night/return/queries.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const LABEL = "Contagem atrasada";

/** Counts that came after the return of their event was registered: its page offers to correct it. */
export function useLateCounts(events: readonly CateringEvent[], now: Date): Waiting[] {
  const returned = useMemo(() => recentReturns(events, now), [events, now]);
  const counts = useQueries({
    queries: returned.map(({ id }) => ({ ...countsQuery(id), refetchInterval: false as const })),
  });
  return returned.flatMap((event, position) => {
    const late = counts[position]?.data?.length ?? 0;
    if (late === 0) return [];
    const key = `late-count ${event.id}`;
    return [{ key, kind: "late-count", label: LABEL, row: <LateCountRow event={event} late={late} /> }];
  });
}

function LateCountRow({ event, late }: { event: CateringEvent; late: number }) {
  return (
    <WaitingRow
      tone="orange"
      label={LABEL}
      action={
        <Link
          href={linkToEvent(event.id)}
          aria-label={`Ver as contagens de ${event.name}`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Ver
        </Link>
      }
    >
      <span className="font-semibold text-ink">{event.name}</span> ·{" "}
      {formatCount(late, "contagem chegou", "contagens chegaram")} depois do retorno
    </WaitingRow>
  );
}
