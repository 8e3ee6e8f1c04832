import { CalendarX } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function UnknownEvent() {
  return (
    <>
      <h1 className="sr-only">Evento não encontrado</h1>
      <EmptyState
        icon={<CalendarX />}
        title="Evento não encontrado"
        action={
          <Link href={paths.events} className={buttonClass({ variant: "secondary" })}>
            Ver eventos
          </Link>
        }
      >
        Ele não existe ou não pertence à sua empresa.
      </EmptyState>
    </>
  );
}
