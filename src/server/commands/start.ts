import { startEarly } from "#server/db/embedded/early-start.ts";

const early = startEarly(process.env);
await early?.launched;
const [{ serve }, { readConfig }] = await Promise.all([
  import("#server/start/serve.ts"),
  import("#server/start/env.ts"),
]);
serve(() => ({ config: readConfig(process.env) }), early?.database);
