import { nameKey } from "#shared/text/name-key.ts";

/** The titles that mean a column, and what may stand in it. */
export type ColumnTitles = {
  /** The title in the files that we write. */
  heading: string;
  /** Titles that leave no doubt, even beside the heading of another column. */
  surest?: readonly string[];
  /** Other titles that mean it. */
  names?: readonly string[];
  /** Titles that mean it if nothing else in the file does; the best first. */
  vague?: readonly string[];
  /** The words that a cell may hold; none for free text and numbers. */
  choices?: readonly string[];
};

/** The columns of a noun's files by the fields that they hold, in their order. */
export type Columns<Field extends string> = Readonly<Record<Field, ColumnTitles>>;

/** A column that an import understands. */
export type Column<Field extends string> = ColumnTitles & { field: Field };

/** "Preço (R$)", "PREÇO" and "Preço:" are one title. */
const titleKey = (title: string) =>
  nameKey(
    nameKey(title)
      .replace(/\([^)]*\)|\br\$/g, " ")
      .replace(/[.:*_#/-]/g, " "),
  );

type Candidate<Field> = { place: number; field: Field; rank: number; order: number };

/** From this rank on a title is a guess, dropped where another column already is the field. */
const VAGUE = 3;

/**
 * Recognises columns by their titles, the surest first. Two titles that both clearly mean one field both get it: only
 * the user can tell which one counts.
 */
export function recogniseColumns<Field extends string>(
  titles: readonly string[],
  columns: readonly Column<Field>[],
): (Field | undefined)[] {
  const candidates = candidatesFor(titles, columns).sort(
    (one, other) => one.rank - other.rank || one.order - other.order || one.place - other.place,
  );
  const found: (Field | undefined)[] = titles.map(() => undefined);
  const taken = new Set<Field>();
  for (const { place, field } of candidates) {
    if (found[place] !== undefined || taken.has(field)) continue;
    found[place] = field;
    taken.add(field);
  }
  for (const { place, field, rank } of candidates) if (rank < VAGUE) found[place] ??= field;
  return found;
}

function candidatesFor<Field extends string>(titles: readonly string[], columns: readonly Column<Field>[]) {
  const candidates: Candidate<Field>[] = [];
  for (const [place, title] of titles.entries()) {
    const key = titleKey(title);
    if (key === "") continue;
    for (const { field, heading, surest = [], names = [], vague = [] } of columns) {
      for (const [rank, words] of [surest, [heading], names, vague].entries()) {
        const order = words.findIndex((word) => titleKey(word) === key);
        if (order >= 0) candidates.push({ place, field, rank, order: rank === VAGUE ? order : 0 });
      }
    }
  }
  return candidates;
}
