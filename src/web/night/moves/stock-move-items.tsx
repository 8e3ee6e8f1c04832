import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import type { useStockMoves } from "./use-stock-moves.tsx";

type StockMoveItemsProps = { moves: Pick<ReturnType<typeof useStockMoves>, "others"> };

/** The ways to close a return or to undo a step, in a menu. */
export function StockMoveItems({ moves: { others } }: StockMoveItemsProps) {
  if (others.length === 0) return null;
  return (
    <>
      {others.map(({ word, icon, act }) => (
        <MenuItem key={word} icon={icon} onSelect={act}>
          {word}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}
