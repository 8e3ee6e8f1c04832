import { greetedName } from "#shared/clients/greeted-name.ts";
import { whatsappLink, whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import { type Day, daysBetween, formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import { dueDay, isExtra } from "#shared/payments/charge-rules.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import type { ChargeKind } from "#shared/payments/enumerations.ts";
import { type Clock, today } from "#shared/time/clock.ts";

export type ChargedClient = { name: string; phone: string | null };

type Charged = Pick<
  ListedCharge,
  "kind" | "note" | "paid" | "open" | "dueOn" | "eventName" | "eventDate" | "clientNames"
>;

type Sender = {
  /** The present clients of the event, in their order. */
  clients: readonly ChargedClient[];
  companyName: string | null;
  pixCode: string | undefined;
  clock: Clock;
};

const nouns: Record<ChargeKind, { article: "o" | "a"; noun: string }> = {
  sinal: { article: "o", noun: "sinal" },
  parcela: { article: "a", noun: "parcela" },
  saldo: { article: "o", noun: "saldo" },
  extra: { article: "o", noun: "valor extra" },
};

/** The address that opens WhatsApp with a reminder of a charge. */
export const chargeMessageLink = (charge: Charged, sender: Sender): string =>
  whatsappTextLink(addressee(sender)?.phone, chargeMessage(charge, sender));

/** The first client who can be written to, else the first one. */
const addressee = ({ clients }: Pick<Sender, "clients">): ChargedClient | undefined =>
  clients.find(({ phone }) => phone && whatsappLink(phone)) ?? clients[0];

/** What a polite owner would write to remind of a charge. */
export function chargeMessage(charge: Charged, sender: Sender): string {
  const { companyName, pixCode, clock } = sender;
  const name = addressee(sender)?.name ?? charge.clientNames[0];
  return [
    // A client whose name was wiped is left with a number only.
    name && !/^Cliente ID \d+/.test(name) ? `Olá, ${greetedName(name)}! Tudo bem?` : "Olá! Tudo bem?",
    reminder(charge, clock),
    pixCode &&
      `Para pagar por Pix, é só copiar este código e colar no aplicativo do seu banco:\n\n${pixCode}`,
    "Qualquer dúvida, é só chamar. Agradecemos desde já!",
    companyName,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function reminder(charge: Charged, clock: Clock): string {
  const present = today(clock);
  const { eventName, eventDate, open } = charge;
  const dueOn = dueDay(charge, present);
  const { article, noun } = remindedOf(charge);
  const of = `${formatMoney(Number(open))} do evento ${eventName} (${formatWeekdayDate(eventDate, clock.timeZone)})`;
  if (dueOn < present) {
    const when = daysBetween(dueOn, present) === 1 ? "ontem" : `em ${formatWeekdayDay(dueOn)}`;
    return `${article.toUpperCase()} ${noun} de ${of} venceu ${when}, e ainda não localizamos o pagamento. Se já foi pago, desconsidere esta mensagem e, se puder, envie o comprovante.`;
  }
  return `Passando para lembrar d${article} ${noun} de ${of}, com vencimento ${writtenDueDay(dueOn, present)}.`;
}

function writtenDueDay(dueOn: Day, present: Day): string {
  const days = daysBetween(present, dueOn);
  if (days === 0) return "hoje";
  return days === 1 ? "amanhã" : `em ${formatWeekdayDay(dueOn)}`;
}

/** "o sinal", "a parcela", "o restante da parcela", "o valor extra (Hora extra)". */
function remindedOf(charge: Charged): { article: "o" | "a"; noun: string } {
  const { kind, note, paid } = charge;
  const { article, noun } = nouns[kind];
  const named = isExtra(charge) && note ? `${noun} (${note})` : noun;
  return Number(paid) > 0
    ? { article: "o", noun: `restante d${article} ${named}` }
    : { article, noun: named };
}
