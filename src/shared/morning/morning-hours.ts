/** The mail goes out from seven o'clock on, by the company's clock; what was held up until noon is not sent any more. */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 11;
