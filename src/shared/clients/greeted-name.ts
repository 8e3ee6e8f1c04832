/** First words and marks of names that are not a person's. */
const ORGANISATIONS =
  /^(academia|agência|associação|banco|bar|buffet|bufê|casa|centro|clínica|clube|colégio|condomínio|construtora|empresa|escola|espaço|estúdio|faculdade|fazenda|festa|fundação|grupo|hospital|hotel|igreja|instituto|loja|organização|prefeitura|produtora|restaurante|secretaria|sindicato|sítio|studio|universidade)\s|[&\d]|\s(cia|eireli|eventos|ltda|me|mei|s[./]?a)\.?$/iu;

/**
 * How a message addresses a client: a person by the first name, with its title ("Dra. Ana"), a couple by both
 * ("Fernanda e Lucas"), a company by the whole name.
 */
export function greetedName(name: string): string {
  const whole = name.trim();
  if (ORGANISATIONS.test(whole)) return whole;
  const [person = whole] = /^(\S+\.\s+)?\S+(\s+e\s+\S+)?/iu.exec(whole) ?? [];
  return isShouted(whole) ? capitalised(person) : person;
}

/** True for a name in capitals, as it is copied from a form: "ANA SOUZA". */
const isShouted = (name: string) => /\p{Lu}{2}/u.test(name) && !/\p{Ll}{2}/u.test(name);

/** "ANA E LUCAS" becomes "Ana e Lucas". */
const capitalised = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\S+/gu, (word) => (word === "e" ? word : word.charAt(0).toUpperCase() + word.slice(1)));
