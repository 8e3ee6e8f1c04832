import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { createStore, keys } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { NO_CONNECTION } from "#web/browser/connection.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { fillDisk } from "#web/testing/fill-disk.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

const database = new IDBFactory();

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("indexedDB", database);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** A worker that answers whether it has the app, whose kept page names these files. */
function stubWorker(isKept: boolean, page = window.location.pathname) {
  vi.stubEnv("PROD", true);
  const active = { postMessage: (_: string, [port]: [MessagePort]) => port.postMessage(isKept) };
  const serviceWorker = { register: async () => ({}), ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  vi.stubGlobal("caches", { match: async () => ({ text: async () => page }) });
}

const DAY_MS = 86_400_000;
const inDays = (days: number): PricedEvent => ({
  ...wedding,
  date: new Date(Date.now() + days * DAY_MS).toISOString(),
});

function open(event = inDays(1), answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    ...barAnswers([event]),
    "GET /api/user": { body: companyUser },
    "GET /api/ingredients/archived": { body: [] },
    "GET /api/events/7/counts": { body: [] },
    ...answers,
  });
  visit("/eventos/7", "t");
}
const part = async () => within(await screen.findByRole("region", { name: "Preparar para o evento" }));
const prepare = async () =>
  userEvent.click((await part()).getByRole("button", { name: "Preparar para o evento" }));

test("everything is kept, under the names that the pages read, and nothing of the clients", async () => {
  window.history.replaceState(null, "", "/eventos/7");
  stubWorker(true);
  open();
  await prepare();
  expect(await (await part()).findByText(/^Pronto: tudo está neste aparelho \(\d\d:\d\d\)\.$/)).toBeVisible();
  const names = ["drinks", "events", "events/7/counts", "ingredients"].map((name) => `1:2:dono/${name}`);
  expect(await keys(createStore("balcao", "answers"))).toEqual(names);
});

test("it says how far it is while it works", async () => {
  stubWorker(true);
  open(inDays(0), { "GET /api/drinks": () => new Promise(() => {}) });
  await prepare();
  expect(await (await part()).findByText("Baixando para este aparelho: 3 de 5...")).toBeVisible();
  expect((await part()).getByRole("button", { name: "Preparando..." })).toHaveAttribute("aria-busy", "true");
});

test.each([
  ["the app", () => stubWorker(false), /^Falta baixar o aplicativo: deixe a página aberta com conexão/],
  ["its build", () => stubWorker(true, "/assets/other.js"), /^Há uma versão nova do aplicativo/],
  ["a worker", () => {}, /^Este navegador não guarda o aplicativo e os dados/],
])("what is missing is said: %s", async (_what, stub, sentence) => {
  stub();
  open();
  await prepare();
  expect(await (await part()).findByText(sentence)).toBeVisible();
  expect((await part()).getByRole("button", { name: "Preparar de novo" })).toBeVisible();
});

test("without a connection it says so at once, though the worker never comes", async () => {
  stubWorker(true);
  Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) });
  open(inDays(0), { "GET /api/drinks": () => Promise.reject(new TypeError("Failed to fetch")) });
  await prepare();
  expect(await (await part()).findByText(NO_CONNECTION)).toBeVisible();
});

test("a browser that stores nothing and a server that refuses are said", async () => {
  fillDisk();
  window.history.replaceState(null, "", "/eventos/7");
  stubWorker(true);
  open(inDays(-1), { "GET /api/drinks": refusal(503, "Serviço temporariamente indisponível") });
  await prepare();
  expect(await (await part()).findByText(/^Este navegador não guarda/)).toBeVisible();
  expect(
    (await part()).getByText("Falta baixar os dados: Serviço temporariamente indisponível"),
  ).toBeVisible();
});

test("a far event has it in its menu; one that was cancelled has it nowhere", async () => {
  open({ ...inDays(3), status: "cancelado" });
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações de Casamento da Ana" }));
  expect(await screen.findByRole("menuitem", { name: "Reabrir" })).toBeVisible();
  expect(screen.queryByText("Preparar para o evento")).toBeNull();
});

test("chosen from the menu it shows its progress too", async () => {
  open(inDays(30));
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações de Casamento da Ana" }));
  expect(screen.queryByRole("region", { name: "Preparar para o evento" })).toBeNull();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Preparar para o evento" }));
  expect(await (await part()).findByText(/^Este navegador não guarda/)).toBeVisible();
});
