export type Email = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Link of the message, if it has one; the local outbox and the console show it by itself. */
  link?: string;
};
