import { connect } from "node:net";
import { expect, test } from "vitest";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { emails } from "#server/db/schema/emails.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, type TestApp } from "#server/testing/test-app.ts";

const EMAIL = "ze@bar.com.br";

const forget = (app: TestApp, email = EMAIL) => app.call("POST", "/api/forgot-password", { body: { email } });

test.each<[string, Record<string, string>]>([
  ["GET", { "x-forwarded-for": "203.0.113.7" }],
  ["GET", { host: "balcao.exemplo.com.br" }],
  ["POST", { origin: "https://balcao.exemplo.com.br" }],
])("after one %s with %o nothing of local mail is shown to anybody", async (method, headers) => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", EMAIL);
  expect((await forget(app)).body).toHaveProperty("resetLink");
  expect((await app.call("GET", "/caixa-de-saida")).status).toBe(200);
  await app.call(method, "/healthz", { headers });
  const { body } = await forget(app);
  expect(body).not.toHaveProperty("resetLink");
  expect(body).toMatchObject({
    instructions: "O envio de e-mail não está configurado. Procure o administrador do sistema.",
  });
  for (const path of ["/caixa-de-saida", "/caixa-de-saida/1"]) {
    expect((await app.call("GET", path)).status).toBe(404);
  }
  const registration = { name: "Novo", email: "novo@bar.com.br" };
  const registered = await app.call("POST", "/api/register-company", { body: registration });
  expect(registered.body).not.toHaveProperty("outboxPath");
});

test("a system admin gets neither a link nor a message of local mail, and nothing on the console", async () => {
  const app = await createOwnTestApp();
  const { email } = await app.addAdmin();
  const { status, body } = await forget(app, email);
  await app.settled();
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("resetLink");
  expect(app.printed).toEqual([]);
  // As one that waited for SMTP when that was taken away.
  await app.db.insert(emails).values({ kind: "recovery", recipient: email, nextAttemptAt: app.clock.now });
  expect((await app.call("GET", "/caixa-de-saida")).text).toContain("Nenhuma mensagem ainda.");
  expect((await app.call("GET", "/caixa-de-saida/1")).status).toBe(404);
});

/** What `proxy_pass` of an older nginx sends: the proxy's own Host, and no word of who asked. */
const askAsPlainProxy = (port: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.end(`GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    });
    socket.once("error", reject).once("close", () => resolve());
    socket.resume();
  });

test("a plain proxy closes it at every server of a cluster, with one line each in the log", async () => {
  const app = await createOwnTestApp();
  const cluster = await startServerProcess({
    program: "cluster",
    args: ["--processes", "2"],
    env: { DATABASE_URL: databaseUrl(app.connection) },
  });
  await expect.poll(cluster.output, { timeout: 30_000 }).toContain("Servidores em paralelo: 2");
  /** Each over a connection of its own, so that both servers are asked. */
  const shown = async () => {
    const answers = Array.from({ length: 8 }, () =>
      fetch(`${cluster.url}/caixa-de-saida`, { headers: { connection: "close" } }),
    );
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
    return [...new Set(texts.map((text) => text.includes("<h1>Caixa de saída</h1>")))];
  };
  expect(await shown()).toEqual([true]);
  await askAsPlainProxy(new URL(cluster.url).port);
  await expect.poll(shown, { timeout: 10_000 }).toEqual([false]);
  await askAsPlainProxy(new URL(cluster.url).port);
  expect(cluster.output().match(/caixa de saída local fechada/g)).toHaveLength(2);
  // Two servers start first.
}, 90_000);
