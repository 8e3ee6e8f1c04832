import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { explainFailure } from "./explain-failure.ts";

const fields = ["name", "email"] as const;
const fallback = "Erro ao cadastrar empresa";
const refusal = (path: string) =>
  new ApiError(400, "E-mail inválido", {
    serverMessage: "E-mail inválido",
    issues: [
      { path, message: "E-mail inválido" },
      { path, message: "another" },
    ],
  });

test("a refusal stands at the field the server named, by its first message", () => {
  expect(explainFailure(refusal("email"), fields, { fallback })).toEqual({
    fields: { email: "E-mail inválido" },
  });
});

test("a refusal of something that is no field stands above the form", () => {
  expect(explainFailure(refusal("token"), fields, { fallback }).alert?.text).toBe("E-mail inválido");
});

test.each([
  [new ApiError(502, "502: Bad Gateway"), false, { text: fallback }],
  [new ApiError(0, "Erro de conexão"), true, { text: fallback }],
  [new Error("anything"), true, { text: fallback }],
  [new ApiError(409, "Já existe", { serverMessage: "Já existe" }), false, { text: "Já existe" }],
  [
    new ApiError(409, "Já existe", { serverMessage: "Já existe" }),
    true,
    { title: fallback, text: "Já existe" },
  ],
])("case %#: in words", (error, isTitle, alert) => {
  expect(explainFailure(error, fields, { fallback, isTitle })).toEqual({ alert });
});
