import { beforeEach, expect, test } from "vitest";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import {
  addOfferedEvent,
  LAST_DAY,
  offer,
  pathOf,
  proposalsOf,
  send,
  statusOf,
} from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { open, accept } = linkForms(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const waitForSinal = () =>
  a.put("/api/proposal-settings", { ...defaultProposalSettings, confirmOn: "sinal" });

test("accepting records who, when and from where, confirms the event and reserves its stock", async () => {
  const { event, path } = await offer(a);
  const reserved = async () =>
    ((await a.get("/api/ingredients")).body as Ingredient[]).map(({ reservedQuantity }) => reservedQuantity);
  expect(await reserved()).toEqual([0, 0]);
  const reply = await accept(path, "  Ana Souza ");
  expect([reply.status, reply.headers.get("location")]).toEqual([303, path]);
  expect(await proposalsOf(a)).toMatchObject([
    { state: "aceita", acceptedName: "Ana Souza", answeredAt: "2026-03-10T15:00:00.000Z" },
  ]);
  const { rows } = await app.pool.query("select accepted_from, snapshot, snapshot_hash from proposals");
  expect(rows).toMatchObject([{ accepted_from: "203.0.113.7" }]);
  expect(await statusOf(a, event.id)).toBe("confirmado");
  expect(await reserved()).toEqual([4, 15]);
  expect((await open(path)).text).toContain(
    "Proposta aceita por Ana Souza em 10/03/2026 às 12:00. (Aceite eletrônico)",
  );
});

test("the page of an accepted proposal asks for the sinal that was accepted, by Pix", async () => {
  await a.put("/api/payment-settings", {
    pixKeyKind: "email",
    pixKey: "caixa@bar.com.br",
    receiverName: "Bar",
    city: "Santos",
    useTxid: false,
    depositPercent: 50,
    balanceDueDays: 7,
    targetMargin: 45,
  });
  const { event, path } = await offer(a);
  await accept(path);
  expect((await open(path)).text).toMatch(
    /Sinal por Pix, até 15\/03\/2026.*R\$\u00a04\.500,00.*54074500\.00.*<svg/s,
  );
  // Somebody has agreed on something else since: no code for a sum that nobody accepted.
  await a.put(`/api/events/${event.id}/charges`, {
    charges: [
      { kind: "sinal", amount: "6000.00", dueOn: "2026-03-15" },
      { kind: "saldo", amount: "3000.00", dueOn: "2026-12-18" },
    ],
  });
  const { text } = await open(path);
  expect(text).toContain("sinal de R$\u00a04.500,00");
  expect(text).not.toContain("<svg");
  await a.patch(`/api/events/${event.id}/disable`);
  const off = (await open(path)).text;
  expect(off).toContain("não está mais disponível");
  expect(off).not.toContain("próximo passo");
});

test("an event that is confirmed already, or over, stays what it is", async () => {
  const { event, path } = await offer(a, { status: "concluído" });
  expect(await accept(path)).toMatchObject({ status: 303 });
  expect(await statusOf(a, event.id)).toBe("concluído");
});

test("where the sinal confirms, the event waits until it is paid in full; a reversal changes nothing", async () => {
  await waitForSinal();
  const { event, path } = await offer(a);
  const [sinal] = event.charges;
  await accept(path);
  expect(await statusOf(a, event.id)).toBe("orçamento");
  const pay = (amount: string) =>
    a.post(`/api/events/${event.id}/payments`, {
      chargeId: sinal?.id,
      amount,
      paidOn: "2026-03-10",
      method: "pix",
    });
  await pay("4499.99");
  expect(await statusOf(a, event.id)).toBe("orçamento");
  const { id } = (await pay("0.01")).body as { id: number };
  expect(await statusOf(a, event.id)).toBe("confirmado");
  await a.post(`/api/payments/${id}/reverse`);
  expect(await statusOf(a, event.id)).toBe("confirmado");
});

test("where the sinal confirms, charges without an open one do so as well", async () => {
  await waitForSinal();
  const { event, path } = await offer(a);
  await accept(path);
  const charges = [{ kind: "saldo", amount: "9000.00", dueOn: "2026-12-18" }];
  await a.put(`/api/events/${event.id}/charges`, { charges });
  expect(await statusOf(a, event.id)).toBe("confirmado");
});

test("where the sinal confirms and there is none, accepting does at once", async () => {
  await waitForSinal();
  const event = await addOfferedEvent(a);
  await a.put(`/api/events/${event.id}/charges`, {
    charges: [{ kind: "saldo", amount: "9000.00", dueOn: "2026-12-01" }],
  });
  await accept(pathOf((await send(a, event.id)).body as Proposal));
  expect(await statusOf(a, event.id)).toBe("confirmado");
});

test("where accepting confirms, a receipt does not confirm an event again that was taken back", async () => {
  const { event, path } = await offer(a);
  await accept(path);
  await a.put(`/api/events/${event.id}`, { ...event, version: undefined, status: "planejamento" });
  const [sinal] = event.charges;
  const receipt = { chargeId: sinal?.id, amount: "4500.00", paidOn: LAST_DAY, method: "pix" };
  expect(await a.post(`/api/events/${event.id}/payments`, receipt)).toMatchObject({ status: 201 });
  expect(await statusOf(a, event.id)).toBe("planejamento");
});

test("a receipt confirms nothing while no proposal is accepted", async () => {
  await waitForSinal();
  const { event } = await offer(a);
  const [sinal] = event.charges;
  const receipt = { chargeId: sinal?.id, amount: "4500.00", paidOn: LAST_DAY, method: "pix" };
  await a.post(`/api/events/${event.id}/payments`, receipt);
  expect(await statusOf(a, event.id)).toBe("orçamento");
});
