import { expect, test } from "vitest";
import { clientImport } from "./client-import.ts";
import { clientsCsv, clientsCsvTemplate } from "./clients-csv.ts";
import type { Client } from "./contract.ts";

const ana = {
  id: 1,
  version: 3,
  name: "Ana Souza",
  email: "ana@x.com",
  phone: "+55 11 9",
  cpf: "1",
  cnpj: "12ABC34501DE35",
  address: "Rua A, 5; casa",
  notes: "=nota\n- e mais",
} as Client;

const rowsOf = (text: string, clients: Client[] = [ana]) => {
  const file = clientImport.open(text);
  if (!file.columns || file.problem) throw new Error(file.problem);
  return clientImport.preview(file, clients, undefined);
};

test("formulas are none, and what was downloaded changes nothing when it is uploaded", () => {
  const text = clientsCsv([ana]);
  expect(text).toBe(
    `\uFEFFNome;E-mail;Telefone;CPF;CNPJ;Endereço;Observações\r\nAna Souza;ana@x.com;'+55 11 9;1;12.ABC.345/01DE-35;"Rua A, 5; casa";"'=nota\n'- e mais"`,
  );
  expect(rowsOf(text)).toEqual([{ kind: "same", number: 2, name: "Ana Souza" }]);
  expect(rowsOf(clientsCsvTemplate).map(({ kind }) => kind)).toEqual(["new"]);
});

test("a new client is what its row says", () => {
  expect(rowsOf("Cliente;WhatsApp;Email;Documento;Cidade\nRui; 11 98 ;rui@x.com;;Cotia")).toEqual([
    {
      kind: "new",
      number: 2,
      name: "Rui",
      input: {
        name: "Rui",
        phone: "11 98",
        email: "rui@x.com",
        cpf: null,
        cnpj: null,
        address: null,
        notes: null,
      },
    },
  ]);
});

test.each([
  ["CPF/CNPJ", "11.222.333/0001-81", { cpf: null, cnpj: "11222333000181" }],
  ["CPF/CNPJ", "123.456.789-09", { cpf: "123.456.789-09", cnpj: null }],
  ["CNPJ", "12.abc.345/01de-35", { cpf: null, cnpj: "12ABC34501DE35" }],
])("column %s with %s: %o", (heading, cell, input) => {
  expect(rowsOf(`Nome;${heading}\nRui;${cell}`)).toMatchObject([{ kind: "new", input }]);
});

test("a client that is there is completed; a blank cell erases nothing", () => {
  expect(rowsOf("Nome;E-mail;Telefone\nANA SOUZA;;22")).toMatchObject([
    {
      kind: "changed",
      name: "Ana Souza",
      present: { id: 1, version: 3 },
      input: { name: "Ana Souza", email: "ana@x.com", phone: "22", notes: "=nota\n- e mais" },
      changes: [{ field: "phone", from: "+55 11 9", to: "22" }],
    },
  ]);
});

test.each<[string, unknown[]]>([
  ["Nome;E-mail\nRui;sem-arroba", [[2, "E-mail", "sem-arroba", "E-mail inválido"]]],
  ["Nome;E-mail\n;rui@x.com", [[2, "Nome", "", "Nome é obrigatório"]]],
  [`Nome;CPF\nRui;${"1".repeat(21)}`, [[2, "CPF", "1".repeat(21), "Use no máximo 20 caracteres"]]],
  ["Nome;CNPJ\nRui;1", [[2, "CNPJ", "1", "CNPJ inválido: confira os números e letras"]]],
  [
    "Nome;CPF\nRui;1\nrui;2",
    [
      [2, "Nome", "Rui", "O mesmo nome também está na linha 3 do arquivo"],
      [3, "Nome", "rui", "O mesmo nome também está na linha 2 do arquivo"],
    ],
  ],
  ["Nome;CPF\nRui;1;x", [[2, undefined, undefined, "A linha tem mais células do que há títulos de colunas"]]],
])("%j is refused at its rows and columns", (text, problems) => {
  expect(
    rowsOf(text).flatMap((row) =>
      row.kind === "wrong"
        ? row.problems.map(({ number, column, found, message }) => [number, column, found, message])
        : [],
    ),
  ).toEqual(problems);
});

test("a name that two clients have is left to the page", () => {
  expect(rowsOf("Nome;CPF\nAna Souza;2", [ana, { ...ana, id: 2 }])).toMatchObject([
    { kind: "wrong", problems: [{ message: expect.stringMatching(/^Há 2 clientes com este nome/) }] },
  ]);
});

test("what was typed over a cell counts", () => {
  const file = clientImport.open("Nome;E-mail\nRui;x\nRui;");
  if (!file.columns) throw new Error(file.problem);
  const corrections = new Map([
    [2, { email: "rui@x.com" }],
    [3, { name: "Rui Lopes" }],
  ]);
  expect(
    clientImport.preview(file, [], undefined, corrections).map(({ kind, name }) => [kind, name]),
  ).toEqual([
    ["new", "Rui"],
    ["new", "Rui Lopes"],
  ]);
});
