import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/http/errors.ts";
import { FairQueue } from "#server/http/limits/fair-queue.ts";
import { LimitedWork, serverBusy } from "#server/http/limits/limited-work.ts";
import { fontFolder } from "#server/proposals/pdf/font-folder.ts";
import { programFile } from "#server/start/program-file.ts";
import type { DrawnLogo } from "./draw-logo.ts";
import { LOGO_PROBLEMS, type Logo, type LogoProblem, MOST_LOGO_BYTES } from "./logo.ts";

/** The largest photo takes a second, the start of the process included; more on a busy machine. */
const TIME_LIMIT_MS = 10_000;
/** Companies whose logo is being drawn or waits for it. */
const MOST_COMPANIES = 20;

type Settings = {
  timeLimitMs?: number;
  mostCompanies?: number;
  /** Called when a drawing process crashed or was killed at its limits. */
  onFailure?: (problem: string) => void;
};

/**
 * Draws uploaded logos, each in a process of its own, one at a time and one for each company.
 *
 * A thread would not do: libvips and librsvg work in native threads, and neither the end of the worker thread nor
 * sharp's own `timeout` stops them. Tried with sharp 0.35 (librsvg 2.63): 300 feTurbulence filters and nested copies
 * drew on for more than 8 s after `terminate()` and a timeout of 2 s, each on one of the four threads that passwords
 * and files need too; 3,000 results of one filter took 6 GB. A process can be killed, for time and memory alike; a
 * crash of native code ends nothing else, and it sees no environment, where passwords are.
 *
 * Also tried (svg-references.test.ts): references to local files and to a listener on the loopback by image, feImage, use,
 * style sheet, entity, DTD and XInclude. librsvg reads none of them, since a
 * picture in memory has no address. Photos inside an SVG are drawn, but not one of 900 million pixels.
 */
export class LogoDrawer {
  readonly #settings: Required<Settings>;
  readonly #limit: LimitedWork;
  readonly #queue: FairQueue;

  constructor(settings: Settings = {}) {
    this.#settings = {
      timeLimitMs: TIME_LIMIT_MS,
      mostCompanies: MOST_COMPANIES,
      onFailure: () => {},
      ...settings,
    };
    const { mostCompanies } = this.#settings;
    this.#limit = new LimitedWork(mostCompanies);
    this.#queue = new FairQueue({ atOnce: 1, mayWait: mostCompanies, refusal: serverBusy });
  }

  /** The logo as a PNG; throws a 400 that says why the file cannot be one, and a 429 or 503 while too many wait. */
  async draw(companyId: number, upload: Uint8Array): Promise<Logo> {
    if (upload.length > MOST_LOGO_BYTES) throw refusal("bytes");
    const leave = this.#limit.enter(
      companyId,
      "O logo anterior ainda está sendo preparado. Tente de novo em instantes",
    );
    try {
      const drawn = await this.#queue.takeTurn(String(companyId), () => this.#drawInProcess(upload));
      if ("problem" in drawn) throw refusal(drawn.problem);
      const { png, width, height } = drawn;
      return { type: "image/png", bytes: new Uint8Array(png), width, height };
    } finally {
      leave();
    }
  }

  #drawInProcess(upload: Uint8Array): Promise<DrawnLogo | { problem: LogoProblem }> {
    const { timeLimitMs, onFailure } = this.#settings;
    const { file, execArgv } = programFile("logo-process", import.meta.url);
    const drawing = fork(file, {
      execArgv,
      cwd: fontFolder,
      env: { FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: timeLimitMs,
      killSignal: "SIGKILL",
    });
    return new Promise((resolve, reject) => {
      drawing.once("message", resolve);
      drawing.once("error", reject);
      drawing.once("exit", (code, signal) => {
        if (code === 0) return;
        const problem = `The process that draws logos ended with ${signal ?? `code ${code}`}.`;
        onFailure(problem);
        if (signal) resolve({ problem: signal === "SIGKILL" ? "intricate" : "broken" });
        else reject(new Error(problem));
      });
      // Where it cannot be sent the process has ended, and that is told above.
      drawing.send(upload, () => {});
    });
  }
}

const refusal = (problem: LogoProblem): AppError => {
  const message = LOGO_PROBLEMS[problem];
  return new AppError(400, message, { issues: [{ path: "logo", message }] });
};
