import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { Link } from "wouter";
import { byId } from "#shared/group-by.ts";
import type { Purchase } from "#shared/purchases/contract.ts";
import { PURCHASE_PARAMETER } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { useRawAddress } from "#web/address/use-raw-address.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { pastPurchasesQuery } from "#web/purchases/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { PurchaseDetails } from "./purchase-details.tsx";
import { ReversePurchaseDialog } from "./reverse-purchase-dialog.tsx";

/** What was bought, newest first; each purchase unfolds, and may be taken back as a whole. */
export function PastPurchasesPage() {
  const first = purchaseIn(useRawAddress().search);
  const query = useInfiniteQuery(pastPurchasesQuery(first));
  const purchases = query.data?.pages.flat();
  const canEdit = useCan("edit-records");
  // Only for what a piece is called: the list does not wait for it.
  const { data: stock } = useQuery(ingredientsQuery);
  const ingredientById = byId(stock);
  const reversal = useDialogSubject<Purchase>();

  return (
    <>
      <BackLink href={paths.purchases}>Voltar às compras</BackLink>
      <PageHeader title="Compras anteriores" subtitle="O que foi comprado, e de quem" />
      {purchases?.length === 0 ? (
        <EmptyState icon={<ReceiptText />} title="Nenhuma compra lançada ainda">
          Cada compra lançada e cada entrada do estoque aparecem aqui.
        </EmptyState>
      ) : purchases ? (
        <>
          {first !== undefined && (
            <p className="mb-3 text-sm text-muted">
              A partir de uma compra.{" "}
              <Link href={paths.pastPurchases} className="text-ink underline underline-offset-4">
                Ver todas
              </Link>
            </p>
          )}
          <ul aria-label="Compras anteriores" className="ruled border-y border-line">
            {purchases.map((purchase) => (
              <PurchaseDetails
                key={purchase.id}
                purchase={purchase}
                ingredientById={ingredientById}
                isOpenAtFirst={purchase.id === first}
                onReverse={canEdit ? reversal.open : undefined}
              />
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      ) : query.error ? (
        <LoadError title="Não foi possível carregar as compras" queries={[query]} />
      ) : (
        <PastPurchasesSkeleton />
      )}
      {reversal.subject && (
        <ReversePurchaseDialog
          purchase={reversal.subject}
          ingredientById={ingredientById}
          open={reversal.isOpen}
          onClose={reversal.close}
        />
      )}
    </>
  );
}

/** The purchase that the address names; anything else counts as none. */
function purchaseIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get(PURCHASE_PARAMETER) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const ROWS = 6;

function PastPurchasesSkeleton() {
  return (
    <SkeletonGroup>
      {Array.from({ length: ROWS }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have nothing but their position.
          key={position}
          className="flex min-h-16 items-center gap-5 border-b border-line py-3"
        >
          <div className="flex-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-1 h-4 w-3/5" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
