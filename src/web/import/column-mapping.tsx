import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Column } from "#shared/csv/column-titles.ts";
import { type FileColumn, ignoredColumns, type TableFile } from "#shared/csv/table-file.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { BareSelect } from "./bare-select.tsx";

type ColumnMappingProps<Field extends string> = {
  table: TableFile<Field>;
  columns: readonly Column<Field>[];
  onAssign: (place: number, field: Field | null) => void;
};

const NOT_IMPORTED = "-";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What each column of the file is; opened by itself where that is not clear. */
export function ColumnMapping<Field extends string>({ table, columns, onAssign }: ColumnMappingProps<Field>) {
  const id = useId();
  const ignored = ignoredColumns(table);
  const [isOpen, setIsOpen] = useState(table.problem !== undefined || ignored.length > 0);
  const known = table.columns.filter(({ field }) => field !== undefined).length;
  const hasSamples = ({ title, samples }: FileColumn<Field>) => title !== "" || samples.length > 0;

  return (
    <section className="rounded-lg border border-line">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-lg px-3 py-2 text-left text-sm hover:bg-hover"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-medium">
              {formatCount(known, "coluna reconhecida", "colunas reconhecidas")}
            </span>
            {ignored.length > 0 && <span className="text-muted">, fora: {ignored.join(", ")}</span>}
          </span>
          <ChevronDown className={`size-4 shrink-0 text-muted ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </h3>
      {isOpen && (
        <ul id={id} aria-label="Colunas do arquivo" className="border-t border-line px-3 py-1 text-sm">
          {table.columns.map((column, place) =>
            hasSamples(column) ? (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, titles may repeat.
                key={place}
                className="grid border-b border-line last:border-b-0 items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_15rem]"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{titleOf(column, place)}</span>
                  <span className="block truncate text-muted">{column.samples.join(" · ") || "vazia"}</span>
                </span>
                <BareSelect
                  label={`Coluna ${titleOf(column, place)}`}
                  value={column.field ?? NOT_IMPORTED}
                  onChange={(value) => onAssign(place, value === NOT_IMPORTED ? null : (value as Field))}
                >
                  <option value={NOT_IMPORTED}>Não importar</option>
                  {columns.map(({ field, heading }) => (
                    <option key={field} value={field}>
                      {heading}
                    </option>
                  ))}
                </BareSelect>
              </li>
            ) : null,
          )}
        </ul>
      )}
      {table.skipped.length > 0 && (
        <p className="border-t border-line px-3 py-2 text-sm wrap-anywhere text-muted">
          {skippedText(table.skipped)}
        </p>
      )}
    </section>
  );
}

/** A column without a title is named by its letter, as the spreadsheet does. */
const titleOf = ({ title }: { title: string }, place: number) =>
  title || `${LETTERS[place] ?? place + 1} (sem título)`;

/** "Títulos e totais deixados de fora: linhas 1 (Estoque de agosto), 27 (Total)." */
function skippedText(skipped: TableFile<string>["skipped"]): string {
  const named = skipped
    .slice(0, 4)
    .map(({ number, text }) => `${number} (${text.length > 30 ? `${text.slice(0, 30)}…` : text})`);
  const more = skipped.length > named.length ? ` e mais ${skipped.length - named.length}` : "";
  return `Títulos e totais deixados de fora: ${skipped.length === 1 ? "linha" : "linhas"} ${named.join(", ")}${more}.`;
}
