import { z } from "zod";
import { baseVersion, count } from "#shared/numbers/amount.ts";
import { multiLine } from "#shared/text/text-schemas.ts";
import { type ConfirmMoment, confirmMoments } from "./enumerations.ts";
import { isColour } from "./readable-colour.ts";
import { termsProblem } from "./terms.ts";

const LONGEST_TERMS = 20_000;
const LONGEST_INCLUDED = 4000;
const MOST_DAYS = 365;

export type ProposalSettings = {
  /** With placeholders such as `{cliente}`. */
  terms: string;
  /** What comes along, a line for each. */
  included: string;
  /** How long a proposal is usually valid. */
  validityDays: number;
  confirmOn: ConfirmMoment;
  /** "#rrggbb" */
  colour: string;
  version: number;
};

const INVALID_DAYS = `Validade deve ser de 1 a ${MOST_DAYS} dias`;

export const proposalSettingsInput = z.object({
  terms: multiLine(LONGEST_TERMS).superRefine((terms, ctx) => {
    const message = termsProblem(terms);
    if (message) ctx.addIssue({ code: "custom", message });
  }),
  included: multiLine(LONGEST_INCLUDED),
  validityDays: count({ min: 1, message: INVALID_DAYS }).refine((days) => days <= MOST_DAYS, INVALID_DAYS),
  confirmOn: z.enum(confirmMoments, "Escolha quando o evento é confirmado"),
  colour: z.string("Escolha uma cor").trim().toLowerCase().refine(isColour, "Use uma cor como #1f7a4a"),
  version: baseVersion,
});
export type ProposalSettingsInput = z.infer<typeof proposalSettingsInput>;

const draftTerms = `1. Reserva da data
A data fica reservada com o pagamento do sinal ({sinal}). O restante é pago nos vencimentos desta proposta.

2. Número de convidados
O número final de convidados é confirmado até 7 dias antes do evento. Acima dele, o valor é ajustado na mesma proporção; abaixo dele, o valor desta proposta se mantém.

3. Hora extra
O serviço termina no horário combinado. Cada hora extra, se houver disponibilidade, é combinada no local e cobrada à parte.

4. Copos e equipamentos
Copos, taças e equipamentos quebrados ou extraviados pelos convidados são cobrados pelo valor de reposição.

5. Cancelamento
Em caso de cancelamento pelo cliente, o sinal cobre a reserva da data e as compras já feitas. Com mais de 30 dias de antecedência, a data pode ser remarcada uma vez, conforme a disponibilidade.

6. Espaço
O cliente garante ponto de energia, água e acesso para a montagem com pelo menos 2 horas de antecedência.

Proposta para {cliente}, evento em {data}, no total de {total}, válida até {validade}.`;

export const defaultProposalSettings: ProposalSettings = {
  terms: draftTerms,
  included: "Equipe de bar\nCopos, gelo e utensílios\nMontagem e desmontagem do bar",
  validityDays: 10,
  confirmOn: "aceite",
  colour: "#1f7a4a",
  version: 1,
};
