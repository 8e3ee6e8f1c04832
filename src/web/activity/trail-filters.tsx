import { type ActivityBatch, type ActivityThing, activityThings } from "#shared/activity/contract.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import type { TrailFilter } from "./queries.ts";

const thingLabels: Record<ActivityThing, string> = {
  event: "Eventos",
  inquiry: "Pedidos",
  ingredient: "Estoque",
  drink: "Drinks",
  client: "Clientes",
  supplier: "Fornecedores",
  account: "Contas e acesso",
};

type TrailFiltersProps = {
  filter: TrailFilter;
  onChange: (filter: TrailFilter) => void;
  people: NonNullable<ActivityBatch["people"]>;
};

export function TrailFilters({ filter, onChange, people }: TrailFiltersProps) {
  const names = Object.fromEntries(people.map(({ id, username }) => [String(id), username]));
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-xl print:hidden">
      <FilterSelect
        label="Pessoa"
        value={filter.person ?? ""}
        onChange={(person) => onChange({ ...filter, person: person || undefined })}
        options={people.map(({ id }) => String(id))}
        labels={names}
        allLabel="Todas"
      />
      <FilterSelect
        label="Assunto"
        value={filter.thing ?? ""}
        onChange={(thing) => onChange({ ...filter, thing: thing || undefined })}
        options={activityThings}
        labels={thingLabels}
      />
    </div>
  );
}
