const LONGEST_ADDRESS = 254;

// A plain address only: no quotes, comments, groups or spaces, which mail libraries read in surprising ways.
const PLAIN_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** E-mails are stored, compared and looked up in this form. */
export const normalEmail = (text: string) => text.trim().toLowerCase();

/** Whether mail can be sent to it; the domain needs a dot, so that "ana@gmail" is caught as the slip it is. */
export const isEmailAddress = (text: string) => text.length <= LONGEST_ADDRESS && PLAIN_ADDRESS.test(text);
