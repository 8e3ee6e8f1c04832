import type { UseMutationResult } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useToggleUserStatus } from "#web/admin/queries.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { useDeleteClient, useDeleteClientName, useRestoreClient } from "#web/clients/queries.ts";
import { useDeleteDrink } from "#web/drinks/queries.ts";
import { useDisableEvent, useEnableEvent } from "#web/events/queries.ts";
import { useUnmergeIngredient } from "#web/ingredients/merge/queries.ts";
import { useReverseMovement } from "#web/ingredients/queries.ts";
import { useRemoveLogo, useRevokeProposal } from "#web/proposals/queries.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

afterEach(() => vi.unstubAllGlobals());

// biome-ignore lint/suspicious/noExplicitAny: each of them takes something else.
type Mutation = () => UseMutationResult<any, Error, any>;

test.each<[string, Mutation, unknown]>([
  ["DELETE /api/drinks/7", useDeleteDrink, 7],
  ["DELETE /api/clients/7", useDeleteClient, 7],
  ["PATCH /api/clients/7/restore", useRestoreClient, 7],
  ["DELETE /api/clients/7/name", useDeleteClientName, 7],
  ["PATCH /api/events/7/disable", useDisableEvent, 7],
  ["PATCH /api/events/7/enable", useEnableEvent, 7],
  ["POST /api/proposals/7/revoke", useRevokeProposal, 7],
  ["DELETE /api/company/logo", useRemoveLogo, undefined],
  ["POST /api/movements/7/reverse", () => useReverseMovement("entrada"), 7],
  ["POST /api/ingredients/7/unmerge", useUnmergeIngredient, 7],
  ["POST /api/admin/users/7/toggle-status", useToggleUserStatus, { id: 7, isActive: 1 }],
])("%s has no body, and so no content type", async (route, mutation, told) => {
  const { sent } = stubApi({ [route]: { body: {} } });
  const client = createQueryClient({ onUnauthorized: () => {} });
  const { result } = renderHook(mutation, {
    wrapper: ({ children }) => <TestCompany client={client}>{children}</TestCompany>,
  });
  await act(() => result.current.mutateAsync(told));
  expect(sent.map((request) => [request.route, request.body])).toEqual([[route, undefined]]);
  expect(sent[0]?.headers.get("Content-Type")).toBeNull();
});
