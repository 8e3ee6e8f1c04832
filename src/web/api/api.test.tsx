import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { api, KEY_HEADER } from "./api.ts";
import { ApiError, isUnauthorized } from "./api-error.ts";
import { storeAuthToken } from "./auth-token.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable("the request should have failed"),
    (error) => error,
  );

test.each([
  [refusal(409, "Já existe"), "Já existe", "Já existe"],
  [{ status: 500, text: "boom" }, "500: boom", undefined],
  [{ status: 502, text: "", statusText: "Bad Gateway" }, "502: Bad Gateway", undefined],
  [{ status: 400, text: '{"code":7}' }, '400: {"code":7}', undefined],
  [{ status: 400, text: '{"error":"Já existe"}' }, '400: {"error":"Já existe"}', "Já existe"],
  [{ status: 400, text: '{"message":7}' }, '400: {"message":7}', undefined],
  [{ status: 400, text: "null" }, "400: null", undefined],
  [{ status: 400, text: '{"message":' }, '400: {"message":', undefined],
])("failure %o reads %j", async (answer, message, serverMessage) => {
  stubApi({ "GET /api/x": answer });
  const error = await failureOf(api.get("/api/x"));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, serverMessage, status: answer.status });
});

test("the issues of a refused payload come with it", async () => {
  const issues = [{ path: "name", message: "Nome é obrigatório" }];
  stubApi({ "POST /api/x": refusal(400, "Nome é obrigatório", issues) });
  expect((await failureOf(api.post("/api/x", {}))).issues).toEqual(issues);
});

test("no answer at all is a connection error", async () => {
  stubApi({});
  expect(await failureOf(api.get("/api/x"))).toMatchObject({ status: 0, message: "Erro de conexão" });
});

test("a 401 fails, or is null where that is asked for", async () => {
  stubApi({ "GET /api/x": refusal(401, "Sessão inválida"), "GET /api/y": refusal(500, "Erro") });
  expect(isUnauthorized(await failureOf(api.get("/api/x")))).toBe(true);
  expect(await api.getOrNull("/api/x")).toBeNull();
  expect((await failureOf(api.getOrNull("/api/y"))).status).toBe(500);
});

test("cookies always, the token when there is one, a content type only with a body", async () => {
  const { sent } = stubApi({ "GET /api/x": { body: [] }, "PUT /api/x": { body: {} } });
  await api.get("/api/x");
  storeAuthToken("secret");
  await api.get("/api/x");
  await api.put("/api/x", { name: "Gin" });

  expect(sent.map(({ credentials }) => credentials)).toEqual(["include", "include", "include"]);
  expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual([
    null,
    "Bearer secret",
    "Bearer secret",
  ]);
  expect(sent.map(({ headers }) => headers.get("Content-Type"))).toEqual([null, null, "application/json"]);
  expect(sent[2]?.body).toEqual({ name: "Gin" });
});

test("a success without a body is no failure", async () => {
  stubApi({ "DELETE /api/x": { status: 200, text: "" } });
  expect(await api.delete("/api/x")).toBeUndefined();
});

/** True if a call that failed like this keeps its key: the same call is then sent again with it. */
async function isKeyKeptAfter(answer: Parameters<typeof stubApi>[0][string] | undefined) {
  const first = stubApi(answer ? { "POST /api/x": answer } : {});
  await api.post("/api/x", { name: "Gin" }).catch(() => undefined);
  const second = stubApi({ "POST /api/x": { body: {} } });
  await api.post("/api/x", { name: "Gin" });
  const [before, after] = [first, second].map(({ sent }) => sent[0]?.headers.get("idempotency-key"));
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  return before === after;
}

const brokenOff = () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("broken")) });
  return { text: body as unknown as string };
};

test.each([
  ["no answer at all", undefined],
  ["an answer that breaks off", brokenOff],
  ["a failure of the server", refusal(500, "Erro interno do servidor")],
  ["somebody in between who gave up", { status: 502 }],
  ["a database that is away", { ...refusal(503, "Indisponível"), headers: { "Retry-After": "2" } }],
  ["a try still under way", { ...refusal(409, "Operação em andamento"), headers: { "Retry-After": "2" } }],
  ["too many calls", { ...refusal(429, "Muitas operações"), headers: { "Retry-After": "9" } }],
  ["a lost session", refusal(401, "Sessão encerrada. Entre novamente.")],
  ["a network that wants a login first", { text: "<!doctype html>" }],
])("a call is sent again with its key after %s", async (_what, answer) => {
  storeAuthToken("secret");
  expect(await isKeyKeptAfter(answer)).toBe(true);
});

test.each([
  ["a success", { status: 201, body: { id: 1 } }],
  ["a success without a body", { text: "" }],
  ["a refusal", refusal(400, "Nome é obrigatório")],
  ["a conflict with another change", refusal(409, "Este registro foi alterado")],
])("a call has a new key after %s", async (_what, answer) => {
  storeAuthToken("secret");
  expect(await isKeyKeptAfter(answer)).toBe(false);
});

test("another call has another key, and one of nobody has none", async () => {
  const { sent } = stubApi({ "POST /api/x": { status: 502 } });
  storeAuthToken("secret");
  await failureOf(api.post("/api/x", { name: "Gin" }));
  await failureOf(api.post("/api/x", { name: "Rum" }));
  localStorage.clear();
  await failureOf(api.post("/api/x", { name: "Gin" }));
  const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBeNull();
});

test("a given key wins, also after an answer", async () => {
  storeAuthToken("t");
  const { sent } = stubApi({ "POST /api/x": { status: 201, body: {} } });
  for (let times = 0; times < 2; times++) await api.post("/api/x", {}, { [KEY_HEADER]: "chave-da-compra" });
  expect(sent.map(({ headers }) => headers.get(KEY_HEADER))).toEqual(["chave-da-compra", "chave-da-compra"]);
});

test.each([
  [refusal(409, "Já existe"), true],
  [refusal(400, "Inválido"), true],
  [refusal(503, "Indisponível"), false],
  [refusal(401, "Sessão expirada"), false],
  [{ ...refusal(409, "Operação em andamento"), headers: { "Retry-After": "2" } }, false],
  [{ status: 400, text: "<html>" }, false],
  [{ status: 200, text: "<html>" }, false],
])("failure %o tells what became of the call: %s", async (answer, isVerdict) => {
  stubApi({ "POST /api/x": answer });
  expect((await failureOf(api.post("/api/x", {}))).isVerdict).toBe(isVerdict);
});

test("a file is sent as it is", async () => {
  const { sent } = stubApi({ "PUT /api/x": { body: {} } });
  await api.put("/api/x", new File(["PNG"], "logo.png", { type: "image/png" }));
  expect(sent[0]?.headers.get("Content-Type")).toBeNull();
  expect(sent[0]?.body).toBeUndefined();
});

test("an image is read as a data: URL; there may be none, and a page is no image", async () => {
  stubApi({
    "GET /api/logo": { text: "PNG", headers: { "Content-Type": "image/png" } },
    "GET /api/none": { status: 204 },
    "GET /api/portal": { text: "<!doctype html>", headers: { "Content-Type": "text/html" } },
    "GET /api/down": refusal(503, "Indisponível"),
  });
  expect(await api.getImage("/api/logo")).toBe(`data:image/png;base64,${btoa("PNG")}`);
  expect(await api.getImage("/api/none")).toBeNull();
  expect((await failureOf(api.getImage("/api/portal"))).message).toBe("Resposta inesperada do servidor");
  expect((await failureOf(api.getImage("/api/down"))).status).toBe(503);
});
