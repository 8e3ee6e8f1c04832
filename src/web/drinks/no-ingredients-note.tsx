import { Link } from "wouter";
import { paths } from "#web/app/address/paths.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";

export function NoIngredientsNote() {
  return (
    <Alert tone="info" title="Ainda não há ingredientes">
      As receitas usam os ingredientes do estoque.{" "}
      {/* In place of the dialog's entry in the history, so that the way back leads to the screen. */}
      <Link href={paths.stock} replace className="font-medium text-primary-ink underline underline-offset-4">
        Cadastrar ingredientes no Estoque
      </Link>
    </Alert>
  );
}
