import { z } from "zod";
import { isEmailAddress } from "#shared/accounts/email-address.ts";
import { type EventType, eventTypes } from "#shared/events/enumerations.ts";
import { count, recordId } from "#shared/numbers/amount.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dayInput } from "#shared/numbers/day-input.ts";
import { fromStranger, multiLine, optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import type { InquirySource, InquiryState } from "./enumerations.ts";

export const inquiryLimits = {
  name: 120,
  phone: 40,
  email: 254,
  guests: 100_000,
  location: 200,
  message: 2000,
} as const;

/** Of one company: open at a time, and by its page in a day. */
export const MOST_OPEN_INQUIRIES = 500;
export const MOST_INQUIRIES_A_DAY = 100;

const MISSING_NAME = "Informe o nome";
const MISSING_DATE = "Informe a data";
const MISSING_CONTACT = "Informe o WhatsApp ou o e-mail";
const INVALID_GUESTS = "Informe de 1 a 100.000 convidados";

/** The last day that can be asked for: three years ahead. */
export const lastInquiryDay = (today: Day): Day => `${Number(today.slice(0, 4)) + 3}${today.slice(4)}`;

const isPhone = (text: string) => /^\d{8,15}$/.test(text.replace(/\D/g, ""));

/** A browser without a field for dates sends what was typed. */
const isoDay = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");

/** What somebody asks for, by the page or on the telephone; `today` is the company's. */
export const inquiryInput = (today: Day) =>
  z
    .object({
      name: fromStranger(requiredLine(inquiryLimits.name, MISSING_NAME)).min(2, MISSING_NAME),
      phone: optional(
        fromStranger(singleLine(inquiryLimits.phone)).refine(
          (text) => text === "" || isPhone(text),
          "Informe o número com DDD",
        ),
      ),
      email: optional(
        fromStranger(singleLine(inquiryLimits.email)).refine(
          (text) => text === "" || isEmailAddress(text),
          "E-mail inválido",
        ),
      ),
      date: z
        .string(MISSING_DATE)
        .overwrite(isoDay)
        .pipe(
          dayInput(MISSING_DATE)
            .refine((day) => day >= today, "A data já passou")
            .refine((day) => day <= lastInquiryDay(today), "Informe uma data dos próximos três anos"),
        ),
      guests: count({ min: 1, message: INVALID_GUESTS }).refine(
        (guests) => guests <= inquiryLimits.guests,
        INVALID_GUESTS,
      ),
      eventType: z
        .enum(["", ...eventTypes], "Tipo inválido")
        .nullish()
        .transform((type) => type || null),
      location: optional(fromStranger(singleLine(inquiryLimits.location))),
      message: optional(fromStranger(multiLine(inquiryLimits.message))),
    })
    .refine(({ phone, email }) => Boolean(phone || email), {
      path: ["phone"],
      message: MISSING_CONTACT,
      // Also where other fields are wrong, so that all is said at once.
      when: ({ value }) => typeof value === "object" && value !== null,
    });
export type InquiryInput = z.infer<ReturnType<typeof inquiryInput>>;
export type InquiryField = keyof InquiryInput;

/** Null makes a new client. */
export const inquiryEventInput = z.object({ clientId: recordId("Cliente não encontrado").nullable() });

export type Inquiry = {
  id: number;
  state: InquiryState;
  source: InquirySource;
  name: string;
  /** Contact and message are absent for those who may not see personal data. */
  phone?: string | null;
  email?: string | null;
  message?: string | null;
  date: Day;
  guests: number;
  eventType: EventType | null;
  location: string | null;
  /** ISO 8601. */
  receivedAt: string;
  /** The event that it became. */
  eventId: number | null;
  /** Of a new one: a client with the same telephone or e-mail. */
  proposedClientId: number | null;
};
