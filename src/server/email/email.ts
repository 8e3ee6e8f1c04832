export type Email = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** What the message is for; the local outbox and the console show it by itself. */
  link: string;
};
