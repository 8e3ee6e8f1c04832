import type { CateringEvent } from "#shared/events/contract.ts";
import { type UndoableKind, undoProblem } from "./undo-problem.ts";

type Moved = Pick<CateringEvent, "stockState" | "stockMovedAt">;

/** The latest call that moved stock for an event and was not undone; undefined if there is none. */
export function latestStep({ stockState, stockMovedAt }: Moved) {
  if (stockMovedAt === null) return undefined;
  const at = new Date(stockMovedAt);
  if (stockState === "out") return { kind: "retirada" as const, at };
  return stockState === "back" ? { kind: "retorno" as const, at } : undefined;
}

/** What can be undone of an event now: its latest withdrawal or return, if anything. */
export function undoableStep(
  event: Moved & Pick<CateringEvent, "status" | "active">,
  { isOwner, now }: { isOwner: boolean; now: Date },
): UndoableKind | undefined {
  const latest = latestStep(event);
  if (!latest || event.active === "false") return undefined;
  const problem = undoProblem(latest.kind, { latest, status: event.status, isOwner, now });
  return problem ? undefined : latest.kind;
}
