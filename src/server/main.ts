import { startEarly } from "./db/embedded/early-start.ts";

const early = startEarly(process.env);
await early?.launched;
const [{ serve }, { readConfig }] = await Promise.all([import("./serve.ts"), import("./env.ts")]);
serve(() => ({ config: readConfig(process.env) }), early?.database);
