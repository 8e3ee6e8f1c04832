import type { StockPartProps, WrongFields } from "#web/events/editor/editor-data.ts";
import { ReturnStock } from "#web/night/return/return-stock.tsx";
import { UsedStock } from "#web/night/return/used-stock.tsx";
import { WithdrawStock } from "#web/night/withdrawal/withdraw-stock.tsx";
import type { MoveStock } from "./use-move-stock.ts";

type EventStockProps = StockPartProps & {
  moveStock: MoveStock;
  onWrong: (errors: WrongFields) => void;
};

/** The stock part of the editor: withdraw, return, and the final use. */
export function EventStock(part: EventStockProps) {
  const { event, stock } = part;
  if (event.stockWithdrawn === "true") return <ReturnStock {...part} />;
  return (
    <div className="flex flex-col gap-6">
      {event.stockUse.length > 0 && <UsedStock event={event} stock={stock} />}
      <WithdrawStock {...part} />
    </div>
  );
}
