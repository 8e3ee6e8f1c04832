import { Link } from "wouter";
import { paths } from "#web/app/paths.ts";
import { Alert } from "#web/ui/alert.tsx";

export function NoIngredientsNote() {
  return (
    <Alert tone="info" title="Ainda não há ingredientes">
      As receitas usam os ingredientes do estoque.{" "}
      <Link href={paths.stock} className="font-medium text-primary-ink underline underline-offset-4">
        Cadastrar ingredientes no Estoque
      </Link>
    </Alert>
  );
}
