import { brokenMigration } from "./faults/broken-migration.mjs";
import { clock } from "./faults/clock.mjs";
import { disk } from "./faults/disk.mjs";
import { kill } from "./faults/kill.mjs";
import { killFirstStart, killMigration } from "./faults/kill-early.mjs";
import { mailAway } from "./faults/mail-away.mjs";
import { postgresAway } from "./faults/postgres-away.mjs";
import { sameKey } from "./faults/same-key.mjs";
import { terminate } from "./faults/terminate.mjs";
import { twoOnOneFolder } from "./faults/two-on-one-folder.mjs";

export const name = "faults";
const SHORT_ROUNDS = 3;

/** Faults that a server meets in its life. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const few = Math.ceil(rounds / 5);
  // An exit ends servers and takes disks away; a signal alone would leave them behind.
  const end = () => process.exit(1);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, end);
  await kill({ rounds, report });
  await killFirstStart({ rounds, report });
  await killMigration({ rounds: few, report });
  await postgresAway({ rounds: few, report });
  await twoOnOneFolder({ rounds: few, report });
  await disk({ rounds, report });
  await mailAway({ rounds, report });
  await sameKey({ rounds, report });
  await terminate({ rounds: few, report });
  await clock({ rounds, report });
  await brokenMigration({ rounds, report });
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, end);
}
