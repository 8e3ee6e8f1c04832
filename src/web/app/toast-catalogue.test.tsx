import type { UseMutationResult } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useToggleUserStatus } from "#web/admin/queries.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import {
  useCreateClient,
  useDeleteClient,
  useDeleteClientName,
  useRestoreClient,
  useUpdateClient,
} from "#web/clients/queries.ts";
import { useCreateDrink, useDeleteDrink, useUpdateDrink } from "#web/drinks/queries.ts";
import {
  useCreateEvent,
  useDisableEvent,
  useDuplicateEvent,
  useEnableEvent,
  useSaveBeforeMoving,
  useUpdateEvent,
  useUpdateFixedCosts,
} from "#web/events/queries.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { useCreateIngredient, useUpdateIngredient } from "#web/ingredients/queries.ts";
import { useRecordEntry } from "#web/ingredients/use-record-entry.ts";
import { useReturnStock, useWithdrawStock } from "#web/night/queries.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { dismissToast, getSnapshot } from "#web/ui/feedback/toast.ts";

beforeEach(() => {
  for (const { id } of getSnapshot()) dismissToast(id);
});
afterEach(() => vi.unstubAllGlobals());

// biome-ignore lint/suspicious/noExplicitAny: each of them takes something else; what it sends is not looked at here.
type Mutation = () => UseMutationResult<any, Error, any>;
type Answer = Parameters<typeof stubApi>[0][string];

const event = { ...wedding, version: 1 };
const user = { id: 7, isActive: 1 };

/** What does it, what it is told to do, and the call it makes. */
const calls = {
  addIngredient: [useCreateIngredient, {}, "POST /api/ingredients"],
  changeIngredient: [useUpdateIngredient, { id: 7 }, "PUT /api/ingredients/7"],
  buyIngredient: [useRecordEntry, { id: 7 }, "POST /api/ingredients/7/entries"],
  addDrink: [useCreateDrink, {}, "POST /api/drinks"],
  changeDrink: [useUpdateDrink, { id: 7 }, "PUT /api/drinks/7"],
  removeDrink: [useDeleteDrink, 7, "DELETE /api/drinks/7"],
  addEvent: [useCreateEvent, event, "POST /api/events"],
  changeEvent: [useUpdateEvent, event, "PUT /api/events/7"],
  saveBeforeMoving: [useSaveBeforeMoving, event, "PUT /api/events/7"],
  withdraw: [useWithdrawStock, { id: 7 }, "POST /api/events/7/withdraw-stock"],
  giveBack: [useReturnStock, { id: 7, returns: [] }, "POST /api/events/7/return-stock"],
  changeFixedCosts: [useUpdateFixedCosts, event, "PUT /api/events/7"],
  disableEvent: [useDisableEvent, 7, "PATCH /api/events/7/disable"],
  enableEvent: [useEnableEvent, 7, "PATCH /api/events/7/enable"],
  copyEvent: [
    useDuplicateEvent,
    { event, clock: { now: new Date(event.date), timeZone: "America/Sao_Paulo" } },
    "POST /api/events",
  ],
  addClient: [useCreateClient, {}, "POST /api/clients"],
  changeClient: [useUpdateClient, { id: 7 }, "PUT /api/clients/7"],
  removeClient: [useDeleteClient, 7, "DELETE /api/clients/7"],
  restoreClient: [useRestoreClient, 7, "PATCH /api/clients/7/restore"],
  wipeClient: [useDeleteClientName, 7, "DELETE /api/clients/7/name"],
  toggleUser: [useToggleUserStatus, user, "POST /api/admin/users/7/toggle-status"],
} satisfies Record<string, [Mutation, unknown, string]>;
type Call = keyof typeof calls;

/** The toast that is open once the call was answered so. */
async function toastAfter(call: Call, answer: Answer) {
  const [mutation, told, route]: [Mutation, unknown, string] = calls[call];
  stubApi({ [route]: answer });
  const client = createQueryClient({ onUnauthorized: () => {} });
  const { result } = renderHook(mutation, {
    wrapper: ({ children }) => <TestCompany client={client}>{children}</TestCompany>,
  });
  await act(() => result.current.mutateAsync(told).catch(() => {}));
  const [toast] = getSnapshot().filter(({ open }) => open);
  return toast && [toast.tone, toast.title, toast.description];
}

describe("success", () => {
  test.each<[Call, string]>([
    ["addIngredient", "Ingrediente adicionado com sucesso"],
    ["changeIngredient", "Ingrediente atualizado com sucesso"],
    ["buyIngredient", "Entrada registrada com sucesso"],
    ["addDrink", "Drink criado com sucesso"],
    ["changeDrink", "Drink atualizado com sucesso"],
    ["removeDrink", "Drink removido com sucesso"],
    ["addEvent", "Evento criado com sucesso"],
    ["changeEvent", "Evento atualizado com sucesso"],
    ["withdraw", "Baixa no estoque realizada com sucesso"],
    ["giveBack", "Retorno de estoque realizado com sucesso"],
    ["changeFixedCosts", "Custos fixos atualizados com sucesso"],
    ["disableEvent", "Evento desabilitado com sucesso"],
    ["enableEvent", "Evento reativado com sucesso"],
    ["copyEvent", "Evento duplicado com sucesso (incluindo custos fixos)"],
    ["addClient", "Cliente criado com sucesso"],
    ["changeClient", "Cliente atualizado com sucesso"],
    ["removeClient", "Cliente removido com sucesso"],
    ["restoreClient", "Cliente restaurado com sucesso"],
    ["wipeClient", "Cliente excluído definitivamente"],
  ])("%s: %s", async (call, text) => {
    expect(await toastAfter(call, { body: {} })).toEqual(["success", text, undefined]);
  });

  test("a toggled user has a title of its own", async () => {
    const texts = ["Status alterado", "Status do usuário alterado com sucesso"];
    expect(await toastAfter("toggleUser", { body: {} })).toEqual(["success", ...texts]);
  });

  test("what is saved before stock is moved is not told: the move is", async () => {
    expect(await toastAfter("saveBeforeMoving", { body: {} })).toBeUndefined();
  });
});

describe("failure", () => {
  test.each<[Call, string]>([
    ["addIngredient", "Falha ao adicionar ingrediente"],
    ["changeIngredient", "Falha ao atualizar ingrediente"],
    ["buyIngredient", "Falha ao registrar entrada"],
    ["addDrink", "Falha ao criar drink"],
    ["changeDrink", "Falha ao atualizar drink"],
    ["removeDrink", "Falha ao remover drink"],
    ["addEvent", "Falha ao criar evento"],
    ["changeEvent", "Falha ao atualizar evento"],
    ["saveBeforeMoving", "Falha ao processar operação"],
    ["withdraw", "Falha ao realizar baixa no estoque"],
    ["giveBack", "Falha ao processar retorno de estoque"],
    ["changeFixedCosts", "Falha ao atualizar custos fixos"],
    ["disableEvent", "Falha ao desabilitar evento"],
    ["enableEvent", "Falha ao reativar evento"],
    ["copyEvent", "Falha ao duplicar evento"],
    ["addClient", "Erro ao criar cliente"],
    ["changeClient", "Erro ao atualizar cliente"],
    ["removeClient", "Erro ao remover cliente"],
    ["restoreClient", "Erro ao restaurar cliente"],
    ["wipeClient", "Erro ao excluir cliente definitivamente"],
    ["toggleUser", "Erro ao alterar status do usuário"],
  ])("%s without words of the server: Erro, %s", async (call, text) => {
    expect(await toastAfter(call, { status: 502, text: "bad gateway" })).toEqual(["error", "Erro", text]);
  });

  test.each<[Call, string]>([
    ["withdraw", "Estoque insuficiente: Vodka (faltam 2 L)"],
    ["removeDrink", "Erro interno do servidor"],
  ])("%s prefers the server's words: %s", async (call, text) => {
    expect(await toastAfter(call, refusal(409, text))).toEqual(["error", "Erro", text]);
  });

  test.each<[Call]>([["changeDrink"], ["removeDrink"]])("%s of a drink that is not there", async (call) => {
    const answer = refusal(404, "Drink not found: não encontrado ou não pertence à sua empresa");
    const text = "Drink não encontrado ou não pertence à sua empresa";
    expect(await toastAfter(call, answer)).toEqual(["error", "Erro", text]);
  });
});
