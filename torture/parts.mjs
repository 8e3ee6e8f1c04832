import * as doors from "./doors.mjs";
import * as faults from "./faults.mjs";
import * as fuzz from "./fuzz.mjs";
import * as load from "./load.mjs";
import * as scanners from "./scanners.mjs";
import * as slow from "./slow.mjs";
import * as sockets from "./sockets.mjs";

/**
 * What `npm run torture` can do, in the order in which it does it. A part tells what it found through `report`; the
 * minutes and rounds are what was asked for, or undefined for its own short length.
 * @type {import("./report.mjs").Part[]}
 */
export const parts = [fuzz, sockets, slow, load, faults, doors, scanners];
