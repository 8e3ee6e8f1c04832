import { Card } from "#web/ui/card.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { Group } from "./specimen.tsx";

const companies = Array.from({ length: 2000 }, (_, position) => ({
  id: position + 1,
  name: `Empresa ${position + 1}`,
}));

export function Lists() {
  return (
    <Group title="Lista longa">
      <VirtualList
        label="Empresas"
        items={companies}
        estimateHeight={66}
        keyOf={(company) => company.id}
        renderItem={(company) => <Card>{company.name}</Card>}
      />
    </Group>
  );
}
