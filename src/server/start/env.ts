import { z } from "zod";
import { DATABASE_URL_WRONG, parseDatabaseAddress } from "#server/db/pools/database-address.ts";
import { isLoopbackHost } from "#server/http/limits/client-address.ts";
import { isEmailAddress, normalEmail } from "#shared/accounts/email-address.ts";
import { dataDirOf } from "./data-dir.ts";
import { StartError } from "./start-error.ts";

const url = (sentence: string, ...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence);

/** The address of a sender: itself, or what stands in angle brackets behind a name. */
const addressOf = (text: string) => /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
const isSender = (text: string) => isEmailAddress(addressOf(text));

/** True if a URL ends where a path may be added: no query, hash or login. */
const isPlainUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { search, hash, username, password } = new URL(text);
  return !search && !hash && !username && !password;
};

const wholeNumber = (sentence: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number >= min && number <= max, sentence);

const PUBLIC_URL_WRONG = "PUBLIC_URL deve ser um endereço como https://balcao.exemplo.com.br.";

const environment = z.object({
  PORT: wholeNumber("PORT deve ser um número de 1 a 65535.", 1, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: z
    .string()
    .refine((text) => parseDatabaseAddress(text) !== undefined, DATABASE_URL_WRONG)
    .optional(),
  PUBLIC_URL: url(PUBLIC_URL_WRONG, "http:", "https:").refine(isPlainUrl, PUBLIC_URL_WRONG).optional(),
  SMTP_URL: url(
    "SMTP_URL deve ser um endereço como smtps://usuario:senha@servidor:465.",
    "smtp:",
    "smtps:",
  ).optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'MAIL_FROM deve ser um endereço como "Meu Bar <contato@exemplo.com.br>".')
    .optional(),
  SUPPORT_EMAIL: z
    .string()
    .overwrite(normalEmail)
    .refine(isEmailAddress, "SUPPORT_EMAIL deve ser um endereço de e-mail.")
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .overwrite(normalEmail)
    .refine(isEmailAddress, "ADMIN_EMAIL deve ser um endereço de e-mail.")
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(4, "ADMIN_PASSWORD deve ter de 4 a 128 caracteres.")
    .max(128, "ADMIN_PASSWORD deve ter de 4 a 128 caracteres.")
    .optional(),
  SECOND_STEP_KEY: z.string().min(32, "SECOND_STEP_KEY deve ter pelo menos 32 caracteres.").optional(),
  METRICS_TOKEN: z.string().min(32, "METRICS_TOKEN deve ter pelo menos 32 caracteres.").optional(),
  TRUST_PROXY: wholeNumber("TRUST_PROXY deve ser o número de proxies, de 0 a 10.", 0, 10).default(0),
  MIN_FREE_DISK_MB: wholeNumber("MIN_FREE_DISK_MB deve ser um número de megabytes.", 0, 999_999_999).default(
    200,
  ),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug"],
      "LOG_LEVEL deve ser fatal, error, warn, info ou debug.",
    )
    .default("warn"),
});

export type Config = {
  port: number;
  host: string;
  databaseUrl?: string;
  dataDir: string;
  /** Below that much free space nothing is written to the embedded database. */
  minFreeDiskMegabytes: number;
  /** Base of every link in an e-mail, without a slash at the end; never the request's Host header. */
  publicUrl: string;
  smtpUrl?: string;
  mailFrom: string;
  /** Whom a suspended user is told to write to; absent where the operator has named nobody. */
  supportEmail?: string;
  admin: { email: string; password?: string };
  /** Seals the secrets of authenticator apps; without one, a key in the data folder does. */
  secondStepKey?: string;
  /** Opens the metrics to callers that are not on this machine. */
  metricsToken?: string;
  trustedProxies: number;
  logLevel: string;
};

/** Reads the configuration. An empty variable counts as unset, like a line `SMTP_URL=` in an environment file. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message);
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: dataDirOf(variables),
    minFreeDiskMegabytes: env.MIN_FREE_DISK_MB,
    publicUrl,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Balcão <nao-responda@${new URL(publicUrl).hostname}>`,
    supportEmail: env.SUPPORT_EMAIL ?? (env.MAIL_FROM && addressOf(env.MAIL_FROM)),
    admin: { email: env.ADMIN_EMAIL ?? "admin@balcao.local", password: env.ADMIN_PASSWORD },
    secondStepKey: env.SECOND_STEP_KEY,
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Variable that our supervisor sets for its servers: their `DATABASE_URL` is the embedded database, which it has
 * opened.
 */
export const SUPERVISED = "BALCAO_EMBEDDED";

/** Data folder of the embedded database, if that is in use. */
export const embeddedFolder = (config: Pick<Config, "databaseUrl" | "dataDir">): string | undefined =>
  config.databaseUrl && !process.env[SUPERVISED] ? undefined : config.dataDir;

/** True if only this machine can reach the installation; the limits against strangers are wide then. */
export const isPrivate = (config: Config) =>
  isLoopbackHost(config.host) && isLoopbackHost(new URL(config.publicUrl).hostname);

/** True if messages are shown instead of sent: without SMTP, and only where nobody else can look. */
export const hasLocalMail = (config: Config) => !config.smtpUrl && isPrivate(config);
