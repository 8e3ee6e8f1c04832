import { CalendarPlus } from "lucide-react";
import { paths } from "#web/app/address/paths.ts";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";

/** An event needs drinks: without any, those come first. */
export function NoEvents({ hasDrinks, onAdd }: { hasDrinks: boolean; onAdd: () => void }) {
  return (
    <EmptyList
      icon={<CalendarPlus />}
      title="Nenhum evento cadastrado ainda."
      reason="Planeje o primeiro e veja quanto custa e o que falta comprar."
      addLabel="Criar o primeiro evento"
      onAdd={onAdd}
      needed={
        !hasDrinks && {
          reason: "Os eventos são feitos de drinks. Cadastre primeiro os seus.",
          label: "Ir para os Drinks",
          href: paths.drinks,
        }
      }
    />
  );
}
