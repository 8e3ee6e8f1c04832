import type { Columns } from "#shared/csv/column-titles.ts";
import { wordList } from "#shared/text/word-list.ts";
import { packNames, recipeUnits, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import type { IngredientInput, PricedIngredient } from "./contract.ts";
import { ingredientCategories } from "./enumerations.ts";

/** The fields of a CSV row, all that can be entered: an import would erase one that is left out. */
export type StockFields = Pick<PricedIngredient, Exclude<keyof IngredientInput, "version">>;
export type StockField = keyof StockFields;

/** A file may name the price of one unit instead of the worth of all. */
export type StockColumn = StockField | "unitPrice";

export const stockColumns: Columns<StockColumn> = {
  name: {
    heading: "Item",
    names: ["Nome", "Ingrediente"],
    vague: wordList(`Produto, Nome do produto, Nome do item, Nome do ingrediente, Produtos, Itens,
      Ingredientes, Bebida, Bebidas, Insumo, Insumos, Mercadoria, Material, Artigo, Descrição,
      Descrição do produto, Descrição do item`),
  },
  category: {
    heading: "Categoria",
    choices: ingredientCategories,
    vague: ["Tipo", "Grupo", "Família", "Classificação", "Classe", "Seção", "Setor", "Departamento"],
  },
  quantity: {
    heading: "Quantidade",
    vague: wordList(`Qtd, Qtde, Qtda, Qnt, Qntd, Quant, Quantidade atual, Quantidade em estoque,
      Qtd em estoque, Qtde em estoque, Qtd estoque, Qtd atual, Qtde atual, Estoque atual,
      Em estoque, Estoque, Saldo atual, Saldo, Contagem`),
  },
  unit: {
    heading: "Unidade",
    choices: stockUnits,
    vague: ["Unidade de medida", "Un", "Und", "Unid", "Uni", "Medida", "UM", "U.M.", "Unidade medida"],
  },
  pricePerUnit: {
    heading: "Preço",
    surest: wordList(`Valor total, Preço total, Custo total, Vl total, Vlr total, Total R$, Valor em estoque,
      Valor do estoque, Valor estoque, Preço do estoque`),
    vague: ["Total", "Valor", "Custo"],
  },
  unitPrice: {
    heading: "Preço por unidade",
    names: wordList(`Preço unitário, Custo unitário, Valor unitário, Preço unit, Custo unit, Valor unit,
      Vl unit, Vlr unit, Vl unitário, Vlr unitário, Preço un, Custo un, Valor un,
      Custo por unidade, Valor por unidade, Preço de custo, Preço de compra, Unitário,
      Preço médio, Custo médio, Último preço`),
    // Beside a total they are about one unit.
    vague: ["Preço", "Valor", "Custo"],
  },
  minQuantity: {
    heading: "Mínimo",
    names: ["Quantidade mínima"],
    vague: wordList(`Estoque mínimo, Estoque min, Qtd mínima, Qtde mínima, Qtd min, Mín, Mínima,
      Ponto de pedido, Estoque de segurança`),
  },
  observations: {
    heading: "Observações",
    names: ["Observação"],
    vague: ["Obs", "Nota", "Notas", "Anotações", "Comentário", "Comentários"],
  },
  yieldQuantity: {
    heading: "Rendimento",
  },
  yieldUnit: {
    heading: "Unidade do rendimento",
    choices: recipeUnits,
  },
  unitWord: {
    heading: "Embalagem",
    choices: unitWords,
  },
  packName: {
    heading: "Embalagem de compra",
    choices: packNames,
  },
  packQuantity: {
    heading: "Conteúdo da embalagem",
    names: ["Conteúdo por embalagem"],
    vague: ["Conteúdo"],
  },
  packMultiple: {
    heading: "Múltiplo de compra",
    names: ["Múltiplo"],
    vague: ["Lote mínimo", "Compra mínima"],
  },
  supplierId: {
    heading: "Fornecedor",
    names: ["Fornecedor habitual"],
    vague: ["Distribuidor", "Distribuidora"],
  },
};

const { unitPrice: _onlyRead, ...written } = stockColumns;
/** The columns of the files that we write. */
export const writtenColumns: Columns<StockField> = written;
export const stockFields = Object.keys(written) as StockField[];
