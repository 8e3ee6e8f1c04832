import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Plus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#web/app/paths.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** An event is made of drinks: without any, those come first. */
export function NoEvents({ onAdd }: { onAdd: () => void }) {
  const { data: drinks } = useQuery(drinksQuery);
  const hasDrinks = drinks?.length !== 0;
  return (
    <EmptyState
      icon={<CalendarPlus />}
      title="Nenhum evento cadastrado ainda."
      action={
        hasDrinks ? (
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4.5" />
            Cadastrar evento
          </Button>
        ) : (
          <Link href={paths.drinks} className={buttonClass()}>
            Ir para os Drinks
          </Link>
        )
      }
    >
      {hasDrinks
        ? "Planeje o primeiro e veja quanto custa e o que falta comprar."
        : "Os eventos são feitos de drinks: cadastre-os primeiro."}
    </EmptyState>
  );
}
