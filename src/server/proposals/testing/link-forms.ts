import type { TestApp } from "#server/testing/test-app.ts";

/** What a client does on the page of a proposal, in a browser without scripts. */
export function linkForms(app: TestApp) {
  const form = (path: string, values: Record<string, string>) =>
    app.call("POST", path, {
      body: new URLSearchParams(values).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      address: "203.0.113.7",
    });
  return {
    form,
    open: (path: string) => app.call("GET", path),
    accept: (path: string, name = "Ana Souza") => form(`${path}/aceitar`, { name, agree: "sim" }),
    refuse: (path: string, reason = "") => form(`${path}/recusar`, { reason }),
  };
}
