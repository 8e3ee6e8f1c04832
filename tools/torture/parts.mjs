import * as doors from "./accounts/doors.mjs";
import * as copies from "./copies.mjs";
import * as failover from "./failover/failover.mjs";
import * as faults from "./faults.mjs";
import * as fuzz from "./fuzz.mjs";
import * as ledger from "./ledger.mjs";
import * as links from "./links/links.mjs";
import * as callers from "./load/callers.mjs";
import * as flood from "./load/flood.mjs";
import * as load from "./load/load.mjs";
import * as neighbours from "./load/neighbours.mjs";
import * as slow from "./load/slow.mjs";
import * as unread from "./load/unread.mjs";
import * as money from "./money.mjs";
import * as mutants from "./mutants.mjs";
import * as poolers from "./poolers.mjs";
import * as proxies from "./proxies.mjs";
import * as races from "./races.mjs";
import * as runaway from "./runaway.mjs";
import * as scanners from "./scanners/scanners.mjs";
import * as sockets from "./sockets.mjs";
import * as upgrade from "./upgrade.mjs";
import * as watching from "./watching.mjs";

/**
 * Parts of `npm run torture`, in the order in which they run. A part reports its findings through `report`; the
 * minutes and rounds are what was asked for, or undefined for its own short length.
 * @type {import("./report.mjs").Part[]}
 */
export const parts = [
  money,
  ledger,
  fuzz,
  races,
  sockets,
  runaway,
  links,
  proxies,
  slow,
  unread,
  load,
  neighbours,
  callers,
  faults,
  upgrade,
  copies,
  watching,
  poolers,
  failover,
  doors,
  flood,
  scanners,
  mutants,
];
