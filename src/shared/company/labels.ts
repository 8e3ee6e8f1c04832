import { type TimeZone, timeZones } from "#shared/time/time-zones.ts";

/** The best known place of each zone, as in "o horário de Manaus", and the states that go by it. */
const places: Record<TimeZone, [place: string, states: string]> = {
  "America/Noronha": ["Fernando de Noronha", "ilhas de PE"],
  "America/Araguaina": ["Palmas", "TO"],
  "America/Bahia": ["Salvador", "BA"],
  "America/Belem": ["Belém", "AP, leste do PA"],
  "America/Fortaleza": ["Fortaleza", "CE, MA, PB, PI, RN"],
  "America/Maceio": ["Maceió", "AL, SE"],
  "America/Recife": ["Recife", "PE"],
  "America/Santarem": ["Santarém", "oeste do PA"],
  "America/Sao_Paulo": ["Brasília", "DF, ES, GO, MG, PR, RJ, RS, SC, SP"],
  "America/Boa_Vista": ["Boa Vista", "RR"],
  "America/Campo_Grande": ["Campo Grande", "MS"],
  "America/Cuiaba": ["Cuiabá", "MT"],
  "America/Manaus": ["Manaus", "AM"],
  "America/Porto_Velho": ["Porto Velho", "RO"],
  "America/Eirunepe": ["Eirunepé", "oeste do AM"],
  "America/Rio_Branco": ["Rio Branco", "AC"],
};

/** "horário de Manaus". */
export const timeZoneText = (timeZone: TimeZone): string => `horário de ${places[timeZone][0]}`;

/** "Manaus (AM)". */
export const timeZoneLabels = Object.fromEntries(
  timeZones.map((timeZone) => [timeZone, `${places[timeZone][0]} (${places[timeZone][1]})`]),
) as Record<TimeZone, string>;
