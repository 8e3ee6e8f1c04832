import { Download } from "lucide-react";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockCsvTemplate, stockHeadings } from "#shared/ingredients/stock-csv.ts";
import { stockUnits } from "#shared/units/enumerations.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";

const columns = Object.values(stockHeadings);

export function ImportHelp() {
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      <p>
        <strong className="font-semibold text-ink">Pode ser a planilha que você já tem.</strong> Salve-a como
        CSV: títulos, totais e palavras como “garrafa”, “lt” ou “destilados” são entendidos, e o que faltar
        você completa na prévia.
      </p>
      <p>
        <strong className="font-semibold text-ink">O nome do item é a chave.</strong> Um nome que já está no
        estoque, com ou sem acentos e maiúsculas, altera esse item; um nome novo cria outro. Para trocar o
        nome de um item, edite-o na tela de estoque.
      </p>
      <dl className="grid gap-2 rounded-lg bg-sunken p-4">
        <Fact title="Colunas">{columns.join("; ")}</Fact>
        <Fact title="Categorias">{ingredientCategories.join(", ")}</Fact>
        <Fact title="Unidades">{stockUnits.join(", ")}</Fact>
        <Fact title="Preço">
          O valor de toda a quantidade em estoque, como no cadastro, ou o de uma unidade em “Preço por
          unidade”.
        </Fact>
        <Fact title="Coluna que falta">
          Os itens que já existem ficam com o que têm; sem a coluna Preço, com o mesmo custo por unidade.
        </Fact>
      </dl>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile("modelo-estoque.csv", "text/csv", stockCsvTemplate)}
        >
          <Download className="size-4" />
          Baixar modelo
        </Button>
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-3">
      <dt className="font-medium text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
