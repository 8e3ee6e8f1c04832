import { expect, test } from "vitest";
import { pixText, pixTextProblem } from "./pix-text.ts";

test.each([
  ["São José dos Campos", "Sao Jose dos Campos"],
  ["  Bar   do\u00a0Zé ", "Bar do Ze"],
  ["ÇÃÊÍÕÜ ñ", "CAEIOU n"],
  ["BAR 24", "BAR 24"],
])("%j is spelled %j", (text, spelled) => {
  expect(pixText(text)).toBe(spelled);
});

test.each([
  ["Brasília", 15, undefined],
  ["Conceição Verde", 15, undefined],
  ["São José  Campos", 15, undefined],
  // A decomposed accent is a character of its own, but not of the code.
  ["Conceic\u0327a\u0303o Verde", 15, undefined],
  ["Conceição Verdes", 15, "Use no máximo 15 caracteres"],
  ["x".repeat(25), 25, undefined],
  ["x".repeat(26), 25, "Use no máximo 25 caracteres"],
  ["", 15, "Campo obrigatório"],
  [" \u0301 ", 15, "Campo obrigatório"],
  ["Bar\tdo Zé", 25, "Use só letras, números e espaços"],
  ["Bar & Cia", 25, "Use só letras, números e espaços"],
  ["Bar do Zé.", 25, "Use só letras, números e espaços"],
  ["Bar-Festa", 25, "Use só letras, números e espaços"],
  ["Bar 🍋", 25, "Use só letras, números e espaços"],
  ["Straße", 25, "Use só letras, números e espaços"],
  ["バー", 25, "Use só letras, números e espaços"],
  ["Bar\u200bFesta", 25, "Use só letras, números e espaços"],
])("%j with at most %d: %s", (text, most, problem) => {
  expect(pixTextProblem(text, most)).toBe(problem);
});
