import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { eventChange, eventInput } from "#shared/events/contract.ts";
import { type UsualCost, usualCostsInput } from "#shared/events/usual-costs.ts";
import { eventListFor } from "./event-json.ts";
import { EVENT_MISSING } from "./lock-event.ts";
import { markMarginSeen } from "./seen-cost.ts";
import { readUsualCosts, setUsualCosts } from "./usual-costs.ts";
import { createEvent, setEventActive, updateEvent } from "./write-events.ts";

export const eventRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, eventListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createEvent(c.var.data, await readBody(c, eventInput)), 201),
  )
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, EVENT_MISSING);
    return sendJson(c, await updateEvent(c.var.data, id, await readBody(c, eventChange)));
  })
  .patch("/:id/disable", requires("edit-records"), async (c) =>
    sendJson(c, await setEventActive(c.var.data, pathId(c, EVENT_MISSING), false)),
  )
  .patch("/:id/enable", requires("edit-records"), async (c) =>
    sendJson(c, await setEventActive(c.var.data, pathId(c, EVENT_MISSING), true)),
  )
  .patch("/:id/margin-seen", requires("edit-records"), async (c) =>
    sendJson(c, await markMarginSeen(c.var.data, pathId(c, EVENT_MISSING))),
  );

/** The fixed costs that a new event starts with. */
export const usualCostRoutes = new Hono()
  .get("/", requires("see-money"), async (c) => c.json<UsualCost[]>(await readUsualCosts(c.var.data)))
  .put("/", requires("manage-company"), async (c) =>
    c.json<UsualCost[]>(await setUsualCosts(c.var.data, await readBody(c, usualCostsInput))),
  );
