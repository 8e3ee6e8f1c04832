import { expect, test } from "vitest";
import type { EventCountInput } from "#shared/night/counts/contract.ts";
import { idsOf, refuse, seal, type WaitingCount, withChange } from "#shared/night/counts/waiting-counts.ts";
import { countServer, EVENT, makeId, memoryStore, vodka } from "#web/night/counts/testing/count-server.ts";
import { CountSender, type Sent } from "./count-sender.ts";

const sender = (post: (waiting: WaitingCount) => Promise<Sent>, store = memoryStore()) =>
  new CountSender({ owner: "1:1", store, post, makeId });

test("touches of one ingredient are one entry, until it is sent", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) => server.take(entry, "Ana"));
  await Promise.all([
    phone.add(EVENT, vodka, { closed: 1 }),
    phone.add(EVENT, vodka, { closed: 1 }),
    phone.add(EVENT, vodka, { open: 7 }),
  ]);
  expect(phone.waiting()).toHaveLength(1);
  await phone.send();
  expect(server.counts()).toMatchObject([{ closed: 2, openTenths: [7] }]);
  await phone.add(EVENT, vodka, { open: -7 });
  await phone.send();
  expect(server.counts()).toMatchObject([{ openTenths: [7] }, { closed: 0, openTenths: [-7] }]);
  expect(phone.waiting()).toEqual([]);
});

test("a touch that is taken back at once leaves nothing to send", async () => {
  const phone = sender(() => expect.fail("Nothing to send"));
  await phone.add(EVENT, vodka, { closed: 1, lost: 0.75 });
  await phone.add(EVENT, vodka, { closed: -1, lost: -0.75 });
  expect(phone.waiting()).toEqual([]);
  await phone.send();
});

test("without an answer everything stays, and goes with the same id later", async () => {
  const seen: string[] = [];
  const store = memoryStore();
  const offline = sender(async ({ entry: { id } }) => {
    seen.push(id);
    return "unanswered";
  }, store);
  await offline.add(EVENT, vodka, { closed: 1 });
  await offline.send();
  expect(offline.waiting()).toHaveLength(1);
  const server = countServer();
  const reopened = sender(async ({ entry }) => server.take(entry, "Ana"), store);
  await reopened.load();
  expect(reopened.waiting()).toHaveLength(1);
  await reopened.send();
  expect(server.counts().map(({ id }) => id)).toEqual(seen);
});

test("asked while a call fails, it tries again at once", async () => {
  const server = countServer();
  let isOnline = false;
  const phone = sender(async ({ entry }) => {
    if (isOnline) return server.take(entry, "Ana");
    isOnline = true;
    void phone.send();
    return "unanswered";
  });
  await phone.add(EVENT, vodka, { closed: 1 });
  await phone.send();
  expect(phone.waiting()).toEqual([]);
  expect(server.counts()).toHaveLength(1);
});

test("what the server refuses is kept with its words, and does not hold up the others", async () => {
  const server = countServer();
  let isRefusing = true;
  const phone = sender(async ({ entry }) =>
    isRefusing && entry.ingredientId === 1
      ? { problem: "Ingrediente não encontrado", isInvalid: false }
      : server.take(entry, "Ana"),
  );
  await phone.add(EVENT, vodka, { closed: 1 });
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.send();
  expect(phone.waiting()).toMatchObject([{ problem: "Ingrediente não encontrado" }]);
  expect(server.counts()).toMatchObject([{ ingredientId: 2 }]);
  isRefusing = false;
  await phone.send();
  expect(phone.waiting()).toHaveLength(1);
  await phone.send({ alsoRefused: true });
  expect(phone.waiting()).toEqual([]);
});

test("what is wrong in itself is corrected by the next touch; the rest can be thrown away", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) =>
    entry.closed > 100 ? { problem: "Contagem inválida", isInvalid: true } : server.take(entry, "Ana"),
  );
  await phone.add(EVENT, vodka, { closed: 1000 });
  await phone.send();
  expect(phone.waiting()).toMatchObject([{ problem: "Contagem inválida" }]);
  await phone.add(EVENT, vodka, { closed: -997 });
  await phone.send();
  expect(server.counts()).toMatchObject([{ closed: 3 }]);
  await phone.add(EVENT, vodka, { closed: 1000 });
  await phone.send();
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.forget(idsOf(phone.waiting().filter(({ problem }) => problem !== undefined)));
  expect(phone.waiting()).toMatchObject([{ entry: { ingredientId: 2 } }]);
});

test("a refusal of what another tab has corrected meanwhile leaves the correction sealed", () => {
  const place = { eventId: EVENT, item: vodka };
  const stamp = { id: "a", at: "" };
  const wrong = withChange([], place, { closed: 1000 }, stamp);
  const refusal = { problem: "Contagem inválida", isInvalid: true };
  const sent = wrong[0]?.entry as EventCountInput;
  const opened = refuse(seal(wrong, "a"), sent, refusal);
  const corrected = seal(withChange(opened, place, { closed: -997 }, stamp), "a");
  expect(refuse(corrected, sent, refusal)).toEqual(corrected);
  expect(corrected).toMatchObject([{ entry: { id: "a", closed: 3 }, isSealed: true }]);
});

test("a pack that became another, and what is in no pack, are entries of their own", async () => {
  const server = countServer();
  const phone = sender(async ({ entry }) => server.take(entry, "Ana"));
  await phone.add(EVENT, vodka, { closed: 2 });
  await phone.add(EVENT, { ...vodka, packQuantity: 1 }, { closed: 1 });
  await phone.add(EVENT, vodka, { loose: 0.4 });
  await phone.send();
  expect(server.counts()).toMatchObject([
    { closed: 2, packQuantity: 0.75 },
    { closed: 1, packQuantity: 1 },
    { closed: 0.4, packQuantity: null },
  ]);
});

test("another person on the same device neither sees nor sends them", async () => {
  const store = memoryStore();
  const first = sender(async () => "unanswered", store);
  await first.add(EVENT, vodka, { closed: 1 });
  await first.send();
  const second = new CountSender({ owner: "1:2", store, post: () => expect.fail("Not theirs") });
  await second.load();
  expect(second.waiting()).toEqual([]);
  await second.send();
  expect(store.lists.get("1:1")).toHaveLength(1);
});

test("after the logout nothing more is sent", async () => {
  const sent: string[] = [];
  const phone = sender(async ({ entry: { id } }) => {
    sent.push(id);
    phone.stop();
    return "unanswered";
  });
  await phone.add(EVENT, vodka, { closed: 1 });
  await phone.add(EVENT, { ...vodka, ingredientId: 2 }, { closed: 1 });
  await phone.send();
  await phone.send();
  expect(sent).toHaveLength(1);
});
