import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "wouter";
import { recentReturns } from "#shared/dashboard/waiting.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { countsQuery } from "#web/night/return/queries.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WaitingRow } from "./waiting-row.tsx";

type LateCountRowsProps = { events: readonly CateringEvent[]; now: Date };

/** Counts that came after the return of their event was registered: its page offers to correct it. */
export function LateCountRows({ events, now }: LateCountRowsProps) {
  const returned = useMemo(() => recentReturns(events, now), [events, now]);
  return returned.map((event) => <LateCountRow key={event.id} event={event} />);
}

function LateCountRow({ event }: { event: CateringEvent }) {
  const { data: late = [] } = useQuery({ ...countsQuery(event.id), refetchInterval: false });
  if (late.length === 0) return null;
  return (
    <WaitingRow
      tone="orange"
      label="Contagem atrasada"
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
      {formatCount(late.length, "contagem chegou", "contagens chegaram")} depois do retorno
    </WaitingRow>
  );
}
