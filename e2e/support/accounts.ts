import { ADMIN } from "../../scripts/start-product.mjs";

export const PASSWORD = "senha-da-casa";

type Reply = Record<string, unknown> & { token: string };

/** Calls the API as the page does; a refusal is a failed test. */
export async function callApi(url: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

let made = 0;

/** An e-mail nobody has used yet, also in another worker. */
export const newEmail = (name = "bar") => `${name}-${process.pid}-${Date.now()}-${++made}@exemplo.com.br`;

/** Registers and confirms a company through the local outbox; its user still has the first-access password. */
export async function confirmedCompany(url: string, name = "Bar da Esquina") {
  const email = newEmail();
  await callApi(url, "/api/register-company", { name, email, phone: "(11) 99999-0000", address: "" });
  const outbox = await (await fetch(`${url}/caixa-de-saida`)).text();
  const article = outbox.split("<article").find((part) => part.includes(email)) ?? "";
  const token = /confirm-company\?token=([\w-]+)/.exec(article)?.[1];
  const reply = await callApi(url, "/api/confirm-company", { token });
  const { password } = reply.credentials as { password: string };
  return { name, email, password };
}

/** Registers a company, confirms it, logs its user in and chooses a password. */
export async function registeredCompany(url: string, name?: string) {
  const company = await confirmedCompany(url, name);
  const { email } = company;
  const { token } = await callApi(url, "/api/login", { email, password: company.password });
  const change = { currentPassword: company.password, newPassword: PASSWORD };
  await callApi(url, "/api/change-password", change, token);
  return { ...company, password: PASSWORD, token };
}

export const adminToken = async (url: string) => (await callApi(url, "/api/login", ADMIN)).token;
