import { Martini, Plus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#web/app/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A recipe is made of ingredients: without any, the stock comes first. */
export function NoDrinks({ hasIngredients, onAdd }: { hasIngredients: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      icon={<Martini />}
      title="Nenhum drink cadastrado ainda."
      action={
        hasIngredients ? (
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4.5" />
            Cadastrar drink
          </Button>
        ) : (
          <Link href={paths.stock} className={buttonClass()}>
            Ir para o Estoque
          </Link>
        )
      }
    >
      {hasIngredients
        ? "Monte a primeira receita e veja quanto custa cada copo."
        : "As receitas usam os ingredientes do estoque: cadastre-os primeiro."}
    </EmptyState>
  );
}
