import type { EventCountInput } from "#shared/night/counts/contract.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { barAnswers, wedding } from "./bar.ts";
import { go, open } from "./open-event.tsx";
import { countAnswers, outWedding as out } from "./out-wedding.ts";

/** Opens the editor of the event that is out where its return is counted. */
export const openReturn = async (answers = {}) => {
  const counting = countAnswers();
  const api = stubApi({
    ...barAnswers([out]),
    ...counting.answers(() => api.sent),
    "PUT /api/events/7": { body: { ...out, version: 5 } },
    "POST /api/events/7/return-stock": { body: { ...wedding, stockReturned: true } },
    ...answers,
  });
  open(out);
  await go("Estoque");
  const posted = (path: string) => api.sent.filter(({ route }) => route === path).map(({ body }) => body);
  return {
    ...api,
    returns: () => posted("POST /api/events/7/return-stock"),
    counts: () => posted("POST /api/events/7/counts") as EventCountInput[],
  };
};
