import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { EVENT_MISSING } from "#server/events/lock-event.ts";
import { readBody, readOptionalBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { returnInput, takeMoreInput, undoInput, withdrawInput } from "#shared/night/contract.ts";
import { dismissedCounts, eventCountInput, type TakenCount } from "#shared/night/counts/contract.ts";
import { waitingCountList } from "./counts/count-json.ts";
import { addCount } from "./counts/counts.ts";
import { dismissCounts } from "./counts/settle-counts.ts";
import { setNothingUsed } from "./nothing-used.ts";
import { returnStock } from "./return-stock.ts";
import { takeMore } from "./take-more.ts";
import { undoStep } from "./undo-step.ts";
import { withdrawStock } from "./withdraw-stock.ts";

/** Calls that move or count the stock of an event. */
export const nightRoutes = new Hono()
  .patch("/:id/nothing-used", requires("edit-records"), async (c) =>
    sendJson(c, await setNothingUsed(c.var.data, pathId(c, EVENT_MISSING), true)),
  )
  .patch("/:id/nothing-used/undo", requires("edit-records"), async (c) =>
    sendJson(c, await setNothingUsed(c.var.data, pathId(c, EVENT_MISSING), false)),
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
