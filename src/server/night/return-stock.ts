import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { readEvent } from "#server/events/event-json.ts";
import { lockEvent, refuseUnseenStep } from "#server/events/lock-event.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import { settleCounts } from "#server/night/counts/settle-counts.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { summedAmounts } from "#shared/events/stock/summed-amounts.ts";
import type { ReturnInput } from "#shared/night/contract.ts";
import { moveStock } from "./move-stock.ts";
import { refuseWrongReturn } from "./refuse-wrong-return.ts";
import { stockOutOf } from "./stock-out.ts";
import { writeReturns } from "./write-returns.ts";

type EventRow = Pick<typeof events.$inferSelect, "id" | "guestsPresent">;

/** Puts back what an event did not use or lose, if anything, and so ends the withdrawal. */
export const returnStock = (
  data: CompanyData,
  id: number,
  input: ReturnInput,
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (event.stockState !== "out") throw conflict("O estoque deste evento não foi retirado");
    refuseUnseenStep(event, input.latestStepAt);
    const { returns, losses = [] } = input;
    const quantities = summedAmounts(returns);
    const gone = new Set(returns.flatMap(({ ingredientId, ranOut }) => (ranOut ? [ingredientId] : [])));
    refuseUnclear(input, { isSomethingBack: quantities.size > 0, isSomethingGone: gone.size > 0 });
    const rows = await stockOutOf(tx, id);
    const out = new Map(rows.map((one) => [one.ingredientId, one]));
    const named = [...quantities.keys(), ...gone, ...losses.map(({ ingredientId }) => ingredientId)];
    const stock = await tx.lock(ingredients, [
      ...new Set([...named, ...(quantities.size > 0 ? [] : out.keys())]),
    ]);
    const stockById = new Map(stock.map((ingredient) => [ingredient.id, ingredient]));
    refuseWrongReturn({ returns, losses }, out, stockById);
    const costOf = (ingredient: (typeof stock)[number]) =>
      out.get(ingredient.id)?.unitCost ?? ingredient.unitCost;
    const moves = stock.map((ingredient) => ({
      ingredient,
      quantity: quantities.get(ingredient.id) ?? 0,
      unitCost: costOf(ingredient),
      ranOut: gone.has(ingredient.id),
    }));
    const lost = losses.flatMap(({ ingredientId, ...loss }) => {
      const ingredient = stockById.get(ingredientId);
      return ingredient ? [{ ...loss, ingredient, unitCost: costOf(ingredient) }] : [];
    });
    await writeReturns(tx, id, quantities);
    const { returned } = await pipelined({
      moved: moveStock(tx, { event, kind: "retorno", moves, losses: lost }),
      guests: noteGuests(tx, event, input.guestsPresent),
      counts: settleCounts(tx, id, event.stockSteps + 1, input.counts),
      returned: readEvent(tx, id),
    });
    return returned;
  });

/** Notes how many guests came; absent, that stays as it is. */
async function noteGuests(tx: CompanyData, event: EventRow, guestsPresent: number | null | undefined) {
  if (guestsPresent === undefined || guestsPresent === event.guestsPresent) return;
  await tx.update(events, event.id, { guestsPresent });
  const told = changesOf({ guestsPresent: event.guestsPresent }, { guestsPresent }, ["guestsPresent"]);
  await recordChanges(tx, "event_changed", event.id, told);
}

/** An empty list alone is a mistake: that nothing came back is said on purpose, or follows from what was lost. */
function refuseUnclear(
  input: ReturnInput,
  { isSomethingBack, isSomethingGone }: { isSomethingBack: boolean; isSomethingGone: boolean },
): void {
  const { losses = [], nothingReturned = false, close = false } = input;
  const isSaid = isSomethingBack || isSomethingGone || nothingReturned || close || losses.length > 0;
  if (!isSaid) {
    throw new AppError(400, "Nenhum item de retorno foi informado");
  }
  if (isSomethingBack && nothingReturned) {
    throw new AppError(400, "Informe o que voltou ou que nada voltou, não os dois");
  }
}
