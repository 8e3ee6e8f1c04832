import { existsSync } from "node:fs";
import { runCommand } from "./child-process.mjs";
import { step } from "./progress.mjs";

/** Headless Chromium: the same engine for half the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const USUAL_PLACES = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The path of a Chromium: the one of CHROMIUM_PATH, one that is installed, or one that is installed now. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = await installedChromium();
  if (found === HEADLESS_SHELL || (found && !canInstallPackages())) return found;
  return await installChromium();
}

async function installedChromium() {
  const { chromium } = await import("@playwright/test");
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** True if this is root on a system with apt-get. */
const canInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const APT_OPTIONS = "-qq -o Acquire::Retries=0 -o Acquire::http::Timeout=15";
const APT_INSTALL = `apt-get update ${APT_OPTIONS} && DEBIAN_FRONTEND=noninteractive apt-get install -y ${APT_OPTIONS} chromium-headless-shell`;

async function installChromium() {
  const failures = [];
  if (canInstallPackages()) {
    failures.push(await attempt("Installing headless Chromium with apt-get", "sh", ["-c", APT_INSTALL]));
  }
  if (!(await installedChromium())) {
    const cli = "node_modules/@playwright/test/cli.js";
    failures.push(
      await attempt("Installing Playwright's Chromium", process.execPath, [cli, "install", "chromium"]),
    );
  }
  const found = await installedChromium();
  if (found) return found;
  throw new Error(
    `${failures.join("\n")}\nThere is no Chromium for the browser tests and none could be installed: install one and name it in CHROMIUM_PATH.`,
  );
}

/** @param {string} what @param {string} command @param {string[]} args */
async function attempt(what, command, args) {
  const { output } = await step(what, () => runCommand(command, args, { isQuiet: true }));
  return output.trim().split("\n").slice(-3).join("\n");
}
