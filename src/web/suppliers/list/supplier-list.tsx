import { Store } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link } from "wouter";
import { formatCount } from "#shared/numbers/format.ts";
import type { Supplier, SupplierInput } from "#shared/suppliers/contract.ts";
import { searchedTexts, searchIndex } from "#shared/text/search.ts";
import { linkToSupplier } from "#web/address/links.ts";
import { useAddressSearch } from "#web/address/use-address-search.ts";
import { SupplierContact } from "#web/suppliers/supplier-contact.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";
import { ItemCard } from "#web/ui/lists/item-card.tsx";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";
import { useHiddenSaved } from "#web/ui/lists/use-hidden-saved.ts";

const textsOf = searchedTexts<SupplierInput>({ name: true, whatsapp: true, cnpj: true, notes: true });

type SupplierListProps = {
  suppliers: readonly Supplier[];
  /** The number of ingredients that usually come from each. */
  usualOf: ReadonlyMap<number, number>;
  /** Undefined for those who may not edit. */
  edits:
    | {
        onAdd: () => void;
        onEdit: (supplier: Supplier) => void;
        onRemove: (supplier: Supplier) => void;
      }
    | undefined;
  savedId: number | undefined;
};

const NONE_YET = "Nenhum fornecedor cadastrado";
const NONE_FOUND = "Nenhum fornecedor encontrado";

export function SupplierList(props: SupplierListProps) {
  const { suppliers, usualOf, edits, savedId } = props;
  const [search, setSearch] = useAddressSearch();
  const find = useMemo(() => searchIndex(suppliers, textsOf), [suppliers]);
  const found = find(search);
  const hidden = useHiddenSaved({ savedId, all: suppliers, found, filters: search });
  const renderItem = useCallback(
    (supplier: Supplier) => (
      <ItemCard
        name={supplier.name}
        edits={edits && { onEdit: () => edits.onEdit(supplier), onRemove: () => edits.onRemove(supplier) }}
        footer={<SupplierFooter supplier={supplier} usual={usualOf.get(supplier.id) ?? 0} />}
      >
        <div className="mt-1 mb-4">
          <SupplierContact supplier={supplier} />
        </div>
      </ItemCard>
    ),
    [usualOf, edits],
  );

  if (suppliers.length === 0 && !edits) return <EmptyState icon={<Store />} title={NONE_YET} />;
  if (suppliers.length === 0 && edits) {
    return (
      <EmptyList
        icon={<Store />}
        title={NONE_YET}
        reason="Cadastre de quem você compra para comparar preços e pedir pelo WhatsApp."
        addLabel="Cadastrar o primeiro fornecedor"
        onAdd={edits.onAdd}
      />
    );
  }
  return (
    <SearchSection
      label="Buscar fornecedor por nome, WhatsApp, CNPJ ou observação"
      placeholder="Nome, WhatsApp ou CNPJ"
      value={search}
      onChange={setSearch}
      count={found.length}
      noneFound={NONE_FOUND}
      hidden={hidden}
    >
      <LongList
        label="Fornecedores"
        items={found}
        minWidth={300}
        estimateHeight={160}
        renderItem={renderItem}
        savedId={savedId}
      />
    </SearchSection>
  );
}

function SupplierFooter({ supplier, usual }: { supplier: Supplier; usual: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <Link
        href={linkToSupplier(supplier.id)}
        aria-label={`Compras e preços de ${supplier.name}`}
        className="font-medium text-primary-ink underline-offset-4 hover:underline"
      >
        Compras e preços
      </Link>
      {usual > 0 && <span className="text-muted">{formatCount(usual, "ingrediente", "ingredientes")}</span>}
    </p>
  );
}
