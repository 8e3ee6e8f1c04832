export type Email = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Link of the message; the local outbox and the console show it by itself. */
  link: string;
};
