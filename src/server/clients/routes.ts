import { Hono } from "hono";
import { checkRows, readBody } from "#server/http/body.ts";
import { sendList } from "#server/http/cache/send-list.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { plainJson, sendJson } from "#server/http/json-answer.ts";
import { pathId } from "#server/http/path-id.ts";
import { runImport } from "#server/imports/run-import.ts";
import { clientImportInput, importedClient } from "#shared/clients/client-import-contract.ts";
import { clientInput } from "#shared/clients/contract.ts";
import {
  CLIENT_MISSING,
  clientList,
  createClient,
  deleteClient,
  deleteClientName,
  removedClientList,
  updateClient,
} from "./clients.ts";
import { importClients } from "./import-clients.ts";

export const clientRoutes = new Hono<CompanyEnv>()
  .get("/", (c) => sendList(c, clientList))
  .post("/", async (c) => plainJson(c, await createClient(c.var.data, await readBody(c, clientInput)), 201))
  .post("/import", (c) =>
    runImport(c, async () => {
      const { rows } = await readBody(c, clientImportInput);
      return importClients(c.var.data, await checkRows(rows, importedClient));
    }),
  )
  .put("/:id", async (c) => {
    const id = pathId(c, CLIENT_MISSING);
    return sendJson(c, await updateClient(c.var.data, id, await readBody(c, clientInput)));
  })
  .delete("/:id", async (c) => {
    await deleteClient(c.var.data, pathId(c, CLIENT_MISSING));
    return c.json({ message: "Cliente removido com sucesso" });
  })
  .get("/removed", (c) => sendList(c, removedClientList))
  .delete("/:id/name", async (c) => {
    await deleteClientName(c.var.data, pathId(c, CLIENT_MISSING));
    return c.json({ message: "Cliente excluído definitivamente" });
  });
