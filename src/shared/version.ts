import { version } from "../../package.json";

/** The release that runs, as package.json names it. A build writes this one field into page and server. */
export const VERSION = version;
