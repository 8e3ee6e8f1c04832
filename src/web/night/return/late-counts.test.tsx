import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { byId } from "#shared/group-by.ts";
import { lemon } from "#web/events/testing/bar.ts";
import { press } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { countAnswers, outWedding } from "#web/night/testing/out-wedding.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { LateCounts } from "./late-counts.tsx";

test("a return is corrected after a question only", async () => {
  window.history.replaceState(null, "", "/eventos/7");
  const back = { ...outWedding, stockState: "back" as const };
  const UNDO = "POST /api/events/7/undo-return";
  const { routes } = stubApi({
    "GET /api/events/7/counts": { body: [countAnswers().entry] },
    [UNDO]: { body: outWedding },
  });
  render(
    <TestCompany>
      <LateCounts event={back} stock={byId([vodka, lemon])} />
    </TestCompany>,
  );
  await screen.findByText("1 contagem chegou depois do retorno");
  await press("Corrigir o retorno");
  expect(await screen.findByRole("alertdialog", { name: "Corrigir o retorno?" })).toHaveAccessibleDescription(
    /^O retorno é desfeito/,
  );
  expect(routes()).not.toContain(UNDO);
  await press("Corrigir");
  await expect.poll(() => window.location.pathname).toBe("/eventos/7/retorno");
  expect(routes()).toContain(UNDO);
});
