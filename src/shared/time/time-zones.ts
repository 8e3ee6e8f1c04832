/** Brazil's time zones by their IANA names, with the hours that each is behind UTC since the last summer time. */
export const hoursBehindUtc = {
  "America/Noronha": 2,
  "America/Araguaina": 3,
  "America/Bahia": 3,
  "America/Belem": 3,
  "America/Fortaleza": 3,
  "America/Maceio": 3,
  "America/Recife": 3,
  "America/Santarem": 3,
  "America/Sao_Paulo": 3,
  "America/Boa_Vista": 4,
  "America/Campo_Grande": 4,
  "America/Cuiaba": 4,
  "America/Manaus": 4,
  "America/Porto_Velho": 4,
  "America/Eirunepe": 5,
  "America/Rio_Branco": 5,
} as const;

export type TimeZone = keyof typeof hoursBehindUtc;

export const timeZones = Object.keys(hoursBehindUtc) as TimeZone[];

/** The zone of a company that has not chosen one, and of what belongs to no company. */
export const SAO_PAULO = "America/Sao_Paulo" satisfies TimeZone;

export const isTimeZone = (name: string): name is TimeZone => Object.hasOwn(hoursBehindUtc, name);
