export type Email = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Link of the message, if it has one; the local outbox and the console show it by itself. */
  link?: string;
  headers?: MailHeaders;
};

export type MailHeaders = {
  /** The same each time the message is sent. */
  messageId: string;
  /** Where one POST ends such messages, by RFC 8058. */
  unsubscribe: string;
};
