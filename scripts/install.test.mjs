import { expect, test } from "vitest";
import { installProblem } from "./install.mjs";

test.each([
  ["npm error code ENOTFOUND\nnpm error network request failed", /^No access to the package registry: /],
  ["npm error code ECONNREFUSED", /^No access to the package registry: /],
  ["npm error code EACCES\nnpm error path /opt/balcao/node_modules", /^No permission to write in \//],
  ["npm error code EBADENGINE", /see above/],
])("what npm said, %j, ends in one sentence", (output, sentence) => {
  expect(installProblem(output)).toMatch(sentence);
  expect(installProblem(output)).not.toContain("\n");
});
