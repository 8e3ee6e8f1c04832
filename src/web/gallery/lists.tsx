import { Mail } from "lucide-react";
import { useState } from "react";
import { searchIndex } from "#shared/text/search.ts";
import { Detail } from "#web/ui/detail.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ItemCard } from "#web/ui/lists/item-card.tsx";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { SearchSection } from "#web/ui/lists/search-section.tsx";
import { Group, Specimen } from "./specimen.tsx";

const companies = Array.from({ length: 2000 }, (_, position) => ({
  id: position + 1,
  name: `Empresa ${position + 1}`,
}));
const find = searchIndex(companies.slice(0, 12), ({ name }) => [name]);

export function Lists() {
  const [search, setSearch] = useState("");
  const found = find(search);

  return (
    <Group title="Listas">
      <Specimen name="Cartões com busca">
        <SearchSection
          label="Buscar empresa"
          placeholder="Nome da empresa"
          value={search}
          onChange={setSearch}
          count={found.length}
          noneFound="Nenhuma empresa encontrada"
        >
          <LongList
            label="Empresas em cartões"
            items={found}
            minWidth={300}
            estimateHeight={170}
            renderItem={CompanyCard}
          />
        </SearchSection>
      </Specimen>
      <Specimen name="Lista longa">
        <LongList label="Empresas" items={companies} estimateHeight={66} renderItem={({ name }) => name} />
      </Specimen>
    </Group>
  );
}

function CompanyCard({ name }: { name: string }) {
  return (
    <ItemCard
      name={name}
      onEdit={() => toast({ title: "Editar" })}
      onRemove={() => toast({ title: "Remover" })}
      footer={<p className="text-xs text-muted">Cadastrada em 25/12/2026</p>}
    >
      <dl className="mb-4 text-sm text-muted">
        <Detail icon={<Mail aria-hidden="true" />} label="E-mail">
          contato@exemplo.com.br
        </Detail>
      </dl>
    </ItemCard>
  );
}
