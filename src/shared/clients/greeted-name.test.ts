import { expect, test } from "vitest";
import { greetedName } from "./greeted-name.ts";

test.each([
  ["Marina Alves", "Marina"],
  ["  João Pedro Teixeira ", "João"],
  ["Ivo", "Ivo"],
  ["Fernanda e Lucas", "Fernanda e Lucas"],
  ["Fernanda e Lucas Prado", "Fernanda e Lucas"],
  ["Dra. Ana Souza", "Dra. Ana"],
  ["Sr. Ivo", "Sr. Ivo"],
  ["Barbara Casagrande", "Barbara"],
  ["Emerson Dias", "Emerson"],
  ["Construtora Horizonte", "Construtora Horizonte"],
  ["Colégio Santa Clara", "Colégio Santa Clara"],
  ["Horizonte Incorporações Ltda.", "Horizonte Incorporações Ltda."],
  ["Maré S/A", "Maré S/A"],
  ["Silva & Prado", "Silva & Prado"],
  ["Turma 2026", "Turma 2026"],
  ["ANA SOUZA", "Ana"],
  ["FERNANDA E LUCAS", "Fernanda e Lucas"],
  ["DRA. ANA SOUZA", "Dra. Ana"],
  ["ÂNGELA", "Ângela"],
  ["J. P. Braga", "J. P."],
  ["COLÉGIO SANTA CLARA", "COLÉGIO SANTA CLARA"],
  ["", ""],
])("%s: %s", (name, greeted) => expect(greetedName(name)).toBe(greeted));
