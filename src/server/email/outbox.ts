import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { emails } from "#server/db/schema/emails.ts";
import { isStillTold } from "./company-closed-message.ts";
import type { Email } from "./email.ts";
import { invitationContent, makeInvitationLink, readInvited } from "./invitation-message.ts";
import type { MessageContent } from "./layout.ts";
import { endLinks, isLinkOver, type LinkOwner, makeLinkOf } from "./mailed-links.ts";
import { composeEmail, contentOf } from "./messages.ts";
import { isNotice, type NoticeKind, notices } from "./notices.ts";

const LOOK_AGAIN_AFTER = 15_000;
const GIVE_UP_AFTER = 24 * 60 * 60 * 1000;
const LONGEST_PAUSE = 60 * 60 * 1000;
/** Milliseconds by which the clocks of processes that share the outbox may differ. */
const CLOCKS_DIFFER_BY = 5 * 60 * 1000;

/** Way out for a message: by SMTP, after which it is deleted, or onto the console, where the outbox keeps it. */
export type Delivery = { deliver(email: Email): Promise<void>; keepsDelivered: boolean };

export type StoredEmail = typeof emails.$inferSelect;

/** Messages whose link opens something, and is made when they are sent. */
type OpeningKind = Exclude<StoredEmail["kind"], NoticeKind | "morning">;

/** Makes the morning's mail of a recipient; undefined if there is nothing to say, or no longer. */
export type ComposeMorning = (stored: StoredEmail) => Promise<Email | undefined>;

/** Links of kept messages that the process remembers. */
const MOST_REMEMBERED = 1_000;

/**
 * Delivers messages, which wait in the database, stored together with the change they tell of: a mail server that is
 * down costs time, not messages. Several processes may share one outbox.
 */
export class Outbox {
  readonly #db: Database;
  readonly #delivery: Delivery;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #publicUrl: string;
  readonly #composeMorning: ComposeMorning;
  /** Paths of kept messages' links by message id. In memory only: a stored link could be found and used. */
  readonly #links = new Map<number, string>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isWokenAgain = false;
  #isStopping = false;

  constructor(services: {
    db: Database;
    delivery: Delivery;
    log: Logger;
    now: () => Date;
    publicUrl: string;
    composeMorning: ComposeMorning;
  }) {
    this.#db = services.db;
    this.#delivery = services.delivery;
    this.#log = services.log;
    this.#now = services.now;
    this.#publicUrl = services.publicUrl;
    this.#composeMorning = services.composeMorning;
  }

  /** Adds a message, which replaces earlier ones of its kind and ends their links. */
  async add(tx: Database, { kind, email }: LinkOwner): Promise<void> {
    const now = this.#now();
    await endLinks(tx, { kind, email });
    await tx.insert(emails).values({ kind, recipient: email, createdAt: now, nextAttemptAt: now });
  }

  /** Renders a kept message with a link that works; undefined once that is used or expired. */
  async reopen(stored: StoredEmail): Promise<Email | undefined> {
    const { kind, createdAt, isSpent } = stored;
    const opensAccount = kind !== "invitation" && kind !== "morning" && !isNotice(kind);
    if (opensAccount && (isSpent || isLinkOver(kind, createdAt, this.#now()))) return undefined;
    return this.#compose(stored, this.#links.get(stored.id));
  }

  /** Starts delivery; to be called once the transaction of `add` is committed. */
  wake(): void {
    if (this.#isStopping) return;
    if (this.#round) {
      this.#isWokenAgain = true;
      return;
    }
    this.#round = this.#deliverDue()
      .catch((error) => this.#log.error({ err: error }, "outbox round failed"))
      .finally(() => {
        this.#round = undefined;
        if (this.#isWokenAgain) {
          this.#isWokenAgain = false;
          this.wake();
        }
      });
  }

  /** Starts polling for messages that other processes left behind or that failed before. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_AGAIN_AFTER).unref();
    this.wake();
  }

  /** Finishes the message that is being sent, and leaves the rest to the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#round;
  }

  /** Resolves when everything that was due has been tried. */
  async settled(): Promise<void> {
    while (this.#round) await this.#round;
  }

  async #deliverDue(): Promise<void> {
    for (let stored = await this.#claimDue(); stored; stored = await this.#claimDue()) {
      try {
        const email = await this.#compose(stored);
        if (!email) {
          // A morning without news is not composed again later in the day.
          if (stored.kind === "morning") await this.#drop(stored);
          continue;
        }
        await this.#delivery.deliver(email);
      } catch (error) {
        this.#log.warn({ err: error, email: stored.id, attempts: stored.attempts }, "e-mail not delivered");
        continue;
      }
      await this.#finish(stored);
    }
  }

  /** Renders a message with its link; undefined if that would no longer work. */
  async #compose(stored: StoredEmail, knownPath?: string): Promise<Email | undefined> {
    const { kind, recipient } = stored;
    if (!(await isStillTold(this.#db, stored))) return undefined;
    if (kind === "morning") return this.#composeMorning(stored);
    if (isNotice(kind)) {
      const notice = await notices[kind].read(this.#db, stored);
      return notice && composeEmail(recipient, notice.contentWith(this.#publicUrl + notice.path));
    }
    const contentWith = await this.#contentOf(kind, stored);
    if (!contentWith) return undefined;
    const path = knownPath ?? (await this.#makeLink(kind, stored));
    if (path === undefined) return undefined;
    if (this.#delivery.keepsDelivered) this.#remember(stored.id, path);
    return composeEmail(recipient, contentWith(this.#publicUrl + path));
  }

  async #contentOf(
    kind: OpeningKind,
    stored: StoredEmail,
  ): Promise<((link: string) => MessageContent) | undefined> {
    if (kind !== "invitation") return (link) => contentOf(kind, link);
    const invited = await readInvited(this.#db, stored, this.#now());
    return invited && ((link) => invitationContent(invited, link));
  }

  #makeLink(kind: OpeningKind, stored: StoredEmail): Promise<string | undefined> {
    return kind === "invitation"
      ? makeInvitationLink(this.#db, { ...stored, kind }, this.#now())
      : makeLinkOf(this.#db, { ...stored, kind }, this.#now());
  }

  #remember(id: number, path: string): void {
    const [oldest] = this.#links.keys();
    if (this.#links.size >= MOST_REMEMBERED && oldest !== undefined) this.#links.delete(oldest);
    this.#links.set(id, path);
  }

  /**
   * Claims one due message by moving its next attempt on: nobody else sends it meanwhile, and should this process die,
   * the message is due again later.
   */
  async #claimDue(): Promise<StoredEmail | undefined> {
    if (this.#isStopping) return undefined;
    const now = this.#now();
    // Nothing waits longer than this: what is due later was stored by a clock that has been set back since.
    const beyond = new Date(now.getTime() + LONGEST_PAUSE + CLOCKS_DIFFER_BY);
    const due = this.#db
      .select({ id: emails.id })
      .from(emails)
      .where(
        and(isNull(emails.deliveredAt), or(lte(emails.nextAttemptAt, now), gt(emails.nextAttemptAt, beyond))),
      )
      // Everybody's morning is due at the same minute: whoever waits for a link does not wait for all of them.
      .orderBy(sql`${emails.kind} = 'morning'`, emails.nextAttemptAt)
      .limit(1)
      .for("update", { skipLocked: true });
    const pause = sql`least(interval '1 minute' * power(2, least(${emails.attempts}, 10)), ${`${LONGEST_PAUSE} milliseconds`}::interval)`;
    const [claimed] = await this.#db
      .update(emails)
      .set({ attempts: sql`${emails.attempts} + 1`, nextAttemptAt: sql`${now}::timestamptz + ${pause}` })
      .where(sql`${emails.id} = (${due})`)
      .returning();
    if (!claimed || now.getTime() - claimed.createdAt.getTime() < GIVE_UP_AFTER) return claimed;
    // Whoever waited for it asked again or never will.
    await this.#drop(claimed);
    return this.#claimDue();
  }

  async #finish(stored: StoredEmail): Promise<void> {
    if (this.#delivery.keepsDelivered) {
      await this.#db.update(emails).set({ deliveredAt: this.#now() }).where(eq(emails.id, stored.id));
    } else {
      await this.#drop(stored);
    }
  }

  async #drop({ id }: StoredEmail): Promise<void> {
    await this.#db.delete(emails).where(eq(emails.id, id));
  }
}
