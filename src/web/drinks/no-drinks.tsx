import { Martini, Sparkles, Upload } from "lucide-react";
import { paths } from "#web/address/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";

type NoDrinksProps = {
  hasIngredients: boolean;
  onAdd: () => void;
  onClassics: () => void;
  onImport: () => void;
};

/** A recipe needs ingredients: without any, the stock comes first, or drinks that bring theirs along. */
export function NoDrinks({ hasIngredients, onAdd, onClassics, onImport }: NoDrinksProps) {
  return (
    <EmptyList
      icon={<Martini />}
      title="Nenhum drink cadastrado ainda."
      reason="Monte a primeira receita e veja quanto custa cada copo."
      addLabel="Criar o primeiro drink"
      onAdd={onAdd}
      needed={
        !hasIngredients && {
          reason:
            "As receitas usam os ingredientes do estoque. Cadastre primeiro o que você tem, ou comece com drinks que já trazem os seus.",
          label: "Ir para o Estoque",
          href: paths.stock,
        }
      }
      others={
        <>
          <Button variant="secondary" onClick={onClassics}>
            <Sparkles className="size-4.5" />
            Começar com drinks clássicos
          </Button>
          <Button variant="secondary" onClick={onImport}>
            <Upload className="size-4.5" />
            Enviar CSV…
          </Button>
        </>
      }
    />
  );
}
