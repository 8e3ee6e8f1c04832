/** A problem of a row: the line of the file, the column, the cell's text and a sentence. */
export type RowProblem<Field extends string = string> = {
  number: number;
  field?: Field;
  column?: string;
  found?: string;
  message: string;
  /** Only this row can settle it: the same cell in other rows is no common cause. */
  isOwn?: true;
};

/** What the user has typed over cells, by line of the file. */
export type Corrections<Field extends string = string> = ReadonlyMap<
  number,
  Readonly<Partial<Record<Field, string>>>
>;

export type RowKind = "new" | "changed" | "same" | "wrong";

/** What every previewed row of any import has. */
export type AnyRow = {
  number: number;
  name: string;
  /** What the user should know about a row that is right. */
  note?: string;
  /** All lines of the file that the row is made of, if there may be several. */
  lines?: readonly number[];
};

export type ImportRow<Field extends string, Input, Present, Change> = AnyRow &
  (
    | { kind: "new"; input: Input }
    | { kind: "changed"; input: Input; present: Present; changes: Change[] }
    | { kind: "wrong"; problems: RowProblem<Field>[] }
    | { kind: "same" }
  );

/** The rows that would be written. */
export type Writable<Row> = Extract<Row, { kind: "new" | "changed" }>;
