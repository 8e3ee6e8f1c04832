import { expect, test } from "vitest";
import { nameInMail, withoutLinks } from "./without-links.ts";

test.each([
  ["R$ 2.999,99 · vence 05/12/2026", "R$ 2.999,99 · vence 05/12/2026"],
  ["Casamento J. P. Souza, 12/12 às 19:30", "Casamento J. P. Souza, 12/12 às 19:30"],
  ["Sra. Ana · 7,5 L", "Sra. Ana · 7,5 L"],
  ["https://mau.exemplo/pague", "https mau exemplo/pague"],
  ["mau.com.br", "mau com br"],
  ["www.mau.com", "www mau com"],
  ["ana@bar.com", "ana bar com"],
  ["ana@1.com", "ana 1 com"],
  ["\\\\servidor\\pasta", "  servidor pasta"],
  ["mau。exemplo", "mau exemplo"],
  ["\u202eevil.com", "evil com"],
])("%j stands in a mail as %j", (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

test("a name is cut by whole characters", () => {
  expect(nameInMail("🍸".repeat(81))).toBe("🍸".repeat(80));
});
