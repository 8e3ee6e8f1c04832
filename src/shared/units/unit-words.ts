import { nameKey } from "#shared/text/name-key.ts";
import { wordList } from "#shared/text/word-list.ts";
import {
  type PackName,
  packNames,
  type RecipeUnit,
  recipeUnits,
  type UnitWord,
  unitWords,
} from "./enumerations.ts";

/** Words for the packages that one `unidade` may be. */
const packages: Record<UnitWord, readonly string[]> = {
  garrafa: ["garrafa", "garrafas", "gf", "gfa", "grf", "garr"],
  lata: ["lata", "latas", "lta"],
  pacote: ["pacote", "pacotes", "pct", "pcts", "pcte", "pctes", "pac"],
};

/** Words for what goods are bought in. */
const packs: Record<PackName, readonly string[]> = {
  ...packages,
  caixa: ["caixa", "caixas", "cx", "cxs"],
  fardo: ["fardo", "fardos", "fd", "fds"],
  saco: ["saco", "sacos", "sc"],
};

/** Other words that spreadsheets use for each unit. What is bought as one piece is a `unidade`. */
const words: Record<RecipeUnit, readonly string[]> = {
  ml: ["mls", "mililitro", "mililitros"],
  L: ["lt", "lts", "ltr", "ltrs", "litro", "litros"],
  g: ["gr", "grs", "gs", "grama", "gramas"],
  kg: ["kgs", "kilo", "kilos", "quilo", "quilos", "quilograma", "quilogramas"],
  unidade: [
    ...Object.values(packs).flat(),
    ...wordList(`un, uns, und, unds, uni, unid, unids, unidades, pc, pcs, peca, pecas, frasco, frascos, fr, pote,
      potes, barril, barris, galao, galoes`),
  ],
  "colher (chá)": ["colher de cha", "colheres de cha", "colheres (cha)", "col cha", "colher cha"],
  "colher (sopa)": ["colher de sopa", "colheres de sopa", "colheres (sopa)", "col sopa", "colher sopa"],
  rodela: ["rodelas", "fatia", "fatias"],
  folhas: ["folha", "fl", "fls"],
  maço: ["macos", "molho", "molhos"],
};

const unitByKey = new Map(
  recipeUnits.flatMap((unit) =>
    [unit, ...words[unit]].map((word): [string, RecipeUnit] => [nameKey(word), unit]),
  ),
);

const packageByKey = new Map(
  unitWords.flatMap((unitWord) =>
    packages[unitWord].map((word): [string, UnitWord] => [nameKey(word), unitWord]),
  ),
);

const packByKey = new Map(
  packNames.flatMap((packName) =>
    packs[packName].map((word): [string, PackName] => [nameKey(word), packName]),
  ),
);

const keyOf = (text: string) => nameKey(text.replaceAll(".", " "));

/** "LT", "litros" and "l." are all L; undefined for a word that is no unit. */
export const readUnit = (text: string): RecipeUnit | undefined => unitByKey.get(keyOf(text));

/** "Gfa." is a garrafa; undefined for a word that is no package. */
export const readUnitWord = (text: string): UnitWord | undefined => packageByKey.get(keyOf(text));

/** "Cxs." is a caixa; undefined for a word that is no pack. */
export const readPackName = (text: string): PackName | undefined => packByKey.get(keyOf(text));

/** "750ml" and "2,5 kg" are an amount and its unit, with the word that names it; undefined for anything else. */
export function splitAmount(text: string): { amount: string; unit: RecipeUnit; word: string } | undefined {
  const [, amount = "", word = ""] = /^\s*(-?[\d.,]*\d)\s*(\p{L}[\p{L}.() ]*)$/u.exec(text) ?? [];
  const unit = amount && readUnit(word);
  return unit ? { amount, unit, word: word.trim() } : undefined;
}

/** "Garrafa de 750ml" is a package and what one of it holds; undefined for anything else. */
export function splitPackage(text: string): { word: string; amount: string; unit: string } | undefined {
  const [, word = "", content = ""] = /^\s*(\p{L}+\.?)\s*(?:de\s|c\/)?\s*(\d.*)$/iu.exec(text) ?? [];
  const held = readUnit(word) === "unidade" ? splitAmount(content) : undefined;
  return held && held.unit !== "unidade" ? { word, amount: held.amount, unit: held.unit } : undefined;
}
