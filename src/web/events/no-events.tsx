import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { EmptyList } from "#web/ui/empty-list.tsx";

/** An event is made of drinks: without any, those come first. */
export function NoEvents({ onAdd }: { onAdd: () => void }) {
  const { data: drinks } = useQuery(drinksQuery);
  return (
    <EmptyList
      icon={<CalendarPlus />}
      title="Nenhum evento cadastrado ainda."
      reason="Planeje o primeiro e veja quanto custa e o que falta comprar."
      addLabel="Cadastrar evento"
      onAdd={onAdd}
      needed={
        drinks?.length === 0 && {
          reason: "Os eventos são feitos de drinks: cadastre-os primeiro.",
          label: "Ir para os Drinks",
          href: paths.drinks,
        }
      }
    />
  );
}
