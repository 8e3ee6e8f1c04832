import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import { checkRows, readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { runImport } from "#server/imports/run-import.ts";
import { clientImport } from "#shared/clients/client-import.ts";
import { clientInput } from "#shared/clients/contract.ts";
import { CLIENT_MISSING, clientListFor, createClient, updateClient } from "./clients.ts";
import { importClients } from "./import-clients.ts";
import { deleteClient, deleteClientName, removedClientListFor, restoreClient } from "./removed-clients.ts";

export const clientRoutes = new Hono()
  .get("/", requires("membership"), (c) => sendList(c, clientListFor(c.var.data)))
  .post("/", requires("edit-records"), async (c) =>
    plainJson(c, await createClient(c.var.data, await readBody(c, clientInput)), 201),
  )
  .post("/import", requires("edit-records"), (c) =>
    runImport(c, async () => {
      const { rows } = await readBody(c, clientImport.request);
      return importClients(c.var.data, await checkRows(rows, clientImport.row));
    }),
  )
  .put("/:id", requires("edit-records"), async (c) => {
    const id = pathId(c, CLIENT_MISSING);
    return sendJson(c, await updateClient(c.var.data, id, await readBody(c, clientInput)));
  })
  .delete("/:id", requires("edit-records"), async (c) => {
    await deleteClient(c.var.data, pathId(c, CLIENT_MISSING));
    return c.json({ message: "Cliente removido com sucesso" });
  })
  .get("/removed", requires("edit-records"), (c) => sendList(c, removedClientListFor(c.var.data)))
  .patch("/:id/restore", requires("edit-records"), async (c) =>
    sendJson(c, await restoreClient(c.var.data, pathId(c, CLIENT_MISSING))),
  )
  .delete("/:id/name", requires("edit-records"), async (c) => {
    await deleteClientName(c.var.data, pathId(c, CLIENT_MISSING));
    return c.json({ message: "Cliente excluído definitivamente" });
  });
