import type { Delivery } from "./outbox.ts";

export function smtpDelivery(smtpUrl: string, from: string): Delivery {
  // Loaded with the first message: a start need not wait for it.
  const transport = onDemand(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A message is text that the product wrote: it may name no file and no address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    keepsDelivered: false,
    deliver: async ({ to, subject, html, text, headers }) => {
      await (await transport()).sendMail({
        from,
        to: { name: "", address: to },
        subject,
        html,
        text,
        ...(headers && {
          messageId: headers.messageId,
          headers: {
            "List-Unsubscribe": `<${headers.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
      });
    },
  };
}

function onDemand<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Prints messages, for use without SMTP: the operator passes the links on, which are in the local outbox too. */
export const consoleDelivery = (print: (line: string) => void): Delivery => ({
  keepsDelivered: true,
  deliver: async ({ to, subject, link }) =>
    print(`E-mail para ${to}: ${subject}${link ? `\n  ${link}` : ""}`),
});
