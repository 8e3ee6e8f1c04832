import type { Logger } from "pino";
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
