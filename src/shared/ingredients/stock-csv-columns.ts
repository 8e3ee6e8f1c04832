import type { Column } from "#shared/csv/column-titles.ts";
import type { TableFile, TableKind } from "#shared/csv/table-file.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { wordList } from "#shared/text/word-list.ts";
import { packNames, recipeUnits, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { ingredientCategories } from "./enumerations.ts";
import { type StockField, stockHeadings } from "./stock-csv.ts";

/** A file may name the price of one unit instead of the worth of all. */
export type StockColumn = StockField | "unitPrice";

const column = (field: StockField, names: Omit<Column<StockColumn>, "field" | "heading"> = {}) => ({
  field,
  heading: stockHeadings[field],
  ...names,
});

export const UNIT_PRICE_HEADING = "Preço por unidade";

export const stockTable: TableKind<StockColumn> = {
  key: "name",
  noun: "item",
  columns: [
    column("name", {
      names: ["Nome", "Ingrediente"],
      vague: wordList(`Produto, Nome do produto, Nome do item, Nome do ingrediente, Produtos, Itens,
      Ingredientes, Bebida, Bebidas, Insumo, Insumos, Mercadoria, Material, Artigo, Descrição,
      Descrição do produto, Descrição do item`),
    }),
    column("category", {
      choices: ingredientCategories,
      vague: ["Tipo", "Grupo", "Família", "Classificação", "Classe", "Seção", "Setor", "Departamento"],
    }),
    column("quantity", {
      vague: wordList(`Qtd, Qtde, Qtda, Qnt, Qntd, Quant, Quantidade atual, Quantidade em estoque,
      Qtd em estoque, Qtde em estoque, Qtd estoque, Qtd atual, Qtde atual, Estoque atual,
      Em estoque, Estoque, Saldo atual, Saldo, Contagem`),
    }),
    column("unit", {
      choices: stockUnits,
      vague: ["Unidade de medida", "Un", "Und", "Unid", "Uni", "Medida", "UM", "U.M.", "Unidade medida"],
    }),
    column("pricePerUnit", {
      surest:
        wordList(`Valor total, Preço total, Custo total, Vl total, Vlr total, Total R$, Valor em estoque,
      Valor do estoque, Valor estoque, Preço do estoque`),
      vague: ["Total", "Valor", "Custo"],
    }),
    {
      field: "unitPrice",
      heading: UNIT_PRICE_HEADING,
      names: wordList(`Preço unitário, Custo unitário, Valor unitário, Preço unit, Custo unit, Valor unit,
      Vl unit, Vlr unit, Vl unitário, Vlr unitário, Preço un, Custo un, Valor un,
      Custo por unidade, Valor por unidade, Preço de custo, Preço de compra, Unitário,
      Preço médio, Custo médio, Último preço`),
      // Beside a total they are about one unit.
      vague: ["Preço", "Valor", "Custo"],
    },
    column("minQuantity", {
      names: ["Quantidade mínima"],
      vague: wordList(`Estoque mínimo, Estoque min, Qtd mínima, Qtde mínima, Qtd min, Mín, Mínima,
      Ponto de pedido, Estoque de segurança`),
    }),
    column("observations", {
      names: ["Observação"],
      vague: ["Obs", "Nota", "Notas", "Anotações", "Comentário", "Comentários"],
    }),
    column("yieldQuantity"),
    column("yieldUnit", { choices: recipeUnits }),
    column("unitWord", { choices: unitWords }),
    column("packName", { choices: packNames }),
    column("packQuantity", { names: ["Conteúdo por embalagem"], vague: ["Conteúdo"] }),
    column("packMultiple", { names: ["Múltiplo"], vague: ["Lote mínimo", "Compra mínima"] }),
    column("supplierId", { names: ["Fornecedor habitual"], vague: ["Distribuidor", "Distribuidora"] }),
  ],
};

const ownTitles = new Set([...Object.values(stockHeadings), UNIT_PRICE_HEADING].map(nameKey));
const UNCLEAR_PRICES = new Set(["preco", "valor", "custo"]);

/**
 * The place of a column "Preço" in a file that is not laid out as ours: there it mostly is the price of one unit, here
 * the worth of all. Undefined where there is no doubt.
 */
export function unclearPriceColumn({ columns }: TableFile<StockColumn>): number | undefined {
  const titles = columns.map(({ title }) => nameKey(title)).filter((title) => title !== "");
  if (titles.every((title) => ownTitles.has(title))) return undefined;
  const place = columns.findIndex(
    ({ field, title }) =>
      field === "pricePerUnit" && UNCLEAR_PRICES.has(nameKey(title.replace(/\(.*\)|R\$/g, ""))),
  );
  return place < 0 ? undefined : place;
}
