import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { type Inquiry, inquiryEventInput, inquiryInput } from "#shared/inquiries/contract.ts";
import { type InquirySettings, inquirySettingsInput } from "#shared/inquiries/settings-contract.ts";
import { createEventOf } from "./create-event.ts";
import { discardInquiry, noteInquiry, reopenInquiry } from "./inquiries.ts";
import { INQUIRY_MISSING, inquiryListFor, readInquiry } from "./inquiry-json.ts";
import { readInquirySettings, updateInquirySettings } from "./settings.ts";

export const inquiryRoutes = new Hono()
  .get("/", requires("edit-records"), (c) => sendList(c, inquiryListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) => {
    const { data } = c.var;
    const id = await noteInquiry(data, await readBody(c, inquiryInput(data.today)));
    return c.json<Inquiry>(await readInquiry(data, id), 201);
  })
  .post("/:id/event", requires("edit-records"), async (c) => {
    const id = pathId(c, INQUIRY_MISSING);
    return plainJson(c, await createEventOf(c.var.data, id, await readBody(c, inquiryEventInput)), 201);
  })
  .post("/:id/discard", requires("edit-records"), async (c) => {
    const id = pathId(c, INQUIRY_MISSING);
    await discardInquiry(c.var.data, id);
    return c.json<Inquiry>(await readInquiry(c.var.data, id));
  })
  .post("/:id/reopen", requires("edit-records"), async (c) => {
    const id = pathId(c, INQUIRY_MISSING);
    await reopenInquiry(c.var.data, id);
    return c.json<Inquiry>(await readInquiry(c.var.data, id));
  });

export const inquirySettingsRoutes = new Hono()
  .get("/", requires("edit-records"), async (c) =>
    c.json<InquirySettings>(await readInquirySettings(c.var.data, c.var.publicUrl)),
  )
  .put("/", requires("manage-company"), async (c) =>
    c.json<InquirySettings>(
      await updateInquirySettings(c.var.data, await readBody(c, inquirySettingsInput), c.var.publicUrl),
    ),
  );
