import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./child-process.mjs";

/** @typedef {{ name: string, version: string, license: string, isDev: boolean, isDirect: boolean }} Package */

/** `npm run dependency-list`: what the product is made of, with licence and age, as tables. */
export async function run() {
  const packages = lockedPackages();
  const shipped = packages.filter(({ isDev }) => !isDev);
  console.log(
    `${packages.length} packages in the lock file, ${shipped.length} of them run with the server.\n`,
  );
  console.log("| Licence | With the server | To build and test |\n|---|---|---|");
  for (const license of [...new Set(packages.map((each) => each.license))].sort((a, b) =>
    a.localeCompare(b),
  )) {
    const count = (/** @type {boolean} */ isDev) =>
      packages.filter((each) => each.license === license && each.isDev === isDev).length;
    console.log(`| ${license} | ${count(false)} | ${count(true)} |`);
  }
  console.log("\n| Package | Version | Licence | Released |\n|---|---|---|---|");
  for (const each of packages.filter(({ isDirect }) => isDirect)) {
    console.log(`| ${each.name} | ${each.version} | ${each.license} | ${await releasedOn(each)} |`);
  }
}

/** @returns {Package[]} */
function lockedPackages() {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));
  const { dependencies, devDependencies, optionalDependencies } = lock.packages[""];
  const direct = new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }));
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license = "?", dev = false }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      return {
        name,
        version,
        license,
        isDev: dev,
        isDirect: direct.has(name) && path === `node_modules/${name}`,
      };
    });
}

/** As npm is told it. @param {Package} wanted */
async function releasedOn({ name, version }) {
  const { output } = await runNpm(["view", name, "time", "--json", "--loglevel=silent"], { isQuiet: true });
  // npm may have something to say about its own settings first.
  const moment = new RegExp(`"${version.replaceAll(".", "\\.")}": *"(\\d{4}-\\d\\d-\\d\\d)`).exec(output);
  return moment?.[1] ?? "?";
}
