import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

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
