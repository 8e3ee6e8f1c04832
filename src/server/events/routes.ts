import { Hono } from "hono";
import { readBody } from "#server/http/body.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { type CateringEvent, eventInput, returnInput } from "#shared/events/contract.ts";
import { listEvents } from "./read-events.ts";
import { returnStock } from "./return-stock.ts";
import { withdrawStock } from "./withdraw-stock.ts";
import { createEvent, disableEvent, EVENT_MISSING, updateEvent } from "./write-events.ts";

export const eventRoutes = new Hono<CompanyEnv>()
  .get("/", async (c) => c.json<CateringEvent[]>(await listEvents(c.var.data)))
  .post("/", async (c) =>
    c.json<CateringEvent>(await createEvent(c.var.data, await readBody(c, eventInput)), 201),
  )
  .put("/:id", async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return c.json<CateringEvent>(await updateEvent(c.var.data, id, await readBody(c, eventInput)));
  })
  .patch("/:id/disable", async (c) =>
    c.json<CateringEvent>(await disableEvent(c.var.data, pathId(c, EVENT_MISSING))),
  )
  .post("/:id/withdraw-stock", async (c) =>
    c.json<CateringEvent>(await withdrawStock(c.var.data, pathId(c, EVENT_MISSING))),
  )
  .post("/:id/return-stock", async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return c.json<CateringEvent>(await returnStock(c.var.data, id, await readBody(c, returnInput)));
  });
