import type { QueryClient } from "@tanstack/react-query";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { isUnanswered } from "#web/api/api-error.ts";
import { NO_CONNECTION } from "#web/browser/connection.ts";
import { keepApp } from "#web/browser/service-worker.ts";
import { fetchAndKeep } from "#web/device/fetch-and-keep.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { countsQuery } from "#web/night/return/queries.ts";

/** The app, the events, the stock, the drinks, the counts. */
export const PARTS = 5;

const NOTHING_STORED =
  "Este navegador não guarda o aplicativo e os dados: sem conexão o evento não abre neste aparelho.";

const appProblems = {
  kept: undefined,
  missing: "Falta baixar o aplicativo: deixe a página aberta com conexão e prepare de novo.",
  "other build": "Há uma versão nova do aplicativo: recarregue a página e prepare de novo.",
  unsupported: NOTHING_STORED,
};

type Preparing = { client: QueryClient; user: SessionUser; eventId: number; onPart: () => void };

/** Keeps on this device what an event needs without a network. Returns a sentence for each thing that is missing. */
export async function prepareEvent({ client, user, eventId, onPart }: Preparing): Promise<string[]> {
  // Not waited for: some browsers ask the user.
  void navigator.storage?.persist?.().catch(() => undefined);
  const kept = (keeping: Promise<boolean>) =>
    keeping.then((isKept) => (isKept ? undefined : NOTHING_STORED), dataProblem);
  const data = [
    kept(fetchAndKeep(client, user, eventsQuery)),
    kept(fetchAndKeep(client, user, ingredientsQuery)),
    kept(fetchAndKeep(client, user, drinksQuery)),
    kept(fetchAndKeep(client, user, countsQuery(eventId))),
  ];
  const problems = await Promise.all(data.map((part) => part.finally(onPart)));
  // Then the app does not come either, and a worker that could not be fetched never answers.
  if (problems.includes(NO_CONNECTION)) return [NO_CONNECTION];
  problems.push(appProblems[await keepApp().catch(() => "missing" as const)]);
  onPart();
  return [...new Set(problems.filter((problem) => problem !== undefined))];
}

const dataProblem = (error: Error) =>
  isUnanswered(error) ? NO_CONNECTION : `Falta baixar os dados: ${error.message}`;
