import { expect, test } from "vitest";
import { whatsappLink, whatsappTextLink } from "./whatsapp-link.ts";

test.each([
  ["(11) 97777-2020", "5511977772020"],
  ["011 97777-2020", "5511977772020"],
  ["11 3456-7000", "551134567000"],
  ["+55 11 97777-2020", "5511977772020"],
  ["55 11 97777-2020", "5511977772020"],
  // The area code of Santa Maria, not the country.
  ["(55) 99999-1234", "5555999991234"],
  ["+351 912 345 678", "351912345678"],
  ["97777-2020", undefined],
  ["ramal 12", undefined],
  ["", undefined],
  ["+12", undefined],
  ["11 97777-2020 / 11 3456-7000", undefined],
])("%s: %s", (phone, number) => {
  expect(whatsappLink(phone)).toBe(number && `https://wa.me/${number}`);
});

test.each([
  ["(11) 97777-2020", "https://wa.me/5511977772020?text=Ol%C3%A1%20%26%20bem-vindo"],
  ["ramal 12", "https://wa.me/?text=Ol%C3%A1%20%26%20bem-vindo"],
  [null, "https://wa.me/?text=Ol%C3%A1%20%26%20bem-vindo"],
  [undefined, "https://wa.me/?text=Ol%C3%A1%20%26%20bem-vindo"],
])("a text to %s", (phone, link) => expect(whatsappTextLink(phone, "Olá & bem-vindo")).toBe(link));
