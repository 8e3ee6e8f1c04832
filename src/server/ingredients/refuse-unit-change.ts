import type { CompanyData } from "#server/db/company/company-data.ts";
import type { ingredients } from "#server/db/schema/stock.ts";
import { conflict } from "#server/http/errors.ts";
import { stockOutOfActive } from "#server/night/stock-out.ts";

const MEASURES = ["unit", "yieldQuantity", "yieldUnit"] as const;

type Row = typeof ingredients.$inferSelect;
type Edit = { present: Row; edited: Pick<Row, (typeof MEASURES)[number]> };

/**
 * Refuses another unit or yield while stock is out: litres cannot come back as bottles. The ingredients must be locked,
 * as a withdrawal locks them. Disabled events do not count, or an ingredient that was used up could never be changed
 * again.
 */
export async function refuseUnitChangeWhileOut(tx: CompanyData, edits: readonly Edit[]): Promise<void> {
  const measuredAnew = edits.filter(({ present, edited }) =>
    MEASURES.some((measure) => edited[measure] !== present[measure]),
  );
  if (measuredAnew.length === 0) return;
  const out = new Set((await stockOutOfActive(tx)).map(({ ingredientId }) => ingredientId));
  if (measuredAnew.some(({ present }) => out.has(present.id))) {
    throw conflict(
      "Há estoque deste ingrediente fora, em um evento: registre o retorno antes de mudar a unidade ou o rendimento",
    );
  }
}
