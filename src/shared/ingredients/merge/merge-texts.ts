/** Hours within which a merge can be undone. */
const UNDO_HOURS = 24;

export const canUndoMerge = (mergedAt: Date | string, now: Date): boolean =>
  now.getTime() - new Date(mergedAt).getTime() <= UNDO_HOURS * 3_600_000;

export const MERGE_TOO_OLD = `Uma junção só pode ser desfeita nas primeiras ${UNDO_HOURS} horas`;

/** What stands with the archived ingredient. */
export const mergeNote = (into: string) => `Juntado em ${into}.`;

/** The observations of an ingredient with the note of its merge. */
export const withMergeNote = (observations: string | null, into: string): string =>
  observations ? `${observations}\n${mergeNote(into)}` : mergeNote(into);

/** Says that stock is out, and where. */
export const outAtEvent = (name: string, event: string) =>
  `Há estoque de ${name} fora, em ${event}: registre o retorno antes de juntar`;

/** Says that something which a merge wrote has changed since. */
export const changedSinceMerge = (what: string) =>
  `${what} mudou depois da junção: ela não pode mais ser desfeita`;
