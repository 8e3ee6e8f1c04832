import type { EventStatus } from "#shared/events/enumerations.ts";

/** The kinds of steps that have an undo of their own; that of a further withdrawal is the withdrawal's. */
export type UndoableKind = "retirada" | "retorno";

export type UndoableStep = { kind: UndoableKind; at: Date };

const UNDOABLE_FOR = 24 * 60 * 60_000;

const texts = {
  retirada: {
    none: "Não há baixa para desfazer neste evento",
    late: "Depois de 24 h a baixa só pode ser desfeita por um dono",
  },
  retorno: {
    none: "Não há retorno para desfazer neste evento",
    late: "Depois de 24 h o retorno só pode ser desfeito por um dono",
  },
};

type Circumstances = {
  /** The latest step that was not undone. */
  latest: UndoableStep | undefined;
  status: EventStatus;
  isOwner: boolean;
  now: Date;
};

/** Why a withdrawal or a return of an event may not be undone now, if it may not. */
export function undoProblem(wanted: UndoableKind, circumstances: Circumstances): string | undefined {
  const { latest, status, isOwner, now } = circumstances;
  if (latest?.kind === "retorno" && wanted === "retirada") {
    return "Desfaça o retorno antes de desfazer a baixa";
  }
  if (latest?.kind !== wanted) return texts[wanted].none;
  if (wanted === "retorno" && status === "cancelado") {
    return "O evento está cancelado: reabra-o antes de desfazer o retorno";
  }
  if (!isOwner && now.getTime() - latest.at.getTime() > UNDOABLE_FOR) return texts[wanted].late;
  return undefined;
}
