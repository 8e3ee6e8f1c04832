import { and, desc, eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import { standalonePolicy } from "#server/http/static/standalone-policy.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { brandMark } from "./brand-mark.ts";
import { mayReadLocalMail } from "./local-mail-access.ts";
import { subjectOf } from "./messages.ts";

export const OUTBOX_PATH = "/caixa-de-saida";

const SHOWN = 100;

/** Leaves out messages to system admins: `npm run admin-reset-link` is their way back in. */
const notAdmins = sql`not exists (select from ${users}
  where ${users.email} = ${emails.recipient} and ${users.role} = 'admin_system')`;

/**
 * Shows the messages that would have been sent if there were SMTP. They hold working links, so the page exists only for
 * a browser on this machine; for anybody else the path is unknown.
 */
export const outboxPage = new Hono<PublicEnv>()
  .get("/", async (c, next) => {
    if (!mayReadLocalMail(c)) return next();
    const { db, outbox } = c.var.services;
    const stored = await db.select().from(emails).where(notAdmins).orderBy(desc(emails.id)).limit(SHOWN);
    const messages = [];
    for (const message of stored) messages.push({ ...message, opened: await outbox.reopen(message) });
    keepStrict(c, standalonePolicy);
    return c.html(html`<!doctype html>
      <html lang="pt-BR">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Caixa de saída · Balcão</title>
          <meta name="color-scheme" content="light dark" />
          <script src="/theme.js"></script>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/standalone.css" />
        </head>
        <body class="list">
          <main>
            <p class="brand">${brandMark}Balcão</p>
            <h1>Caixa de saída</h1>
            <p class="muted">
              Sem SMTP configurado, os e-mails do Balcão ficam aqui em vez de serem enviados. Só este computador vê
              esta página.
            </p>
            ${messages.length === 0 ? html`<p class="empty">Nenhuma mensagem ainda.</p>` : ""}
            ${messages.map(
              (message) => html`<article class="card">
                <h2>${subjectOf(message.kind)}</h2>
                <p class="muted">Para ${message.recipient} · ${formatDateTime(message.createdAt, SAO_PAULO)}</p>
                ${
                  message.opened
                    ? html`<p class="actions">
                        ${message.opened.link ? html`<a class="button" href="${pathOf(message.opened.link)}">Abrir link</a>` : ""}
                        <a href="${OUTBOX_PATH}/${message.id}">Ver mensagem</a>
                      </p>`
                    : html`<p class="muted">O link já foi usado, venceu ou deu lugar a um mais novo.</p>`
                }
              </article>`,
            )}
          </main>
        </body>
      </html>`);
  })
  .get("/:id", async (c, next) => {
    if (!mayReadLocalMail(c)) return next();
    const id = pathId(c, "Mensagem não encontrada");
    const { db, outbox } = c.var.services;
    const [stored] = await db
      .select()
      .from(emails)
      .where(and(eq(emails.id, id), notAdmins));
    const message = stored && (await outbox.reopen(stored));
    if (!message) return c.notFound();
    keepStrict(c, MESSAGE_POLICY);
    return c.html(message.html);
  });

/** Allows inline styles, which messages have, and no script. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'";

const keepStrict = (c: Context, policy: string) => {
  c.header("Content-Security-Policy", policy);
  c.header("Cache-Control", "no-store");
};

/** Path of a link, for whatever name and port this browser uses. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, "");
