import { Martini } from "lucide-react";
import { paths } from "#web/app/address/paths.ts";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";

/** A recipe needs ingredients: without any, the stock comes first. */
export function NoDrinks({ hasIngredients, onAdd }: { hasIngredients: boolean; onAdd: () => void }) {
  return (
    <EmptyList
      icon={<Martini />}
      title="Nenhum drink cadastrado ainda."
      reason="Monte a primeira receita e veja quanto custa cada copo."
      addLabel="Criar o primeiro drink"
      onAdd={onAdd}
      needed={
        !hasIngredients && {
          reason: "As receitas usam os ingredientes do estoque. Cadastre primeiro o que você tem.",
          label: "Ir para o Estoque",
          href: paths.stock,
        }
      }
    />
  );
}
