import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import { eventStatusLabels, eventTypeLabels } from "#shared/events/labels.ts";
import {
  formatMoney,
  formatNumber,
  formatUnitCost,
  formatWeekdayDateTime,
  UNKNOWN_PRICE,
} from "#shared/numbers/format.ts";
import { confirmMomentLabels } from "#shared/proposals/labels.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { ActivityChange, ChangedField } from "./contract.ts";

type Value = string | number;

const plain = (value: Value) => (typeof value === "number" ? formatNumber(value) : value);
const labelled = (labels: Readonly<Record<string, string>>) => (value: Value) =>
  labels[value] ?? String(value);

const money = (value: Value) => formatMoney(Number(value));
const unitCost = (value: Value) => formatUnitCost(Number(value), "").replace(/ por $/, "");

type Look = {
  label: string;
  write?: (value: Value, timeZone: TimeZone) => string;
  /** Stands for no value, and names the field then. */
  none?: string;
  /** Said where no values are, instead of the label. */
  untold?: string;
};

/** The name of each field, and how its values are written. */
const looks: Record<ChangedField, Look> = {
  name: { label: "nome" },
  date: { label: "data", write: (value, timeZone) => formatWeekdayDateTime(String(value), timeZone) },
  location: { label: "local" },
  guests: { label: "convidados" },
  status: { label: "status", write: labelled(eventStatusLabels) },
  type: { label: "tipo", write: labelled(eventTypeLabels) },
  combo: { label: "combo" },
  drinks: { label: "drinks" },
  supplies: { label: "outros itens" },
  swap: { label: "troca na compra" },
  clients: { label: "clientes" },
  fixedCosts: { label: "custos fixos", write: money },
  category: { label: "categoria" },
  unit: { label: "unidade" },
  unitCost: { label: "custo", write: unitCost },
  minQuantity: { label: "mínimo" },
  yield: { label: "rendimento" },
  observations: { label: "observações" },
  recipe: { label: "receita" },
  description: { label: "descrição" },
  email: { label: "e-mail" },
  phone: { label: "telefone" },
  cpf: { label: "CPF" },
  address: { label: "endereço" },
  notes: { label: "observações" },
  cnpj: { label: "CNPJ" },
  timeZone: { label: "fuso horário" },
  companyRole: { label: "função", write: labelled(companyRoleLabels) },
  price: { label: "preço", write: money, none: UNKNOWN_PRICE },
  durationMinutes: { label: "duração (minutos)" },
  arrivalTime: { label: "chegada da equipe" },
  teamNotes: { label: "recado para a equipe" },
  teaches: { label: "usar nas sugestões" },
  guestsPresent: { label: "convidados presentes" },
  charges: { label: "cobranças", write: money, none: "sem parcelas", untold: "divisão ou vencimentos" },
  payment: { label: "valor", write: money },
  pixKey: { label: "chave Pix" },
  receiverName: { label: "nome do recebedor" },
  city: { label: "cidade" },
  useTxid: { label: "identificador no Pix" },
  depositPercent: { label: "sinal (%)" },
  balanceDueDays: { label: "dias antes do evento" },
  targetMargin: { label: "margem desejada (%)" },
  terms: { label: "condições" },
  included: { label: "o que está incluído" },
  validityDays: { label: "validade (dias)" },
  confirmOn: { label: "confirmação do evento", write: labelled(confirmMomentLabels) },
  colour: { label: "cor" },
  whatsapp: { label: "WhatsApp" },
  pack: { label: "embalagem de compra" },
  supplier: { label: "fornecedor" },
  isOpen: { label: "situação" },
  greeting: { label: "saudação" },
};

/** True if the values of a field are sums of money. */
export const isMoney = (field: ChangedField): boolean => {
  const { write } = looks[field];
  return write === money || write === unitCost;
};

/** "convidados 150 → 180, receita" */
export const changesText = (changes: readonly ActivityChange[], timeZone: TimeZone): string =>
  changes.map((change) => changeText(change, timeZone)).join(", ");

/** Charges are told by their sum. */
const isNoCharge = (field: ChangedField, value: Value) => field === "charges" && Number(value) === 0;

function changeText({ field, from, to }: ActivityChange, timeZone: TimeZone): string {
  const { label, write = plain, none, untold = label } = looks[field];
  if (from === undefined && to === undefined) return untold;
  // What was not there before has no value that it came from.
  if (from === undefined && to != null) return `${label} ${write(to, timeZone)}`;
  const [before, after] = [from, to].map((value) =>
    value == null || value === "" || isNoCharge(field, value) ? (none ?? "–") : write(value, timeZone),
  );
  return `${before === none ? "" : `${label} `}${before} → ${after}`;
}
