import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import { amountText } from "#shared/units/amount-text.ts";

type LoadingTableProps = {
  lines: readonly LoadingLine[];
  /** How much is short of an item, in words, by its id. */
  missing?: ReadonlyMap<number, string>;
};

/** What goes along to the event, to be ticked off on paper. */
export function LoadingTable({ lines, missing }: LoadingTableProps) {
  return (
    <table aria-label="O que vai junto" className="w-full text-sm">
      <thead className="sr-only print:not-sr-only print:table-header-group">
        <tr className="text-muted [&>*]:border-b [&>*]:border-line [&>*]:pb-1 [&>*]:font-medium">
          <th scope="col" className="text-left">
            Item
          </th>
          <th scope="col" className="text-right">
            Quantidade
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ ingredientId, name, amount, unit, packs }) => (
          <tr
            key={`${ingredientId} ${unit}`}
            className="break-inside-avoid [&>*]:border-b [&>*]:border-line [&>*]:py-2"
          >
            <th scope="row" className="min-w-28 text-left font-medium wrap-anywhere">
              <span
                aria-hidden="true"
                className="mr-2 hidden size-3.5 border border-ink align-[-0.125em] print:inline-block"
              />
              {name}
            </th>
            <td className="pl-4 text-right tabular-nums">
              {missing?.has(ingredientId) && (
                <span className="mr-3 text-orange-ink max-sm:block max-sm:mr-0">
                  {missing.get(ingredientId)}
                </span>
              )}
              {packs ? (
                <>
                  {packs.text}{" "}
                  <span className="text-muted max-sm:block sm:whitespace-nowrap">
                    ({packs.contents === amount ? "" : "planejado "}
                    {amountText(amount, unit)})
                  </span>
                </>
              ) : (
                <span className="whitespace-nowrap">{amountText(amount, unit)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
