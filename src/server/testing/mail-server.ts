import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

const PATIENCE = 15_000;

type Received = { to: string[]; email: Email };

/** A real SMTP server on a loopback port that keeps what it gets, or refuses it once told to. */
export async function startMailServer(port = 0) {
  const received: Received[] = [];
  const behaviour = { refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (behaviour.refuses) return done(new Error("mailbox full"));
      const email = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email });
      done();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;

  /** Waits for a message to this address, with this subject if one is given. */
  async function newestTo(recipient: string, subject?: string): Promise<Email> {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const found = received.findLast(
        ({ to, email }) => to.includes(recipient) && (subject === undefined || email.subject === subject),
      );
      if (found) return found.email;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No e-mail to ${recipient}`);
  }

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behaviour,
    newestTo,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
