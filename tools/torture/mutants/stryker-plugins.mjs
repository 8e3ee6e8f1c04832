import { isDrawn } from "./drawn.mjs";

// Stryker is in a folder of its own; Node would look for it beside this file.
const { VitestTestRunner } = await import(/** @type {string} */ (process.env.STRYKER_VITEST_RUNNER));
const FAILED = 1;

/**
 * Stryker's own runner counts failed tests. Many of our test files make their company while they are loaded: a mutant
 * that breaks it there leaves no test to fail, and would pass for one that nobody noticed.
 */
class WholeFileRunner extends VitestTestRunner {
  static inject = VitestTestRunner.inject;

  /** @param {unknown} options */
  async run(options) {
    this.ctx.state.errorsSet.clear();
    const result = await super.run(options);
    const hasFailedTest = result.tests?.some(
      (/** @type {{ status: number }} */ test) => test.status === FAILED,
    );
    const file = this.ctx.state
      .getFiles()
      .find((/** @type {{ result?: { state: string } }} */ { result: outcome }) => outcome?.state === "fail");
    if (hasFailedTest || (result.status === "complete" && !file)) return result;
    const id = file?.filepath ?? "outside of any test";
    const failureMessage = result.errorMessage ?? file?.result.errors?.[0]?.message ?? "";
    return {
      status: "complete",
      tests: [{ id, name: id, status: FAILED, timeSpentMs: 0, failureMessage }],
    };
  }
}

/** @param {{ provideValue: (name: string, value: string) => { injectClass: (type: unknown) => unknown } }} injector */
const makeRunner = (injector) =>
  injector.provideValue("globalNamespace", "__stryker__").injectClass(WholeFileRunner);
makeRunner.inject = ["$injector"];

/** Stryker has no sample of its own. Who is not drawn is said not to compile, and is not tried. */
class Lot {
  static inject = ["options"];

  /** @param {{ lot: Parameters<typeof isDrawn>[1] }} options */
  constructor({ lot }) {
    this.lot = lot;
  }

  async init() {
    // Nothing to get ready; Stryker asks for it.
  }

  /** @param {{ id: string }[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant, this.lot) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
      ]),
    );
  }
}

export const strykerPlugins = [
  { kind: "TestRunner", name: "whole-files", factory: makeRunner },
  { kind: "Checker", name: "lot", injectableClass: Lot },
];
