import { readConfig } from "./env.ts";
import { serve } from "./serve.ts";

serve(() => ({ config: readConfig(process.env) }));
