/** The package brings no types, and what describes it elsewhere is not installed: this much of it is used here. */
declare module "autocannon" {
  type Request = { method?: string; path: string; body?: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    requests: Request[];
    amount?: number;
    duration?: number;
    overallRate?: number;
    connections: number;
    timeout: number;
    sampleInt?: number;
    setupClient?: (client: object) => void;
  };
  type Result = { errors: number; timeouts: number };
  type Run = {
    on(
      event: "response",
      listener: (client: unknown, statusCode: number, bytes: number, responseTime: number) => void,
    ): void;
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Run;
}
