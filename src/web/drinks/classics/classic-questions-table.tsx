import { useState } from "react";
import type { ClassicNeed, ClassicQuestion, YieldAnswers } from "#shared/drinks/classic-questions.ts";
import type { IngredientChoice, IngredientChoices, StockFinder } from "#shared/drinks/ingredient-choices.ts";
import type { UnknownIngredient } from "#shared/drinks/unknown-ingredients.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { readYield, yieldProblem } from "#shared/units/read-yield.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import { BareSelect } from "#web/import/bare-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type Need = ClassicNeed<Ingredient>;

type ClassicQuestionsTableProps = {
  unknown: readonly UnknownIngredient[];
  needs: readonly Need[];
  stock: readonly Ingredient[];
  find: StockFinder<Ingredient>;
  choices: IngredientChoices;
  onChoose: (key: string, choice: IngredientChoice) => void;
  answers: YieldAnswers;
  onAnswer: (key: string, text: string) => void;
  /** The drinks that need a unit of an ingredient; set once somebody wanted to go on without an answer. */
  refusalOf: ((ingredient: Ingredient, units: Need["stuck"]) => string) | undefined;
};

export const CLASSIC_QUESTIONS_ID = "classic-questions";

/** All that is open about the ingredients of the chosen drinks, in one table, with what is proposed filled in. */
export function ClassicQuestionsTable(props: ClassicQuestionsTableProps) {
  const { unknown, needs, ...row } = props;
  const { find } = row;
  const matched = unknown.map((one) => ({ one, ingredient: find(one.proposed.name) }));
  const named = new Set(matched.flatMap(({ ingredient }) => ingredient?.id ?? []));
  const needOf = (id: number | undefined) => needs.find(({ ingredient }) => ingredient.id === id);
  // Two names may stand for one ingredient: it is asked about once.
  const isFirst = (place: number, id: number | undefined) =>
    matched.findIndex(({ ingredient }) => ingredient?.id === id) === place;
  const others = needs.filter(({ ingredient }) => !named.has(ingredient.id));
  if (unknown.length === 0 && others.length === 0) return null;
  return (
    <section id={CLASSIC_QUESTIONS_ID} aria-label="O que falta saber" tabIndex={-1} className="mt-5">
      <h3 className="mb-1 text-sm font-semibold">Confira com o seu estoque</h3>
      <table className="w-full text-sm max-sm:block max-sm:[&_tbody]:block max-sm:[&_td]:block max-sm:[&_tr]:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Na receita
            </th>
            <th scope="col" className="w-64 py-1.5 pr-3 font-medium">
              No seu estoque
            </th>
            <th scope="col" className="w-64 py-1.5 font-medium">
              Rendimento
            </th>
          </tr>
        </thead>
        <tbody>
          {matched.map(({ one, ingredient }, place) => (
            <Row
              key={one.key}
              {...row}
              name={one.proposed.name}
              unknown={one}
              need={isFirst(place, ingredient?.id) ? needOf(ingredient?.id) : undefined}
            />
          ))}
          {others.map((need) => (
            <Row key={need.ingredient.id} {...row} name={need.ingredient.name} need={need} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Omit<ClassicQuestionsTableProps, "unknown" | "needs"> & {
  name: string;
  unknown?: UnknownIngredient;
  need: Need | undefined;
};

function Row({
  name,
  unknown,
  need,
  stock,
  find,
  choices,
  onChoose,
  answers,
  onAnswer,
  refusalOf,
}: RowProps) {
  const choice = unknown && choices.get(unknown.key);
  const category = choice && "category" in choice ? choice.category : unknown?.proposed.category;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-3 font-medium wrap-anywhere sm:pt-4">{name}</td>
      <td className="py-2 pr-3">
        {unknown && category ? (
          <BareSelect
            label={`O que é ${name}`}
            value={String(find(name)?.id ?? "")}
            onChange={(value) =>
              onChoose(unknown.key, value ? { ingredientId: Number(value) } : { category })
            }
          >
            <option value="">Criar com estoque zero</option>
            {stock.map((one) => (
              <option key={one.id} value={one.id}>
                É {one.name}
              </option>
            ))}
          </BareSelect>
        ) : (
          <span className="text-muted sm:leading-10">{need?.ingredient.name}</span>
        )}
      </td>
      <td className="py-2">
        {need?.questions.map((question) => (
          <Question
            key={question.key}
            question={question}
            text={answers.get(question.key) ?? question.proposed}
            onType={(text) => onAnswer(question.key, text)}
            refusal={refusalOf?.(need.ingredient, [question.unit])}
          />
        ))}
        {need && need.stuck.length > 0 && (
          <p className="text-yellow-ink">
            {stuckText(need)}{" "}
            {refusalOf && <span className="text-red-ink">{refusalOf(need.ingredient, need.stuck)}</span>}
          </p>
        )}
      </td>
    </tr>
  );
}

const stuckText = ({ ingredient, stuck }: Need): string => {
  const units = stuck.map((unit) => unitText(2, unit)).join(", ");
  const { yieldQuantity, yieldUnit, name } = ingredient;
  const has =
    yieldQuantity && yieldUnit ? `o rendimento de ${name} é ${amountText(yieldQuantity, yieldUnit)}` : "";
  return `Sem conversão de ${units} para ${stockUnitText(ingredient)}${has && `: ${has}`}.`;
};

type QuestionProps = {
  question: ClassicQuestion;
  text: string;
  onType: (text: string) => void;
  refusal: string | undefined;
};

function Question({ question: { of, unit }, text, onType, refusal }: QuestionProps) {
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = readYield(text, unit) === undefined;
  const problem = text.trim() === "" ? refusal : isLeft || refusal ? yieldProblem(text, unit) : undefined;
  return (
    <div className="mb-2 last:mb-0">
      <TextField
        label={yieldQuestion(of, unit)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => setIsLeft(true)}
        error={isWrong && problem}
      />
    </div>
  );
}
