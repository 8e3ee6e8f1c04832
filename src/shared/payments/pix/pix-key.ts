import { isEmailAddress, normalEmail } from "#shared/accounts/email-address.ts";
import { bareCnpj, formatCnpj, isCnpj } from "#shared/company/cnpj.ts";
import type { PixKeyKind } from "#shared/payments/enumerations.ts";
import { bareCpf, formatCpf, isCpf } from "./cpf.ts";

type KeyRule = {
  /** The form in which banks know the key, from what a person types. */
  normal: (text: string) => string;
  isKey: (normal: string) => boolean;
  /** How people write it, where that differs. */
  format?: (normal: string) => string;
  problem: string;
};

/** With the 22 characters around it the key fills field 26 of the code, which holds 99. */
const LONGEST_KEY = 77;

/** An area code, then nine digits of a mobile phone or eight of a landline. */
const PHONE = /^\+55[1-9][1-9](9\d{8}|[2-5]\d{7})$/;
const RANDOM_KEY = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const rules: Record<PixKeyKind, KeyRule> = {
  cpf: { normal: bareCpf, isKey: isCpf, format: formatCpf, problem: "CPF inválido: confira os números" },
  cnpj: {
    normal: bareCnpj,
    isKey: isCnpj,
    format: formatCnpj,
    problem: "CNPJ inválido: confira os números e letras",
  },
  telefone: {
    normal: normalPhone,
    isKey: (key) => PHONE.test(key),
    format: (key) => key.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, "($1) $2-$3"),
    problem: "Telefone inválido: informe DDD e número, como (11) 99999-0000",
  },
  email: {
    normal: normalEmail,
    // Pix knows no "%" in an address, though mail does.
    isKey: (key) => key === normalEmail(key) && isEmailAddress(key) && !key.includes("%"),
    problem: "E-mail inválido",
  },
  aleatoria: {
    normal: (text) => text.trim().toLowerCase(),
    isKey: (key) => RANDOM_KEY.test(key),
    problem: "Chave aleatória inválida: copie a chave inteira do aplicativo do banco",
  },
};

/** "(11) 99999-0000", "011 99999-0000" and "+55 11 99999-0000" all become "+5511999990000". */
function normalPhone(text: string): string {
  const bare = text.replaceAll(/[\s().-]/g, "");
  if (bare.startsWith("+")) return bare;
  const digits = bare.replace(/^0+/, "");
  return /^55\d{10,11}$/.test(digits) ? `+${digits}` : `+55${digits}`;
}

/** A key as banks know it, whatever it was typed like; one that is no key comes out as none either. */
export const normalPixKey = (kind: PixKeyKind, text: string): string => rules[kind].normal(text);

/** A key as people write it: "(11) 99999-0000". */
export const formatPixKey = (kind: PixKeyKind, key: string): string => rules[kind].format?.(key) ?? key;

/** What is wrong with a key in its normal form. */
export function pixKeyProblem(kind: PixKeyKind, key: string): string | undefined {
  if (key.length > LONGEST_KEY) return `A chave Pix tem no máximo ${LONGEST_KEY} caracteres`;
  return rules[kind].isKey(key) ? undefined : rules[kind].problem;
}
