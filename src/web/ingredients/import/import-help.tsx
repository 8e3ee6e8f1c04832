import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { stockCsvTemplate } from "#shared/ingredients/stock-csv.ts";
import { writtenColumns } from "#shared/ingredients/stock-csv-columns.ts";
import { packNames, stockUnits } from "#shared/units/enumerations.ts";
import { ImportFacts } from "#web/import/import-facts.tsx";

const FACTS = [
  ["Categorias", ingredientCategories.join(", ")],
  ["Unidades", stockUnits.join(", ")],
  ["Embalagens de compra", `${packNames.join(", ")}. O conteúdo é na unidade do item, ou com a sua: 750 ml.`],
  ["Fornecedor", "O nome. Um nome que ainda não existe é cadastrado."],
  [
    "Preço",
    "O valor de toda a quantidade em estoque, como no cadastro, ou o de uma unidade em “Preço por unidade”.",
  ],
  [
    "Coluna que falta",
    "Os itens que já existem ficam com o que têm; sem a coluna Preço, com o mesmo custo por unidade.",
  ],
] as const;

export function ImportHelp() {
  return (
    <ImportFacts
      columns={writtenColumns}
      facts={FACTS}
      template={{ fileName: "modelo-estoque.csv", text: stockCsvTemplate }}
    >
      <p>
        <strong>Pode ser a planilha que você já tem.</strong> Serve em CSV ou Excel: títulos, totais e
        palavras como “garrafa”, “lt” ou “destilados” são entendidos, e o que faltar você completa na prévia.
      </p>
      <p>
        <strong>O nome do item é a chave.</strong> Um nome que já está no estoque, com ou sem acentos e
        maiúsculas, altera esse item; um nome novo cria outro. Para trocar o nome de um item, edite-o na tela
        de estoque.
      </p>
    </ImportFacts>
  );
}
