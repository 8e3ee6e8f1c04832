import { Plus, ShoppingCart } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { localDay } from "#shared/events/local-day.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { type CartLine, ownKey, ownLine, substitutedLine, withLine } from "#shared/purchases/cart.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import { type CartTotals, neededNow } from "#shared/purchases/purchase-rows.ts";
import { useCan } from "#web/session/permissions.ts";
import { useUser } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { CartBar } from "./cart/cart-bar.tsx";
import { useCart } from "./cart/use-cart.ts";
import { PrintedPurchases } from "./list/printed-purchases.tsx";
import { PurchaseGroups } from "./list/purchase-groups.tsx";
import { itemId } from "./list/purchase-item.tsx";
import { PurchasesMenu } from "./list/purchases-menu.tsx";
import { WindowChips } from "./list/window-chips.tsx";
import { usePendingPurchase } from "./post/use-pending-purchase.ts";
import { usePreparePosting } from "./post/use-prepare-posting.ts";
import { type PurchaseChoice, queryOf } from "./use-purchase-window.ts";
import { type PurchaseData, usePurchases } from "./use-purchases.ts";

const PostDialog = lazyDialog("PostDialog", () => import("./post/post-dialog.tsx"));
const PickIngredientDialog = lazyDialog("PickIngredientDialog", () => import("./pick-ingredient-dialog.tsx"));

type PurchasesProps = {
  title: string;
  subtitle: string;
  /** Says from when the data is. */
  note: ReactNode;
  data: PurchaseData;
  now: Date;
  choice: PurchaseChoice;
  onChoose: (change: Partial<PurchaseChoice>) => void;
};

/** The list of a window with the cart in it, and the way from there into the stock. */
export function Purchases({ note, data, now, choice, onChoose, ...title }: PurchasesProps) {
  const company = useUser()?.companyName ?? "";
  const seesMoney = useCan("see-money");
  const canEdit = useCan("edit-records");
  const isPrinting = useIsPrinting();
  const { cart, change } = useCart();
  const query = queryOf(choice);
  const setLine = useCallback(
    (key: string, line: CartLine | undefined, isMoved?: boolean) => {
      change((before) => ({ ...withLine(before, key, line), query }));
      // It stands with another supplier now.
      if (isMoved) showItem(key);
    },
    [change, query],
  );
  const { list, rows, groups, totals, unknownUnits } = usePurchases(data, cart, choice, now);
  const { isSending, refusal, cancel, forgetRefusal } = usePendingPurchase({ cart, change });
  const [notice, setNotice] = useState<string>();
  const posted = useDialogSubject();
  /** The key of the row to be replaced; none for a line of one's own. */
  const picked = useDialogSubject<string>();
  const replaced = rows.find(({ key }) => key === picked.subject);

  const showObstacle = ({ changed, wrong }: CartTotals) => {
    const obstacle = changed ?? wrong;
    setNotice(obstacle && (changed ? CHANGED : WRONG));
    if (obstacle) showItem(obstacle);
    return obstacle !== undefined;
  };
  const begin = (checked: CartTotals) => {
    if (!showObstacle(checked)) posted.open();
  };
  const { prepare, isPreparing } = usePreparePosting(data, cart, choice, now, begin);
  const post = () => {
    forgetRefusal();
    setNotice(undefined);
    prepare();
  };
  const pick = (ingredient: Ingredient) => {
    if (!replaced) {
      const added = ownKey(cart, ingredient);
      return setLine(added, ownLine(ingredient), true);
    }
    const { key, wantedIngredient, inCart } = replaced;
    const line = { wantedId: inCart?.wantedId ?? null };
    setLine(key, substitutedLine(line, neededNow(replaced), wantedIngredient, ingredient), true);
  };
  const refusedKey = refusal && Object.keys(refusal.lines)[0];
  useEffect(() => {
    if (refusedKey) showItem(refusedKey);
  }, [refusedKey]);
  const { open: openPicker } = picked;
  const swap = useCallback((key: string) => openPicker(key), [openPicker]);
  const { pending } = cart;
  const problem = (totals.changed || totals.wrong) && notice ? notice : refusal?.message;
  // Then the page scrolls to a line, which says what is wrong with it.
  const showsItem = problem === notice || refusedKey !== undefined;
  const days = `${formatDay(choice.from)} a ${formatDay(choice.to)}`;

  return (
    <div className="pb-24 print:pb-0">
      <PageHeader
        {...title}
        now={
          list.length === 0
            ? "nada falta"
            : `${formatCount(list.length, "item", "itens")}${seesMoney ? ` · ~${formatMoney(listEstimate(list))}` : ""}`
        }
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
          <WindowChips today={localDay(now)} choice={choice} onChoose={onChoose} />
          {problem && (
            <div ref={showsItem ? undefined : scrollIntoSight} className="mb-3 scroll-mt-20">
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
            unknownUnits={unknownUnits}
            refusals={refusal?.lines}
            posting={pending?.keys ?? NONE}
            seesMoney={seesMoney}
            canEdit={canEdit}
            onChange={setLine}
            onSwap={swap}
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
        onPost={canEdit ? post : undefined}
        isPreparing={isPreparing}
        pending={pending ? { isSending, lines: pending.keys.length, onCancel: cancel } : undefined}
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
          onObstacle={showObstacle}
          onPost={(sent) => change((before) => ({ ...before, pending: sent }))}
        />
      )}
      <PickIngredientDialog
        key={`pick-${picked.key}`}
        open={picked.isOpen}
        onClose={picked.close}
        replaced={replaced?.name}
        ingredients={data.ingredients}
        onPick={pick}
      />
    </div>
  );
}

const NONE: readonly string[] = [];
const CHANGED =
  "A necessidade mudou desde que você marcou estes itens, ou o período é outro. Confira os destacados.";
const WRONG = "Falta preencher um item do carrinho.";

const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** After the rows were drawn with what was found out. */
function showItem(key: string) {
  requestAnimationFrame(() => {
    const item = document.getElementById(itemId(key));
    item?.scrollIntoView({ block: "center" });
    const field = item?.querySelector<HTMLElement>("[aria-invalid=true]");
    (field ?? item?.querySelector<HTMLElement>("fieldset :is(input, button)"))?.focus({
      preventScroll: true,
    });
  });
}
