import { render, screen } from "@testing-library/react";
import type { EventCountInput } from "#shared/night/counts/contract.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { ReturnPage } from "#web/night/return/return-page.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { countAnswers, outWedding as out } from "./out-wedding.ts";

/** Opens the page on which the return of the event that is out is counted. */
export const openReturn = async (answers = {}) => {
  const counting = countAnswers();
  window.history.replaceState(null, "", "/eventos/7/retorno");
  const api = stubApi({
    ...barAnswers([out]),
    ...counting.answers(() => api.sent),
    "POST /api/events/7/return-stock": { body: { ...wedding, stockState: "back" } },
    ...answers,
  });
  render(
    <TestCompany>
      <ReturnPage />
    </TestCompany>,
  );
  await screen.findByRole("heading", { name: "Retorno de estoque" });
  const posted = (path: string) => api.sent.filter(({ route }) => route === path).map(({ body }) => body);
  return {
    ...api,
    returns: () => posted("POST /api/events/7/return-stock"),
    counts: () => posted("POST /api/events/7/counts") as EventCountInput[],
  };
};
