import { drinkColumns, drinksCsvTemplate } from "#shared/drinks/drinks-csv.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import { ImportFacts } from "#web/import/import-facts.tsx";

const FACTS = [
  ["Unidades", recipeUnits.join(", ")],
  ["Drink vazio", "A linha continua a receita do drink acima."],
  ["Sem unidade", "Vale a unidade que o editor de receitas proporia para o ingrediente."],
] as const;

export function DrinkImportHelp() {
  return (
    <ImportFacts
      columns={drinkColumns}
      facts={FACTS}
      template={{ fileName: "modelo-drinks.csv", text: drinksCsvTemplate }}
    >
      <p>
        <strong>Uma linha para cada ingrediente da receita.</strong> Um drink que já existe, com ou sem
        acentos e maiúsculas, fica com a receita do arquivo; um nome novo cria outro.
      </p>
      <p>
        <strong>Ingredientes que não estão no estoque</strong> são mostrados antes: você cria cada um com
        estoque zero ou diz qual ele é.
      </p>
    </ImportFacts>
  );
}
