import { Plus, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "#shared/numbers/day.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { type PurchaseRow, rowsCostText } from "#shared/purchases/purchase-rows.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { useCan } from "#web/session/permissions.ts";
import { useUser } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { CartBar } from "./cart/cart-bar.tsx";
import { PrintedPurchases } from "./list/printed-purchases.tsx";
import { PurchaseGroups } from "./list/purchase-groups.tsx";
import { PurchasesMenu } from "./list/purchases-menu.tsx";
import { WindowChips } from "./list/window-chips.tsx";
import type { PurchaseChoice } from "./use-purchase-window.ts";
import type { PurchaseData } from "./use-purchases.ts";
import { useShopping } from "./use-shopping.ts";

const PostDialog = lazyDialog("PostDialog", () => import("./post/post-dialog.tsx"));
const PickIngredientDialog = lazyDialog("PickIngredientDialog", () => import("./pick-ingredient-dialog.tsx"));

type PurchasesProps = {
  title: string;
  subtitle: string;
  /** Says from when the data is. */
  note: ReactNode;
  data: PurchaseData;
  clock: Clock;
  choice: PurchaseChoice;
  onChoose: (change: Partial<PurchaseChoice>) => void;
};

/** The list of a window with the cart in it, and the way from there into the stock. */
export function Purchases({ note, data, clock, choice, onChoose, ...title }: PurchasesProps) {
  const company = useUser()?.companyName ?? "";
  const seesMoney = useCan("see-money");
  const canEdit = useCan("edit-records");
  const isPrinting = useIsPrinting();
  const shopping = useShopping(data, choice, clock);
  const { cart, change, rows, groups, totals, refusal, posted, picked, replaced, problem } = shopping;
  const { pending } = cart;
  const days = `${formatDay(choice.from)} a ${formatDay(choice.to)}`;

  return (
    <div className="pb-24 print:pb-0">
      <PageHeader
        {...title}
        now={nowText(rows, seesMoney)}
        aside={<PurchasesMenu groups={groups} seesMoney={seesMoney} cart={cart} onChange={change} />}
      />
      {note}
      <FiltersOnPaper
        filters={[
          ["Período", days],
          ["Orçamentos", choice.withQuotes ? "contados" : undefined],
          ["Mínimo", choice.refillsMinimum ? "reposto" : undefined],
        ]}
      />
      {isPrinting ? (
        <PrintedPurchases groups={groups} seesMoney={seesMoney} />
      ) : (
        <>
          <WindowChips today={today(clock)} choice={choice} onChoose={onChoose} />
          {problem && (
            <div ref={shopping.showsItem ? undefined : scrollIntoSight} className="mb-3 scroll-mt-20">
              <Alert tone="error">{problem}</Alert>
            </div>
          )}
          {rows.length === 0 && (
            <EmptyState icon={<ShoppingCart />} title="Nada a comprar para estes dias">
              O estoque basta para os eventos de {days}.
            </EmptyState>
          )}
          <PurchaseGroups
            groups={groups}
            company={company}
            suppliers={data.suppliers}
            unknownUnits={shopping.unknownUnits}
            refusals={refusal?.lines}
            posting={pending?.keys ?? NONE}
            seesMoney={seesMoney}
            canEdit={canEdit}
            onChange={shopping.setLine}
            onSwap={shopping.swap}
          />
          <div className="mt-3">
            <Button variant="secondary" onClick={() => picked.open()}>
              <Plus className="size-4.5" />
              Adicionar item
            </Button>
          </div>
        </>
      )}
      <CartBar
        totals={totals}
        rows={rows.length}
        seesMoney={seesMoney}
        onPost={canEdit ? shopping.post : undefined}
        isPreparing={shopping.isPreparing}
        pending={
          pending
            ? { isSending: shopping.isSending, lines: pending.keys.length, onCancel: shopping.cancel }
            : undefined
        }
      />
      {canEdit && (
        <PostDialog
          key={`post-${posted.key}`}
          open={posted.isOpen}
          onClose={posted.close}
          rows={rows}
          invoices={cart.invoices}
          supplierName={(id) => data.suppliers.find((supplier) => supplier.id === id)?.name}
          onInvoice={(supplier, number) =>
            change((before) => ({ ...before, invoices: { ...before.invoices, [supplier]: number } }))
          }
          onObstacle={shopping.showObstacle}
          onPost={(sent) => change((before) => ({ ...before, pending: sent }))}
        />
      )}
      <PickIngredientDialog
        key={`pick-${picked.key}`}
        open={picked.isOpen}
        onClose={picked.close}
        replaced={replaced?.name}
        like={canEdit ? replaced?.wantedIngredient : undefined}
        ingredients={data.ingredients}
        onPick={shopping.pick}
      />
    </div>
  );
}

/** "12 itens · ~R$ 340,00" */
function nowText(rows: readonly PurchaseRow[], seesMoney: boolean): string {
  const needed = rows.filter(({ wanted }) => wanted !== undefined);
  if (needed.length === 0) return "nada falta";
  const items = formatCount(needed.length, "item", "itens");
  return seesMoney ? `${items} · ${rowsCostText(needed)}` : items;
}

const NONE: readonly string[] = [];
const scrollIntoSight = (element: HTMLElement | null) => (element ? scrollIntoUncovered(element) : undefined);
