import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { type NotificationSettings, notificationSettings } from "#shared/morning/settings-contract.ts";

/** For oneself; the mail tells of money. */
export const notificationRoutes = new Hono()
  .get("/", requires("see-money"), async (c) =>
    c.json<NotificationSettings>({ morningMail: await c.var.morningMail.read() }),
  )
  .put("/", requires("see-money"), async (c) => {
    const settings = await readBody(c, notificationSettings);
    await c.var.data.asWriter(() => c.var.morningMail.write(settings.morningMail));
    return c.json<NotificationSettings>(settings);
  });
