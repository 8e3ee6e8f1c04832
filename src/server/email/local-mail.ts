import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { PublicEnv } from "#server/http/context.ts";
import { externalAccessSign } from "#server/http/external-access.ts";
import { isLoopbackAddress, peerAddress } from "#server/http/limits/client-address.ts";
import { type Config, hasLocalMail } from "#server/start/env.ts";

type Options = { config: Config; log: Logger; onClose?: () => void };

/**
 * Switch for showing messages instead of sending them. Off until the next start as soon as others seem to reach the
 * server.
 */
export class LocalMail {
  readonly #log: Logger;
  readonly #onClose: () => void;
  #isOpen: boolean;

  constructor({ config, log, onClose = () => {} }: Options) {
    this.#isOpen = hasLocalMail(config);
    this.#log = log;
    this.#onClose = onClose;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  close(sign: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#log.warn(
      { sign },
      "caixa de saída local fechada até o próximo início: outros parecem alcançar este servidor; configure SMTP_URL e PUBLIC_URL",
    );
    this.#onClose();
  }
}

/**
 * Turns local mail off when others reach the server. Runs before all checks: refused requests show who can call, too.
 */
export const closeLocalMailToOthers = createMiddleware<PublicEnv>((c, next) => {
  const { localMail } = c.var.services;
  if (localMail.isOpen) {
    const sign = externalAccessSign(c);
    if (sign !== undefined) localMail.close(sign);
  }
  return next();
});

/** True if this caller may read the messages that were not sent: they hold working links. */
export const mayReadLocalMail = (c: Context<PublicEnv>): boolean =>
  c.var.services.localMail.isOpen &&
  // The product's own calls have neither.
  isLoopbackAddress(peerAddress(c)) &&
  c.req.header("host") !== undefined;
