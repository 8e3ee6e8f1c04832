import { nameKey } from "#shared/text/name-key.ts";
import { wordList } from "#shared/text/word-list.ts";
import type { Ingredient } from "./contract.ts";
import { ingredientCategories } from "./enumerations.ts";

type Category = Ingredient["category"];

/** Other words that spreadsheets use for each category. */
const words: Record<Category, readonly string[]> = {
  "Bebidas Alcoólicas":
    wordList(`bebida alcoolica, alcoolica, alcoolicas, alcoolico, alcoolicos, alcool, com alcool,
      bebidas com alcool, destilado, destilados, licor, licores, vinho, vinhos, cerveja,
      cervejas, espumante, espumantes, aperitivo, aperitivos, vermute, vermutes, chopp,
      destilados e licores, bitter, bitters, whisky, whiskies, vodkas, gins, runs`),
  "Bebidas Não Alcoólicas":
    wordList(`bebida nao alcoolica, nao alcoolica, nao alcoolicas, nao alcoolico, nao alcoolicos,
      sem alcool, bebidas sem alcool, refrigerante, refrigerantes, refri, suco, sucos, agua,
      aguas, energetico, energeticos, mixer, mixers, soft drink, soft drinks, tonica`),
  Xaropes: ["xarope", "calda", "caldas", "xaropes e caldas", "syrup", "syrups", "pure", "pures"],
  Frutas: wordList(`fruta, hortifruti, hortifrutti, frutas e ervas, frutas e verduras, citrico, citricos,
      polpa, polpas`),
  Outros: wordList(`outro, outra, outras, diverso, diversos, geral, insumo, insumos, descartavel,
      descartaveis, gelo, especiaria, especiarias, condimento, condimentos, tempero, temperos,
      decoracao, guarnicao, guarnicoes, erva, ervas, laticinio, laticinios, acucar, mercearia`),
};

const categoryByKey = new Map(
  ingredientCategories.flatMap((category) =>
    [category, ...words[category]].map((word): [string, Category] => [nameKey(word), category]),
  ),
);

/** "Destilados" are Bebidas Alcoólicas; undefined for a word that tells no category, such as "Bebidas". */
export const readCategory = (text: string): Category | undefined => categoryByKey.get(nameKey(text));
