import { useMemo } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { AgendaDay } from "#shared/dashboard/agenda.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { MorningRow } from "#shared/morning/morning-row.ts";
import { type MorningFacts, morningRows, purchaseRow } from "#shared/morning/morning-rows.ts";
import type { Clock } from "#shared/time/clock.ts";
import { useInquiries } from "#web/inquiries/queries.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { inquiryRows } from "./inquiry-rows.tsx";
import { useLateCounts } from "./late-count-rows.tsx";
import { marginRows } from "./margin-rows.tsx";
import { MorningLine } from "./morning-line.tsx";
import { usePixKeyChange } from "./pix-key-row.tsx";
import { undatedRows } from "./undated-row.tsx";
import { unrecordedRows } from "./unrecorded-rows.tsx";
import type { Waiting } from "./waiting.ts";

type WaitingFacts = Pick<MorningFacts, "events" | "stock" | "fallen"> & {
  days: readonly AgendaDay<CateringEvent>[];
  /** The event beside the list, which is not told twice. */
  next: CateringEvent | undefined;
  clock: Clock;
};

/** Everything that needs a hand, in no order. */
export function useWaiting({ events, stock, fallen, days, next, clock }: WaitingFacts): Waiting[] {
  const proposals = useProposals();
  const inquiries = useInquiries();
  const pixKey = usePixKeyChange();
  const lateCounts = useLateCounts(events, clock.now);
  const morning = useMemo(
    () => morningRows({ events, stock, fallen: [], proposals }),
    [events, stock, proposals],
  );
  const nextId = next?.id;
  return useMemo(() => {
    const isShort = morning.some(({ kind }) => kind === "purchase");
    const told = morning.filter(({ kind, id }) => kind !== "event" || id !== nextId);
    return [
      ...pixKey,
      ...told.map(lineOf),
      // What lacks in the next days, or else in any of the agenda.
      ...(isShort ? [] : purchaseRow(events, days, stock).map(lineOf)),
      ...lateCounts,
      ...undatedRows(events.filter(hasMoney)),
      ...inquiryRows(inquiries ?? [], clock),
      ...unrecordedRows(events, clock),
      ...marginRows(fallen),
    ];
  }, [pixKey, morning, nextId, events, days, stock, lateCounts, inquiries, clock, fallen]);
}

const lineOf = (row: MorningRow): Waiting => ({
  key: `${row.kind} ${row.id}`,
  kind: row.kind,
  label: row.label,
  row: <MorningLine row={row} />,
});
