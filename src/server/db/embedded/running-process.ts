import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export type RunningProcess = { parentPid: number; commandLine: string };

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Inspects a process; undefined when it has ended (a zombie has no command line left). */
export async function inspectProcess(pid: number): Promise<RunningProcess | undefined> {
  try {
    const found = process.platform === "linux" ? await readProc(pid) : await askSystem(pid);
    return found?.commandLine ? found : undefined;
  } catch {
    return undefined;
  }
}

async function readProc(pid: number): Promise<RunningProcess> {
  const commandLine = (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ").trimEnd();
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // "pid (name) state ppid …", where the name may hold anything.
  const [, parentPid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parentPid: Number(parentPid), commandLine };
}

async function askSystem(pid: number): Promise<RunningProcess | undefined> {
  const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`;
  const { stdout } =
    process.platform === "win32"
      ? await run("powershell.exe", ["-NoProfile", "-NonInteractive", "-Command", query], {
          windowsHide: true,
        })
      : await run("ps", ["-ww", "-o", "ppid=,args=", "-p", String(pid)]);
  const [, parentPid, commandLine = ""] = /^\s*(\d+)\s+(.*\S)/.exec(stdout) ?? [];
  return { parentPid: Number(parentPid), commandLine };
}
