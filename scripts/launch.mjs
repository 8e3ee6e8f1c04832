// Entry point of every npm script; the table is commands.mjs. Old Node versions must be able to parse this file, so that
// they can say that they are too old.
import { nodeProblem } from "./node-version.mjs";

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import("./commands.mjs")
  .then(({ runCommand }) => runCommand(process.argv[2] ?? "", process.argv.slice(3)))
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
