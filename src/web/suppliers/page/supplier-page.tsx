import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Pencil, Store, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { byId } from "#shared/group-by.ts";
import { pricesByIngredient } from "#shared/purchases/price-history.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";
import { pastUnitText } from "#shared/units/amount-text.ts";
import { paths, supplierIdIn } from "#web/address/paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { PriceCourses } from "#web/suppliers/prices/price-courses.tsx";
import { contactsQuery, supplierPurchasesQuery } from "#web/suppliers/queries.ts";
import { RemoveSupplierDialog } from "#web/suppliers/remove-supplier-dialog.tsx";
import { SupplierContact } from "#web/suppliers/supplier-contact.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { PurchaseRows } from "./purchase-rows.tsx";

const SupplierDialog = lazyDialog("SupplierDialog", () => import("#web/suppliers/supplier-dialog.tsx"));

/** One supplier: how to reach it, what it costs there, and what was bought; also one that was removed. */
export function SupplierPage() {
  const [path] = useLocation();
  const id = supplierIdIn(path) ?? 0;
  const suppliers = useQuery(contactsQuery);
  const stock = useQuery(ingredientsQuery);
  const history = useInfiniteQuery(supplierPurchasesQuery(id));
  const purchases = history.data?.pages.flat();
  const supplier = suppliers.data?.find((one) => one.id === id);
  const name = supplier?.name ?? purchases?.[0]?.supplierName;
  useEffect(() => {
    if (name) document.title = `${name} · Balcão`;
  }, [name]);

  if (isMissing(history.error)) return <UnknownSupplier />;
  const failed = [suppliers, stock, history].filter(({ error }) => error);
  if (failed.length > 0) return <LoadError title="Não foi possível carregar o fornecedor" queries={failed} />;
  if (!suppliers.data || !stock.data || !purchases) return <SupplierPageSkeleton />;
  if (!supplier && purchases.length === 0) return <UnknownSupplier />;

  const ingredientById = byId(stock.data);
  const courses = pricesByIngredient(purchases, (one) => ingredientById.get(one)?.unit);
  return (
    <>
      <SupplierHeader name={name ?? ""} supplier={supplier} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {courses.length > 0 && (
          <Card>
            <CardTitle>Último preço por ingrediente</CardTitle>
            <PriceCourses
              label="Último preço por ingrediente"
              courses={courses}
              unitOf={(course) => pastUnitText(course.unit, ingredientById.get(course.id))}
              nameOf={(course) => course.name}
            />
          </Card>
        )}
        <Card>
          <CardTitle>Compras</CardTitle>
          {purchases.length > 0 ? (
            <>
              <PurchaseRows purchases={purchases} ingredientById={ingredientById} />
              <ShowMore query={history} />
            </>
          ) : (
            <p className="text-sm text-muted">
              Nenhuma compra ainda. Ela aparece aqui quando uma entrada diz que veio deste fornecedor.
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function SupplierHeader({ name, supplier }: { name: string; supplier: Supplier | undefined }) {
  const [, goTo] = useLocation();
  const canEdit = useCan("edit-records");
  const dialog = useDialogSubject<Supplier>();
  const removal = useDialogSubject<Supplier>();
  return (
    <header className="mb-6">
      <BackLink href={paths.suppliers}>Fornecedores</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="mb-2 text-[1.75rem] leading-9 font-semibold wrap-anywhere">{name}</h1>
          {supplier ? <SupplierContact supplier={supplier} /> : <Badge tone="neutral">Removido</Badge>}
        </div>
        {supplier && canEdit && (
          <div className="flex gap-3 print:hidden">
            <Button variant="secondary" onClick={() => removal.open(supplier)}>
              <Trash2 className="size-4.5" />
              Remover
            </Button>
            <Button onClick={() => dialog.open(supplier)}>
              <Pencil className="size-4.5" />
              Editar
            </Button>
          </div>
        )}
      </div>
      <SupplierDialog
        key={dialog.key}
        supplier={dialog.subject}
        open={dialog.isOpen}
        onClose={dialog.close}
        onSaved={dialog.showSaved}
      />
      <RemoveSupplierDialog
        supplier={removal.subject}
        open={removal.isOpen}
        onClose={removal.close}
        onRemoved={() => goTo(paths.suppliers)}
      />
    </header>
  );
}

function UnknownSupplier() {
  return (
    <>
      <h1 className="sr-only">Fornecedor não encontrado</h1>
      <EmptyState
        icon={<Store />}
        title="Fornecedor não encontrado"
        action={
          <Link href={paths.suppliers} className={buttonClass({ variant: "secondary" })}>
            Ver fornecedores
          </Link>
        }
      >
        Ele não existe ou não pertence à sua empresa.
      </EmptyState>
    </>
  );
}

function SupplierPageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-6 h-24 w-2/3" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
