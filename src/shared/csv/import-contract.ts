import { z } from "zod";
import { recordId } from "#shared/numbers/amount.ts";
import { formatNumber } from "#shared/numbers/format.ts";

export type ImportResult = { created: number; changed: number };

type Edit = { id?: number; version?: number };

/** Without an id a new record; with one, an edit of the version that it was compared with. */
export const importedRow = <Input>(input: z.ZodObject & z.ZodType<Input>, missing: string) =>
  input
    .safeExtend({ id: recordId(missing).optional() })
    .refine(({ id, version }: Edit) => id === undefined || version !== undefined, {
      path: ["version"],
      error: "Versão inválida",
    }) as z.ZodType as z.ZodType<Input & Edit>;

/** Only counts the rows. They are validated one by one later, since thousands at once would block other requests. */
export const importedRows = ({ one, many, most }: { one: string; many: string; most: number }) => {
  const none = `Nenhum ${one} para importar`;
  const tooMany = `Importe no máximo ${formatNumber(most)} ${many} por vez`;
  return z.object({ rows: z.array(z.unknown(), none).min(1, none).max(most, tooMany) });
};
