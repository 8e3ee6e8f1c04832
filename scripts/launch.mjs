// The one way into every command. Written so that even a very old Node reads it and can say that it is too old.
import { nodeProblem } from "./node-version.mjs";

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import(`./${process.argv[2]}.mjs`)
  .then((task) => task.run(process.argv.slice(3)))
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
