import { greetedName } from "#shared/clients/greeted-name.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { doneAtText, eventDayText, eventHoursText, hoursText } from "#shared/events/times-text.ts";
import { formatDay } from "#shared/numbers/day.ts";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatWeekdayDate,
  formatWeekdayDateTime,
} from "#shared/numbers/format.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import { joinWords } from "#shared/text/join-words.ts";
import type { OfferedPart } from "./contract.ts";
import { partNames, partsText } from "./of-event.ts";

/** What is paid first: the sinal, or all at once. */
const firstPayment = (kind: ChargeKind) => (kind === "sinal" ? "Sinal" : "Pagamento");

/**
 * Every word that a client reads of a proposal, in the message that brings it, on its page, in its PDF and in the calendar, besides what
 * the company wrote itself, and how its sums, days and times are written.
 */
export const words = {
  language: "pt-BR",
  money: (amount: string) => formatMoney(Number(amount)),
  onDay: formatDay,
  eventDay: eventDayText,
  eventHours: eventHoursText,
  eventDate: formatDate,
  eventWeekday: formatWeekdayDate,
  eventMoment: formatWeekdayDateTime,
  duration: hoursText,
  doneAt: doneAtText,
  /** "Ana", "Ana e Bruno", "Ana, Bruno e Célia" */
  names: (names: readonly string[]) => joinWords(names) || "cliente",
  pageTitle: (company: string) => `Proposta de ${company}`,
  title: (number: number, { isAddendum, version }: { isAddendum: boolean; version: number }) =>
    `${isAddendum ? "Aditivo da proposta" : "Proposta"} nº ${number}${version > 1 ? ` · versão ${version}` : ""}`,
  cnpj: (text: string) => `CNPJ ${text}`,
  client: "Cliente",
  clients: "Clientes",
  kind: "Evento",
  eventTypes: eventTypeLabels,
  day: "Data",
  hours: "Horário",
  place: "Local",
  guests: "Convidados",
  guestCount: guestsText,
  total: "Total",
  validUntil: "Válida até",
  drinks: "Drinks",
  included: "O que está incluído",
  price: "Investimento",
  charges: "Pagamento",
  chargeKinds: chargeKindLabels,
  terms: "Condições",
  toBeAgreed: "A combinar",
  noDeposit: "a combinar",
  changes: "O que muda no que foi aceito",
  changedFromTo: (from: string, to: string) => `${from} → ${to}`,
  parts: partNames,
  notSaid: "a definir",
  dueOn: (day: string) => `vence em ${day}`,
  dueAtAcceptance: "no aceite",
  fixedPrice: "Valor fechado",
  agreedPrice: "Valor combinado",
  perGuest: (price: string) => `${price} por convidado`,
  guestsTimes: (guests: number, each: string) =>
    `${formatCount(guests, "convidado", "convidados")} × ${each}`,
  leastGuestsTimes: (guests: number, each: string) =>
    `Mínimo de ${formatCount(guests, "convidado", "convidados")} × ${each}`,
  instalment: (place: number, count: number) => `Parcela ${place} de ${count}`,
  acceptance: "Aceite eletrônico",
  acceptedBy: (name: string, when: string) => `Proposta aceita por ${name} em ${when}.`,
  documentCode: (code: string) => `código do documento ${code}`,
  accept: "Aceitar",
  accepted: "Proposta aceita",
  newerVersion: "Há uma nova versão desta proposta. O que foi aceito vale até que ela seja aceita.",
  readNewVersion: "Ler a nova versão",
  depositReceived: (kind: ChargeKind) => `${firstPayment(kind)} recebido. Obrigado!`,
  nextStep: (kind: ChargeKind, amount: string) =>
    `O próximo passo é o ${firstPayment(kind).toLowerCase()} de ${amount}.`,
  depositByPix: (kind: ChargeKind, dueOn: string | null) =>
    `${firstPayment(kind)} por Pix${dueOn ? `, até ${dueOn}` : ""}`,
  pixCode: "Código Pix",
  copyPix: "Copiar código Pix",
  copied: "Código copiado",
  showQr: "Mostrar QR code para outro aparelho",
  howToPay: "Cole no aplicativo do seu banco. A empresa confere o recebimento e confirma.",
  readOrCopyCode: "Leia o código com o aplicativo do seu banco, ou copie e cole:",
  pixOfDeposit: (kind: ChargeKind) => `Pix do ${firstPayment(kind).toLowerCase()}`,
  wholeProposal: "Ver a proposta inteira",
  answer: "Responder",
  fullName: "Seu nome completo",
  agreement: (total: string) => `Li a proposta e as condições e aceito, no total de ${total}.`,
  acceptProposal: "Aceitar proposta",
  whatIsRecorded:
    "O aceite eletrônico registra seu nome, o dia e a hora, o endereço de rede e o código deste documento.",
  decline: "Não vou contratar",
  declineAddendum: "Prefiro como estava",
  reason: "Motivo (opcional)",
  refuseProposal: "Recusar proposta",
  talk: "Falar no WhatsApp",
  question: (number: number, event: string) => `Olá! Sobre a proposta nº ${number} (${event}):`,
  downloadPdf: "Baixar PDF",
  addToCalendar: "Adicionar à agenda",
  page: (page: number, pages: number) => `página ${page} de ${pages}`,
  hello: (name: string | undefined) => (name ? `Olá, ${greetedName(name)}!` : "Olá!"),
  hereIs: (event: string, day: string) => `Aqui está a proposta para ${event}, em ${day}.`,
  hereIsAddendum: (number: number, event: string, day: string) =>
    `Aqui está o aditivo da proposta aceita nº ${number}, para ${event}, em ${day}.`,
  whatChanges: (parts: readonly OfferedPart[]) => `O que muda: ${partsText(parts)}.`,
  toAccept: "Para ver os detalhes e aceitar:",
  notFound: "Proposta não encontrada. Confira o link ou fale com quem o enviou.",
  nameMissing: "Informe o nome de quem aceita",
  notAgreed: "Marque que leu e aceita a proposta",
  checkForm: "Confira o formulário",
  noAnswer: {
    substituida:
      "Esta proposta foi substituída por uma versão mais nova. Leia a nova versão antes de responder.",
    aceita: "Esta proposta já foi aceita.",
    recusada: "Esta proposta já foi recusada. Se mudou de ideia, fale com a empresa.",
    vencida: "O prazo desta proposta terminou. Fale com a empresa para renovar.",
  },
  moreReceived: "Já foi recebido mais do que esta proposta diz. Fale com a empresa.",
  eventOff: "Este evento não está mais disponível. Fale com a empresa.",
  manyPdfs: "Muitos PDFs estão sendo gerados. Tente de novo em instantes",
  pdfIsMade: "O PDF desta proposta já está sendo gerado. Tente de novo em instantes",
  pdfFailed: "O PDF não pôde ser gerado. Tente de novo em instantes",
};
