import { expect, test } from "vitest";
import { defaultPaymentSettings, paymentSettingsInput } from "./settings-contract.ts";

const { version: _version, ...none } = defaultPaymentSettings;
const pix = {
  ...none,
  pixKeyKind: "cnpj",
  pixKey: "12.abc.345/01de-35",
  receiverName: "Espaço São João",
  city: "Ribeirão",
};

const outcome = (input: object) => {
  const { success, data, error } = paymentSettingsInput.safeParse(input);
  return success ? data : error?.issues.map(({ path, message }) => [path.join("."), message]);
};

test.each<[string, object, object]>([
  ["no Pix at all", none, none],
  ["empty texts", { ...none, pixKeyKind: "", pixKey: " ", receiverName: "", city: "" }, none],
  ["absent Pix", { ...none, pixKeyKind: undefined, pixKey: undefined, receiverName: undefined }, none],
  ["a key as it is typed", pix, { ...pix, pixKey: "12ABC34501DE35" }],
  [
    "a telephone",
    { ...pix, pixKeyKind: "telefone", pixKey: "(11) 99999-0000" },
    { ...pix, pixKeyKind: "telefone", pixKey: "+5511999990000" },
  ],
  [
    "accents, which are kept",
    { ...pix, city: " São José " },
    { ...pix, pixKey: "12ABC34501DE35", city: "São José" },
  ],
  [
    "the least",
    { ...none, depositPercent: 0, balanceDueDays: 0, targetMargin: 0 },
    { ...none, depositPercent: 0, balanceDueDays: 0, targetMargin: 0 },
  ],
  [
    "the most",
    { ...none, useTxid: true, depositPercent: 100, balanceDueDays: 365, targetMargin: 99.99 },
    { ...none, useTxid: true, depositPercent: 100, balanceDueDays: 365, targetMargin: 99.99 },
  ],
  [
    "numbers as texts",
    { ...none, depositPercent: "30", balanceDueDays: " 10 ", targetMargin: "42.5" },
    { ...none, depositPercent: 30, balanceDueDays: 10, targetMargin: 42.5 },
  ],
])("%s is taken", (_what, input, taken) => {
  expect(outcome(input)).toEqual(taken);
});

const DEPOSIT = "O sinal é um número inteiro de 0 a 100";
const DAYS = "O prazo é um número inteiro de 0 a 365";
const MARGIN = "A margem vai de 0 a 99,99, com no máximo duas casas decimais";

test.each<[string, unknown, string]>([
  ["pixKeyKind", null, "Escolha o tipo da chave"],
  ["pixKeyKind", "", "Escolha o tipo da chave"],
  ["pixKeyKind", "rg", "Escolha o tipo da chave"],
  ["pixKeyKind", 5, "Escolha o tipo da chave"],
  ["pixKey", null, "Informe a chave Pix"],
  ["pixKey", "  ", "Informe a chave Pix"],
  ["pixKey", 5, "Campo obrigatório"],
  ["pixKey", "11.222.333/0001-82", "CNPJ inválido: confira os números e letras"],
  ["pixKey", "x".repeat(100_000), "A chave Pix tem no máximo 77 caracteres"],
  ["receiverName", "", "Informe o nome de quem recebe"],
  ["receiverName", "x".repeat(26), "Use no máximo 25 caracteres"],
  ["receiverName", `e${"\u0301".repeat(1000)}`, "Use no máximo 25 caracteres"],
  ["receiverName", "Bar & Cia", "Use só letras, números e espaços"],
  ["receiverName", "Bar\nFesta", "Use só letras, números e espaços"],
  ["receiverName", "Bar\u0000", "Use só letras, números e espaços"],
  ["receiverName", "Bar\ud800", "Use só letras, números e espaços"],
  ["city", null, "Informe a cidade"],
  ["city", "São José dos Campos", "Use no máximo 15 caracteres"],
  ["city", "Olho-d'Água", "Use só letras, números e espaços"],
  ["useTxid", undefined, "Campo obrigatório"],
  ["useTxid", "true", "Campo obrigatório"],
  ...[-1, 101, 50.5, "50,5", "", "1e1", null, undefined, Number.NaN].map(
    (value): [string, unknown, string] => ["depositPercent", value, DEPOSIT],
  ),
  ...[-1, 366, 7.5, "sete", "", null, undefined].map((value): [string, unknown, string] => [
    "balanceDueDays",
    value,
    DAYS,
  ]),
  ...[-0.01, 100, 99.999, 45.555, 1e-7, "45,5", "", null, undefined].map(
    (value): [string, unknown, string] => ["targetMargin", value, MARGIN],
  ),
  ["version", 0, "Versão inválida"],
])("the %s %j is refused: %s", (field, value, message) => {
  expect(outcome({ ...pix, [field]: value })).toEqual([[field, message]]);
});

test("a single entry of Pix asks for the others", () => {
  expect(outcome({ ...none, city: "Manaus" })).toEqual([
    ["pixKeyKind", "Escolha o tipo da chave"],
    ["pixKey", "Informe a chave Pix"],
    ["receiverName", "Informe o nome de quem recebe"],
  ]);
});
