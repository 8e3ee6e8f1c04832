import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";
import { dismissToast, getSnapshot } from "#web/ui/feedback/toast.ts";
import { api } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => {
  for (const { id } of getSnapshot()) dismissToast(id);
});

const onUnauthorized = vi.fn();
beforeEach(() => onUnauthorized.mockReset());

const run = (client: ReturnType<typeof createQueryClient>, options: object) =>
  client.getMutationCache().build(client, options).execute(undefined);
const openToasts = () =>
  getSnapshot().flatMap(({ open, title, description, tone }) => (open ? [{ title, description, tone }] : []));

test("data is kept until somebody asks for it again, and unused entries for five minutes", () => {
  const { queries } = createQueryClient({ onUnauthorized }).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
});

test("a success refetches what it touched, and nothing else, before it is told", async () => {
  const client = createQueryClient({ onUnauthorized });
  const fetchDrinks = vi.fn(async () => openToasts().length);
  const fetchEvents = vi.fn(async () => 0);
  for (const [key, queryFn] of [
    ["drinks", fetchDrinks],
    ["events", fetchEvents],
  ] as const) {
    new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => {});
  }
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));

  await run(client, {
    mutationFn: async () => {},
    meta: { invalidates: [["drinks"]], success: "Drink criado com sucesso" },
  });
  expect(fetchDrinks).toHaveBeenCalledTimes(2);
  expect(await fetchDrinks.mock.results[1]?.value).toBe(0);
  expect(fetchEvents).toHaveBeenCalledTimes(1);
  expect(openToasts()).toEqual([{ title: "Drink criado com sucesso", tone: "success" }]);
});

test.each([
  ["Falha ao criar drink", "Falha ao criar drink"],
  [(error: Error) => `Porque ${error.message}`, "Porque sim"],
])("a failure is told; case %#", async (failure, description) => {
  const client = createQueryClient({ onUnauthorized });
  const mutationFn = async () => {
    throw new Error("sim");
  };
  await expect(run(client, { mutationFn, meta: { failure } })).rejects.toThrow("sim");
  expect(openToasts()).toEqual([{ title: "Erro", description, tone: "error" }]);
});

test.each([
  [new ApiError(401, "Sessão inválida"), 1],
  [new Error("Failed to fetch stats", { cause: new ApiError(401, "Sessão inválida") }), 1],
  [new ApiError(403, "Proibido"), 0],
  [new Error("Failed to fetch stats", { cause: new ApiError(500, "Erro") }), 0],
])("case %#: a dead session ends, another failure does not end it", async (error, calls) => {
  const client = createQueryClient({ onUnauthorized });
  await expect(client.fetchQuery({ queryKey: ["x"], queryFn: () => Promise.reject(error) })).rejects.toBe(
    error,
  );
  expect(onUnauthorized).toHaveBeenCalledTimes(calls);
});

test("a success that was an earlier attempt's says that nothing was done again", async () => {
  stubApi({ "POST /api/x": { body: { id: 1 }, headers: { "Idempotent-Replayed": "true" } } });
  const mutationFn = () => api.post("/api/x", {});
  await run(createQueryClient({ onUnauthorized }), { mutationFn, meta: { success: "Feito" } });
  expect(openToasts()).toEqual([
    {
      title: "Feito",
      description:
        "Foi feito já na tentativa anterior, que ficou sem resposta, e não outra vez. Se é mais uma vez, repita.",
      tone: "success",
    },
  ]);
  vi.unstubAllGlobals();
});
