import type { ProposalSettings } from "./settings-contract.ts";

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
