import { expect, test } from "vitest";
import { contactFinder } from "./same-contact.ts";

const find = contactFinder([
  { id: 1, phone: "(11) 98765-4321", email: "Ana@Exemplo.com.br" },
  { id: 2, phone: "+55 11 98765 4321", email: "rui@exemplo.com.br" },
  { id: 3, phone: null, email: "lia@exemplo.com.br" },
  { id: 4, phone: "ramal 12", email: null },
]);

test.each([
  ["the same digits", { phone: "11987654321" }, 1],
  ["with the country", { phone: "+55 (11) 98765-4321" }, 1],
  ["with a leading zero", { phone: "011 98765-4321" }, 1],
  ["the e-mail in other letters", { email: " LIA@exemplo.COM.br " }, 3],
  ["the telephone before the e-mail", { phone: "11 98765-4321", email: "lia@exemplo.com.br" }, 1],
  ["the e-mail where the telephone is unknown", { phone: "21 91111-2222", email: "rui@exemplo.com.br" }, 2],
  ["another area code", { phone: "(21) 98765-4321" }, undefined],
  ["a few digits", { phone: "12" }, undefined],
  ["nothing at all", {}, undefined],
  ["empty texts", { phone: "", email: "" }, undefined],
])("%s", (_what, contact, id) => {
  expect(find(contact)?.id).toBe(id);
});
