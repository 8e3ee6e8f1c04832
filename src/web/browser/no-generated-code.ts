/**
 * Tells zod before it is loaded that the page must not generate code: it would try, against the content security policy.
 * `z.config` would come too late, when the first schemas are made already; this object is where it keeps its settings.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
