import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { readEvent, readPlan } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { conflict } from "#server/http/errors.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { TakenItem } from "#shared/night/contract.ts";
import { moveStock } from "./move-stock.ts";
import { itemPath, refuseShortages } from "./refuse-shortages.ts";
import { refuseManySteps } from "./standing-steps.ts";
import { stockOutOf } from "./stock-out.ts";
import { takenMoves } from "./taken-moves.ts";

/** Takes more out of the stock for an event whose stock is out already: all of it or nothing. */
export const takeMore = (
  data: CompanyData,
  id: number,
  items: readonly TakenItem[],
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    // In this order: all is read under the lock.
    const { event, plan, rows } = await pipelined({
      event: lockForMore(tx, id),
      plan: readPlan(tx, id),
      rows: stockOutOf(tx, id),
    });
    const out = new Map(rows.map((one) => [one.ingredientId, one]));
    const moves = (await takenMoves(tx, items, plan)).map((move) => {
      const { id: ingredientId, name, unit } = move.ingredient;
      const before = out.get(ingredientId);
      if (before && before.unit !== unit) {
        throw conflict(`${name} saiu em ${before.unit} e agora é medido em ${unit}: ajuste o estoque dele`);
      }
      // What is planned of it counts once.
      return before ? { ...move, planned: 0 } : move;
    });
    refuseShortages(moves, itemPath(items));
    const { taken } = await pipelined({
      moved: moveStock(tx, { event, kind: "retirada_a_mais", moves }),
      taken: readEvent(tx, id),
    });
    return taken;
  });

async function lockForMore(tx: CompanyData, id: number) {
  const event = await lockEvent(tx, id);
  refuseDisabled(event);
  if (event.stockState !== "out") throw conflict("O estoque deste evento não foi retirado");
  refuseManySteps(event);
  return event;
}
