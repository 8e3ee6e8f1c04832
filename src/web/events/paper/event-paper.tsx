import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import type { Prices, ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { LoadingTable } from "#web/events/stock/loading-table.tsx";
import { ShoppingTable } from "#web/events/stock/shopping-table.tsx";
import { TeamFacts } from "#web/events/team-facts.tsx";
import { PaperProvider } from "#web/ui/print/on-paper.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";

type EventPaperProps = {
  /** Name and date of the event. */
  title: string;
  facts: string;
  /** Undefined once nothing is to be bought any more. */
  shopping: readonly ShoppingLine[] | undefined;
  /** Undefined for those who may not see money. */
  prices: Prices | undefined;
  loading: readonly LoadingLine[];
  /** What the sheet in the van also says. */
  team: ComponentProps<typeof TeamFacts>["event"];
};

/** The lists of an event on paper, whole and alone: beside `data-paper` in the body nothing is printed. */
export function EventPaper(props: EventPaperProps) {
  return useIsPrinting() ? <PrintedLists {...props} /> : null;
}

function PrintedLists({ title, facts, shopping, prices, loading, team }: EventPaperProps) {
  return createPortal(
    <PaperProvider value={true}>
      <main data-paper="" className="bg-surface text-ink">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mb-6 text-sm text-muted">{facts}</p>
        {shopping && shopping.length > 0 && (
          // A sheet of its own, with what it costs: the other one goes along in the van.
          <section className="break-after-page">
            <h2 className="mb-1 break-after-avoid text-lg font-semibold">Compras</h2>
            <ShoppingTable lines={shopping} prices={prices} />
          </section>
        )}
        {loading.length > 0 && (
          <section>
            <h2 className="mb-1 break-after-avoid text-lg font-semibold">O que vai junto</h2>
            <TeamFacts event={team} />
            <LoadingTable lines={loading} />
          </section>
        )}
      </main>
    </PaperProvider>,
    document.body,
  );
}
