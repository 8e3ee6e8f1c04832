import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";
import { paths } from "#web/address/paths.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { SkeletonCards, SkeletonGroup, SkeletonSearch } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SupplierList } from "./list/supplier-list.tsx";
import { contactsQuery } from "./queries.ts";
import { RemoveSupplierDialog } from "./remove-supplier-dialog.tsx";

const SupplierDialog = lazyDialog("SupplierDialog", () => import("./supplier-dialog.tsx"));

export function SuppliersPage() {
  const query = useQuery(contactsQuery);
  const { data: suppliers } = query;
  const { data: stock } = useQuery(ingredientsQuery);
  const usualOf = useMemo(() => usualBySupplier(stock ?? []), [stock]);
  const dialog = useDialogSubject<Supplier>();
  const removal = useDialogSubject<Supplier>();
  const canEdit = useCan("edit-records");
  const { open: openDialog } = dialog;
  const { open: askRemoval } = removal;
  const edits = useMemo(
    () => (canEdit ? { onAdd: () => openDialog(), onEdit: openDialog, onRemove: askRemoval } : undefined),
    [canEdit, openDialog, askRemoval],
  );

  return (
    <>
      <Link
        href={paths.purchases}
        className="-ml-1 inline-flex h-control items-center gap-1 text-sm text-muted hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4" />
        Voltar às compras
      </Link>
      <PageHeader
        title="Fornecedores"
        subtitle="De quem você compra, e a que preço"
        aside={
          suppliers && (
            <Badge tone="neutral">{formatCount(suppliers.length, "fornecedor", "fornecedores")}</Badge>
          )
        }
        action={
          canEdit && (
            <AddButton
              label="Novo fornecedor"
              isSecond={suppliers?.length === 0}
              onAdd={() => dialog.open()}
            />
          )
        }
      />
      {suppliers ? (
        <SupplierList suppliers={suppliers} usualOf={usualOf} edits={edits} savedId={dialog.savedId} />
      ) : query.error ? (
        <LoadError title="Não foi possível carregar os fornecedores" queries={[query]} />
      ) : (
        <SkeletonGroup>
          <SkeletonSearch />
          <SkeletonCards
            count={3}
            columns={3}
            lines={["my-3 h-5 w-2/5", "mt-4 h-4 w-3/5", "mt-6 h-4 w-2/5"]}
          />
        </SkeletonGroup>
      )}
      <SupplierDialog
        key={dialog.key}
        supplier={dialog.subject}
        open={dialog.isOpen}
        onClose={dialog.close}
        onSaved={dialog.showSaved}
      />
      <RemoveSupplierDialog supplier={removal.subject} open={removal.isOpen} onClose={removal.close} />
    </>
  );
}

function usualBySupplier(stock: readonly Ingredient[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { supplierId } of stock) {
    if (supplierId !== null) counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
  }
  return counts;
}
