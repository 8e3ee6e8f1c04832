const LONGEST_ADDRESS = 254;

/** Plain addresses only: quotes, comments, groups and spaces are read in surprising ways by mail libraries. */
export const PLAIN_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The form in which e-mails are stored, compared and looked up. */
export const normalEmail = (text: string) => text.trim().toLowerCase();

/** The domain must have a dot, so that "ana@gmail" is caught as a typo. */
export const isEmailAddress = (text: string) => text.length <= LONGEST_ADDRESS && PLAIN_ADDRESS.test(text);
