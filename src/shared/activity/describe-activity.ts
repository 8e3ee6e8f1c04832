import { lossFacts, perLossKind } from "#shared/ingredients/loss-facts.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { amountText } from "#shared/units/amount-text.ts";
import type { Described } from "./action.ts";
import { actions } from "./actions.ts";
import type { AuditAction, StockAction } from "./contract.ts";

/** Movements of stock: everybody in a company sees them, and what they are about is known by the row alone. */
const stockSentences: Record<StockAction, (activity: Described) => string> = {
  entrada: (activity) => `Registrou entrada de ${items(activity)}${stock(activity)}`,
  estorno: (activity) => `Estornou uma entrada de ${items(activity)}${stock(activity)}`,
  contagem_estornada: (activity) => `Estornou uma contagem de ${items(activity)}${stock(activity)}`,
  perda_estornada: (activity) => `Estornou uma perda de ${items(activity)}${stock(activity)}`,
  ajuste: (activity) => `Ajustou o estoque de ${items(activity)}${stock(activity)}`,
  retirada: ({ subject, count }) => `Deu baixa no estoque de ${subject} (${ingredients(count)})`,
  retirada_a_mais: ({ subject, count }) => `Levou mais do estoque para ${subject} (${ingredients(count)})`,
  retorno: ({ subject, count }) =>
    count === 0
      ? `Registrou que nada voltou de ${subject}`
      : `Registrou o retorno de ${subject} (${ingredients(count)})`,
  ...perLossKind(
    (kind) => (activity: Described) => `Registrou ${lossFacts[kind].label.toLowerCase()} ${lost(activity)}`,
  ),
  baixa_desfeita: ({ subject, count }) => `Desfez a baixa no estoque de ${subject} (${ingredients(count)})`,
  retirada_a_mais_desfeita: ({ subject, count }) =>
    `Desfez o que levou a mais para ${subject} (${ingredients(count)})`,
  retorno_desfeito: ({ subject }) => `Desfez o retorno de ${subject}`,
};

const ingredients = (count: number) => formatCount(count, "ingrediente", "ingredientes");

const items = ({ subject, count }: Described) => (count === 1 ? String(subject) : ingredients(count));

/** ": 12 → 10 L" */
const stock = ({ stock: moved }: Described) =>
  moved ? `: ${formatNumber(moved.from)} → ${amountText(moved.to, moved.unit)}` : "";

/** What was lost of the stock itself, or at an event. */
const lost = (activity: Described) => {
  const { subject, count, reason, stock: moved } = activity;
  const what = moved ? `de ${subject}${stock(activity)}` : `em ${subject} (${ingredients(count)})`;
  return reason ? `${what}. Motivo: ${reason}` : what;
};

const isOfStock = (action: AuditAction | StockAction): action is StockAction => action in stockSentences;

/** Describes an activity in a sentence whose subject is the acting user. */
export const describeActivity = (told: Omit<Described, "timeZone">, timeZone: TimeZone): string => {
  const { action } = told;
  const activity = { ...told, timeZone };
  return isOfStock(action) ? stockSentences[action](activity) : actions[action].sentence(activity);
};
