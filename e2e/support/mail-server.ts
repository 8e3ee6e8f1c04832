import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

const PATIENCE = 15_000;

/** A real SMTP server on a loopback port that keeps what it gets. */
export async function startMailServer() {
  const received: { to: string; email: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const email = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of session.envelope.rcptTo) received.push({ to: address, email });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  /** Waits for a message to this address, with this subject if one is given. */
  async function newestTo(address: string, subject?: string): Promise<Email> {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const found = received.findLast(
        ({ to, email }) => to === address && (subject === undefined || email.subject === subject),
      );
      if (found) return found.email;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No e-mail to ${address}`);
  }

  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, newestTo, stop };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
