import "#web/editing/zod-setup.ts";
import { useMemo, useState } from "react";
import type { Column } from "#shared/csv/column-titles.ts";
import { decodeCsv } from "#shared/csv/decode-csv.ts";
import type { Corrections } from "#shared/csv/import-row.ts";
import type { Assignment, openTable, TableFile } from "#shared/csv/table-file.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { importFailure } from "./import-failure.ts";
import { importPlan, type PlanRules, type PreviewedRow } from "./import-plan.ts";
import { readInWorker } from "./read-in-worker.ts";

/** A file as it is read, with what was typed over it. */
export type ReadFile<Field extends string> = { table: TableFile<Field>; corrections: Corrections<Field> };

/** How an import speaks of its records. */
export type ImportWords = {
  title: string;
  /** Said if the file changes nothing. */
  same: string;
  /** "Deixar como estão os que já existem" */
  keepPresent: string;
  /** "o estoque": what the file is compared with. */
  compared: string;
  /** Said when somebody else has changed it meanwhile. */
  conflict: string;
};

/** What `defineImport` makes, as far as the dialog needs it. */
type ImportKind<Field extends string, Row extends PreviewedRow, Present, Known, Body extends object> = Pick<
  PlanRules<Row, Body>,
  "bodyOf" | "most" | "many"
> & {
  one: string;
  columns: readonly Column<Field>[];
  open: (text: string, assignment: Assignment<Field>) => ReturnType<typeof openTable<Field>>;
  preview: (
    file: TableFile<Field>,
    present: readonly Present[],
    known: Known,
    corrections: Corrections<Field>,
  ) => Row[];
};

type CsvImportRules<Field extends string, Row extends PreviewedRow, Present, Known, Body extends object> = {
  kind: ImportKind<Field, Row, Present, Known, Body>;
  words: ImportWords;
  /** The records that the file is compared with; undefined while that cannot be done. */
  present: readonly Present[] | undefined;
  known: NoInfer<Known>;
  /** Fetches what the file is compared with. */
  refresh: () => Promise<unknown>;
  send: (body: Body, file: ReadFile<Field>) => Promise<unknown>;
  onImported: () => void;
};

type ChosenFile = { name: string; text: string };

/** Compares a chosen file with what is there, again after every correction and whenever that is refetched. */
export function useCsvImport<
  Field extends string,
  Row extends PreviewedRow,
  Present,
  Known,
  Body extends object,
>(rules: CsvImportRules<Field, Row, Present, Known, Body>) {
  const { kind, words, present, known, refresh } = rules;
  const [chosen, setChosen] = useState<ChosenFile>();
  const [assignment, setAssignment] = useState<Assignment<Field>>(new Map());
  const [corrections, setCorrections] = useState<Corrections<Field>>(new Map());
  const [keepsPresent, setKeepsPresent] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const file = useMemo(() => chosen && kind.open(chosen.text, assignment), [chosen, assignment, kind]);
  const table = file?.columns ? file : undefined;
  const rows = useMemo(
    () =>
      table && present && table.problem === undefined
        ? kind.preview(table, present, known, corrections)
        : undefined,
    [table, corrections, kind, present, known],
  );
  const plan = useMemo(
    () => rows && importPlan(rows, { ...kind, corrections, keepsPresent }),
    [rows, kind, corrections, keepsPresent],
  );

  const choose = async (next: File) => {
    setIsReading(true);
    setProblem(undefined);
    try {
      const [sheets] = await Promise.all([readFile(next), refresh()]);
      // A cover, or notes, may come before the table.
      const text =
        sheets.find((sheet) => kind.open(sheet, new Map()).problem === undefined) ?? sheets[0] ?? "";
      setAssignment(new Map());
      setCorrections(new Map());
      setKeepsPresent(false);
      setChosen({ name: next.name, text });
    } catch (error) {
      setChosen(undefined);
      setProblem(readFailure(error as Error, words.compared));
    } finally {
      setIsReading(false);
    }
  };

  const assign = (place: number, field: Field | null) =>
    setAssignment((before) => withAssigned(before, place, field));
  const correct = (numbers: readonly number[], field: Field, value: string) =>
    setCorrections((before) => withCorrected(before, numbers, field, value));

  const send = useSingleFlight(async () => {
    if (!plan || !table) return;
    setProblem(undefined);
    setIsSending(true);
    try {
      await rules.send(plan.body, { table, corrections });
      rules.onImported();
    } catch (error) {
      // Also without an answer: rows that were written all the same then need no change.
      await refresh().catch(() => undefined);
      setProblem(importFailure(error as Error, plan.writable, words.conflict));
    } finally {
      setIsSending(false);
    }
  });

  return {
    kind,
    words,
    fileName: chosen?.name,
    problem: problem ?? file?.problem,
    table,
    assignment,
    corrections,
    plan,
    keepsPresent,
    isReading,
    isSending,
    choose,
    assign,
    correct,
    setKeepsPresent,
    send,
  };
}

export type CsvImport<Field extends string, Row extends PreviewedRow> = ReturnType<
  // biome-ignore lint/suspicious/noExplicitAny: the dialog compares nothing, whatever the records are.
  typeof useCsvImport<Field, Row, any, any, object>
>;

function withAssigned<Field>(before: Assignment<Field>, place: number, field: Field | null) {
  const next = new Map(before);
  // A field has one column.
  for (const [other, taken] of before) if (field !== null && taken === field) next.set(other, null);
  return next.set(place, field);
}

function withCorrected<Field extends string>(
  before: Corrections<Field>,
  numbers: readonly number[],
  field: Field,
  value: string,
) {
  const next = new Map(before);
  for (const number of numbers) {
    const cells: Partial<Record<Field, string>> = { ...before.get(number) };
    cells[field] = value;
    next.set(number, cells);
  }
  return next;
}

/** Only a failed fetch needs an explanation; errors of the file have their own. */
const readFailure = (error: Error, compared: string) =>
  error instanceof ApiError
    ? `Não foi possível comparar o arquivo com ${compared} (${error.message}). Escolha-o de novo.`
    : error.message;

/** Far more than any company has; a larger file must be another one. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** What a workbook, a zip archive, begins with. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/** The text of a chosen file, or of each sheet of a workbook; the preview validates it. */
async function readFile(file: File): Promise<string[]> {
  if (file.size > LARGEST_FILE) throw new Error("O arquivo é grande demais: o máximo é 5 MB.");
  const bytes = await file.arrayBuffer().catch(() => {
    // The file was moved, or saved again since it was chosen.
    throw new Error("Não foi possível ler o arquivo. Escolha-o de novo.");
  });
  const content = new Uint8Array(bytes);
  if (!ARCHIVE.every((byte, place) => content[place] === byte)) return [decodeCsv(content)];
  return readInWorker({ bytes: content, most: LARGEST_FILE });
}
