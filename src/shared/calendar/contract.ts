/** The link by which a person's own calendar follows the company's events; null until it is made. */
export type CalendarLink = { link: string | null };
