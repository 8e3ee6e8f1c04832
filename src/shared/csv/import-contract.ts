import { z } from "zod";
import { formatNumber } from "#shared/numbers/format.ts";
import { MOST_IMPORTED_ROWS } from "./import-limits.ts";

export const NO_VERSION = "Versão inválida";

/** Only counts the rows. They are validated one by one later, since thousands at once would block other requests. */
export const importedRows = (none: string, plural: string, most = MOST_IMPORTED_ROWS) =>
  z
    .array(z.unknown(), none)
    .min(1, none)
    .max(most, `Importe no máximo ${formatNumber(most)} ${plural} por vez`);

/** A row with an id edits the version it was compared with. */
export const hasVersion = ({ id, version }: { id?: number; version?: number }) =>
  id === undefined || version !== undefined;

export type ImportResult = { created: number; changed: number };
