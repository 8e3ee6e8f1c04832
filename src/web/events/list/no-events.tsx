import { CalendarPlus } from "lucide-react";
import { Link } from "wouter";
import { linkToDisabledEvents } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EmptyList } from "#web/ui/lists/empty-list.tsx";

type NoEventsProps = { hasDrinks: boolean; hasDisabled?: boolean; onAdd: () => void };

/** An event needs drinks: without any, those come first. */
export function NoEvents({ hasDrinks, hasDisabled = false, onAdd }: NoEventsProps) {
  if (!useCan("edit-records")) {
    return <EmptyState icon={<CalendarPlus />} title="Nenhum evento cadastrado ainda." />;
  }
  return (
    <>
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
      {hasDisabled && (
        <p className="mt-2 text-center">
          <Link href={linkToDisabledEvents} className={buttonClass({ variant: "link" })}>
            Ver eventos desabilitados
          </Link>
        </p>
      )}
    </>
  );
}
