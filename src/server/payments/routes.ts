import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { chargesInput, paymentInput } from "#shared/payments/contract.ts";
import { type PaymentSettings, paymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { chargeList } from "./charge-json.ts";
import { setCharges } from "./charges.ts";
import { paymentList } from "./payment-json.ts";
import { listPayments, PAYMENT_MISSING, recordPayment, reversePayment } from "./payments.ts";
import { readPaymentSettings, updatePaymentSettings } from "./settings.ts";

/** The money of one event. */
export const eventPaymentRoutes = new Hono()
  .put("/:id/charges", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return sendJson(c, await setCharges(c.var.data, id, await readBody(c, chargesInput)));
  })
  .get("/:id/payments", requires("see-money"), async (c) =>
    sendJson(c, await listPayments(c.var.data, pathId(c, EVENT_MISSING))),
  )
  .post("/:id/payments", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await recordPayment(c.var.data, id, await readBody(c, paymentInput)), 201);
  });

export const chargeRoutes = new Hono().get("/", requires("see-money"), (c) => sendList(c, chargeList));

export const paymentRoutes = new Hono()
  .get("/", requires("see-money"), (c) => sendList(c, paymentList))
  .post("/:id/reverse", requires("edit-records"), async (c) =>
    plainJson(c, await reversePayment(c.var.data, pathId(c, PAYMENT_MISSING)), 201),
  );

export const paymentSettingsRoutes = new Hono()
  .get("/", requires("see-money"), async (c) =>
    c.json<PaymentSettings>(await readPaymentSettings(c.var.data)),
  )
  .put("/", requires("manage-company", { stepUp: "always" }), async (c) => {
    const settings = await updatePaymentSettings(c.var.data, await readBody(c, paymentSettingsInput));
    c.var.noteMail();
    return c.json<PaymentSettings>(settings);
  });
