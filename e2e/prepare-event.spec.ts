import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test } from "./support/fixtures.ts";
import { startSilentProxy } from "./support/silent-proxy.ts";

test.use({ serviceWorkers: "allow", viewport: NARROW });

const NAME = "Casamento";
const EMAIL = "marina.alves@exemplo.com.br";

/** Everything that this browser holds in IndexedDB and in caches of answers, by its key. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const read = (name: string) =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [store = ""] = opening.result.objectStoreNames;
          const found = opening.result.transaction(store).objectStore(store);
          const [keys, values] = [found.getAllKeys(), found.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map((key, place) => [JSON.stringify(key), values.result[place]]));
          };
        };
      });
    const databases = await indexedDB.databases();
    const records = (await Promise.all(databases.map(({ name = "" }) => read(name)))).flat();
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return { records, files };
  });

test("a prepared event opens and is counted without a network, and the count arrives once", async ({
  page: first,
  product,
  signIn,
  context,
}) => {
  const { token, clientId, make } = await readyBar(product.url);
  const authorization = `Bearer ${token}`;
  const named = await fetch(`${product.url}/api/clients/${String(clientId)}`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ name: "Marina Alves", email: EMAIL, version: 1 }),
  });
  expect(named.ok).toBe(true);
  const id = String((await make(NAME, 1, 30)).id);
  await callApi(product.url, `/api/events/${id}/withdraw-stock`, undefined, token);
  await signIn(token);
  await first.goto(`/eventos/${id}`);
  const part = first.getByRole("region", { name: "Preparar para o evento" });
  await part.getByRole("button", { name: "Preparar para o evento" }).click();
  await expect(part).toContainText(/Pronto: tudo está neste aparelho \(\d\d:\d\d\)\./, { timeout: 30_000 });

  const { records, files } = await held(first);
  const names = records.map(([key]) => /\/(.*)"$/.exec(key)?.[1] ?? key);
  expect(names.sort((a, b) => a.localeCompare(b))).toEqual([
    "drinks",
    "events",
    `events/${id}/counts`,
    "ingredients",
  ]);
  expect(JSON.stringify(records)).not.toContain(EMAIL);
  expect(files.filter((path) => path.startsWith("/api"))).toEqual([]);

  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`/eventos/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText(/Sem conexão\. Dados de \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByText("Marina Alves")).toBeVisible();
  await page.goto(`/eventos/${id}/retorno`);
  await page.getByRole("button", { name: "Voltou tudo de Vodka" }).click();
  await expect(page.getByText("1 contagem por enviar")).toBeVisible();
  await page.goto(`/eventos/${id}`);
  await expect(page.getByText("1 contagem por enviar")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("1 contagem por enviar")).toBeHidden();
  await expect(page.getByText(/Sem conexão\./)).toBeHidden();
  const counts = await fetch(`${product.url}/api/events/${id}/counts`, { headers: { authorization } });
  expect(await counts.json()).toMatchObject([{ closed: 1.5 }]);
});

test("a prepared event opens where the network takes everything and answers nothing", {
  tag: "@long",
}, async ({ page: first, product, signIn, context }) => {
  const { token, make } = await readyBar(product.url);
  const id = String((await make(NAME, 1, 30)).id);
  await callApi(product.url, `/api/events/${id}/withdraw-stock`, undefined, token);
  const network = await startSilentProxy(product.url);
  await signIn(token);
  await first.goto(`${network.url}/eventos/${id}`);
  const part = first.getByRole("region", { name: "Preparar para o evento" });
  await part.getByRole("button", { name: "Preparar para o evento" }).click();
  await expect(part).toContainText("Pronto: tudo está neste aparelho", { timeout: 30_000 });
  await expectNoFindings(first, "prepared event");
  await expectNoSidewaysScrolling(first, "prepared event");
  await first.close();

  network.fallSilent();
  const page = await context.newPage();
  await page.goto(`${network.url}/eventos/${id}/retorno`);
  // Four seconds for the page, eight for the session.
  await page.getByRole("button", { name: "Voltou tudo de Vodka" }).click({ timeout: 25_000 });
  await expect(page.getByText("1 contagem por enviar")).toBeVisible();
  network.stop();
});
