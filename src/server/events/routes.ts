import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody, readOptionalBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { eventInput, returnInput, takeMoreInput, undoInput, withdrawInput } from "#shared/events/contract.ts";
import { dismissedCounts, eventCountInput, type TakenCount } from "#shared/events/counts/contract.ts";
import { waitingCountList } from "./counts/count-json.ts";
import { addCount } from "./counts/counts.ts";
import { dismissCounts } from "./counts/settle-counts.ts";
import { eventListFor } from "./event-json.ts";
import { EVENT_MISSING } from "./lock-event.ts";
import { setNothingUsed } from "./nothing-used.ts";
import { returnStock } from "./return-stock.ts";
import { markMarginSeen } from "./seen-cost.ts";
import { takeMore } from "./take-more.ts";
import { undoStep } from "./undo-step.ts";
import { withdrawStock } from "./withdraw-stock.ts";
import { createEvent, setEventActive, updateEvent } from "./write-events.ts";

export const eventRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, eventListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createEvent(c.var.data, await readBody(c, eventInput)), 201),
  )
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return sendJson(c, await updateEvent(c.var.data, id, await readBody(c, eventInput)));
  })
  .patch("/:id/disable", requires("edit-records"), async (c) =>
    sendJson(c, await setEventActive(c.var.data, pathId(c, EVENT_MISSING), false)),
  )
  .patch("/:id/enable", requires("edit-records"), async (c) =>
    sendJson(c, await setEventActive(c.var.data, pathId(c, EVENT_MISSING), true)),
  )
  .patch("/:id/nothing-used", requires("edit-records"), async (c) =>
    sendJson(c, await setNothingUsed(c.var.data, pathId(c, EVENT_MISSING), true)),
  )
  .patch("/:id/nothing-used/undo", requires("edit-records"), async (c) =>
    sendJson(c, await setNothingUsed(c.var.data, pathId(c, EVENT_MISSING), false)),
  )
  .patch("/:id/margin-seen", requires("edit-records"), async (c) =>
    sendJson(c, await markMarginSeen(c.var.data, pathId(c, EVENT_MISSING))),
  )
  .post("/:id/withdraw-stock", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    const input = await readOptionalBody(c, withdrawInput);
    return plainJson(c, await withdrawStock(c.var.data, id, input?.items));
  })
  .post("/:id/take-more", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await takeMore(c.var.data, id, (await readBody(c, takeMoreInput)).items));
  })
  .post("/:id/return-stock", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await returnStock(c.var.data, id, await readBody(c, returnInput)));
  })
  .post("/:id/undo-withdrawal", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await undoStep(c.var.data, id, "retirada", await readOptionalBody(c, undoInput)));
  })
  .post("/:id/undo-return", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return plainJson(c, await undoStep(c.var.data, id, "retorno", await readOptionalBody(c, undoInput)));
  })
  .get("/:id/counts", requires("membership"), (c) =>
    sendList(c, waitingCountList(c.var.data, pathId(c, EVENT_MISSING))),
  )
  .post("/:id/counts", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return c.json<TakenCount>(await addCount(c.var.data, id, await readBody(c, eventCountInput)), 201);
  })
  .post("/:id/counts/dismiss", requires("move-stock"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    await dismissCounts(c.var.data, id, (await readBody(c, dismissedCounts)).counts);
    return c.json({ dismissed: true });
  });
