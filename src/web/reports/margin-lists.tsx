import { formatCount, formatMoney, formatNumber } from "#shared/numbers/format.ts";
import type { GroupMargin, Margins } from "#shared/reports/margin-groups.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { figureLabels } from "./labels.ts";
import { MarginAmount } from "./margin-amount.tsx";

type MarginListsProps = {
  margins: Margins;
  /** Print shows all of them. */
  isPrinting: boolean;
};

/** What the priced events left, by client and by type, the highest profit first. */
export function MarginLists({ margins, isPrinting }: MarginListsProps) {
  return (
    <>
      <MarginList
        title="Margem por cliente"
        column="Cliente"
        groups={margins.byClient}
        isPrinting={isPrinting}
      />
      <MarginList title="Margem por tipo" column="Tipo" groups={margins.byType} isPrinting={isPrinting} />
    </>
  );
}

const FEW = 8;

const head = "h-8 border-b border-line px-2 font-medium text-muted first:pl-0 last:pr-0";
const cell = "border-b border-line px-2 py-2 align-top first:pl-0 last:pr-0";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

type MarginListProps = {
  title: string;
  column: string;
  groups: readonly GroupMargin[];
  isPrinting: boolean;
};

function MarginList({ title, column, groups, isPrinting }: MarginListProps) {
  const { shown, more } = useFirstFew(groups, FEW);
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <table aria-label={title} className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {column}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {figureLabels.evento.revenue}
            </th>
            <th scope="col" className={`${head} text-right`}>
              Margem
            </th>
          </tr>
        </thead>
        <tbody>
          {(isPrinting ? groups : shown).map(({ name, events, revenue, profit, margin }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since updating rows is quicker than replacing them.
            <tr key={place} className="break-inside-avoid last:[&>*]:border-b-0">
              <th scope="row" className={`${cell} text-left font-normal`}>
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-xs text-muted tabular-nums">
                  {formatCount(events, "evento", "eventos")} · {profit < 0 ? "prejuízo" : "lucro"}{" "}
                  {formatMoney(Math.abs(profit))}
                </span>
              </th>
              <td className={number}>{formatMoney(revenue)}</td>
              <td className={`${number} font-medium`}>
                <MarginAmount value={margin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && !isPrinting && (
        <p className="mt-3 text-sm print:hidden">
          <ShowAllButton {...more}>e mais {formatNumber(more.rest)}</ShowAllButton>
        </p>
      )}
    </Card>
  );
}
