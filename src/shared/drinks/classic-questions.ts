import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals } from "#shared/numbers/decimals.ts";
import { asNumber, exact, times } from "#shared/numbers/exact.ts";
import { type Convertible, hasFactor, stockFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit, StockUnit, UnitWord } from "#shared/units/enumerations.ts";
import { readYield } from "#shared/units/read-yield.ts";
import { proposedYield } from "#shared/units/yield-question.ts";
import type { Measure } from "./two-steps.ts";

/** An ingredient of the stock for which classic drinks need a unit that it does not know. */
export type Asked = Convertible & { id: number; name: string; unitWord?: UnitWord | null };

/** "1 kg de Limão rende quantas unidades?", then "1 unidade de Limão rende quantas rodelas?" */
export type ClassicQuestion = {
  key: string;
  /** What one of is asked about. */
  of: { name: string; unit: StockUnit; unitWord?: UnitWord | null };
  unit: RecipeUnit;
  proposed: string;
};

export type ClassicNeed<I extends Asked> = {
  ingredient: I;
  questions: ClassicQuestion[];
  /** Units that no answer brings into the stock's. */
  stuck: RecipeUnit[];
  /** The yield that the ingredient gets by the answers, if it has none; undefined while one is missing. */
  yieldOf: (answers: YieldAnswers) => { yieldQuantity: number; yieldUnit: RecipeUnit } | undefined;
  /** The second step, if one is asked for; undefined while its answer is missing. */
  stepOf: (answers: YieldAnswers) => Measure | undefined;
};

/** What was typed, by the key of its question; what is proposed counts until then. */
export type YieldAnswers = ReadonlyMap<string, string>;

/** How many pieces of fruit are in a kilo, as a first answer. */
const perKilo: Readonly<Record<string, number>> = { Limão: 12, Laranja: 5 };

const answerOf = ({ key, unit, proposed }: ClassicQuestion, answers: YieldAnswers) =>
  readYield(answers.get(key) ?? proposed, unit);

/** True if every question of these needs has an answer, and nothing is stuck. */
export const isAnswered = (need: ClassicNeed<Asked>, answers: YieldAnswers): boolean =>
  need.stuck.length === 0 && need.questions.every((question) => answerOf(question, answers) !== undefined);

/**
 * What has to be asked about an ingredient for recipes that measure it in these units; undefined for nothing. `known`
 * is what the classic set knows of it: one lime has eight slices.
 */
export function classicNeed<I extends Asked>(
  ingredient: I,
  classicName: string,
  units: readonly RecipeUnit[],
  known: Measure | undefined,
): ClassicNeed<I> | undefined {
  const open = [...new Set(units)].filter((unit) => !hasFactor(unit, ingredient));
  const [first] = open;
  if (!first) return undefined;
  const own = ingredient.unit === "unidade" ? ingredient.unitWord : null;
  const asked = (unit: RecipeUnit, proposed: string): ClassicQuestion => ({
    key: `${ingredient.id} ${unit}`,
    of: { name: ingredient.name, unit: ingredient.unit, unitWord: own ?? null },
    unit,
    proposed,
  });
  const step = known && {
    key: `${ingredient.id} step`,
    of: { name: ingredient.name, unit: known.unit },
    unit: known.yieldUnit,
    proposed: ungroupedDecimal(known.yieldQuantity),
  };
  const stepOf = (answers: YieldAnswers): Measure | undefined => {
    const yieldQuantity = step && answerOf(step, answers);
    return known && yieldQuantity ? { ...known, yieldQuantity } : undefined;
  };
  const reached = (unit: RecipeUnit) => known && (unit === known.unit || hasFactor(unit, known));

  if (ingredient.yieldUnit) {
    const knows = known && (hasFactor(known.unit, ingredient) || hasFactor(known.yieldUnit, ingredient));
    const stuck = open.filter((unit) => !knows || !reached(unit));
    const questions = step && stuck.length < open.length ? [step] : [];
    return { ingredient, questions, stuck, yieldOf: () => undefined, stepOf };
  }
  // Both steps are needed where whole pieces and slices of them come from kilos.
  if (known && step && known.unit !== ingredient.unit && open.length > 1 && open.every(reached)) {
    const pieces = asked(known.unit, pieceText(ingredient, classicName));
    return {
      ingredient,
      questions: [pieces, step],
      stuck: [],
      stepOf,
      yieldOf: (answers) => {
        const [inOne, inPiece] = [answerOf(pieces, answers), answerOf(step, answers)];
        if (!inOne || !inPiece) return undefined;
        const both = asNumber(times(exact(inOne), exact(inPiece)));
        // The finer unit, so that whole pieces stay whole numbers of slices; else the pieces, exactly as answered.
        return hasDecimals(both, 2)
          ? { yieldQuantity: both, yieldUnit: known.yieldUnit }
          : { yieldQuantity: inOne, yieldUnit: known.unit };
      },
    };
  }
  const question = asked(first, directly(ingredient, classicName, first, known));
  const { unit } = question;
  const answered = { unit: ingredient.unit, yieldQuantity: 1, yieldUnit: unit };
  return {
    ingredient,
    questions: [question],
    stuck: open.filter((one) => stockFactor(one, answered) === undefined),
    stepOf: () => undefined,
    yieldOf: (answers) => {
      const yieldQuantity = answerOf(question, answers);
      return yieldQuantity === undefined ? undefined : { yieldQuantity, yieldUnit: unit };
    },
  };
}

const pieceText = ({ unit }: Asked, classicName: string) =>
  unit === "kg" ? ungroupedDecimal(perKilo[classicName]) : "";

/** The first answer to one question: by the classic set, by fruit in a kilo, or by the size in the name. */
function directly(
  ingredient: Asked,
  classicName: string,
  unit: RecipeUnit,
  known: Measure | undefined,
): string {
  if (known && known.unit === ingredient.unit && known.yieldUnit === unit) {
    return ungroupedDecimal(known.yieldQuantity);
  }
  const pieces = ingredient.unit === "kg" ? perKilo[classicName] : undefined;
  if (pieces && unit === "unidade") return ungroupedDecimal(pieces);
  if (pieces && known?.yieldUnit === unit) return ungroupedDecimal(pieces * known.yieldQuantity);
  return proposedYield({ ...ingredient, unitWord: ingredient.unitWord ?? null }, unit);
}
