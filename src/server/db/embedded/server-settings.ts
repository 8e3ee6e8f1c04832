import { supervisorSetting } from "./running-postmaster.ts";

type Options = { addressSettings: string[]; isDurable: boolean; maxConnections: number };

/** Settings for the command line, where they win over the cluster's own files. */
export function serverSettings({ addressSettings, isDurable, maxConnections }: Options): string[] {
  const durability = isDurable ? "on" : "off";
  const settings = [
    supervisorSetting(process.pid),
    ...addressSettings,
    `max_connections=${maxConnections}`,
    // Sized for a small machine.
    "shared_buffers=64MB",
    "max_wal_size=256MB",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    // The details of an error quote rows, and rows hold personal data.
    "log_error_verbosity=terse",
    "log_min_error_statement=panic",
    `fsync=${durability}`,
    `synchronous_commit=${durability}`,
    `full_page_writes=${durability}`,
  ];
  return settings.flatMap((setting) => ["-c", setting]);
}
