import type { Company } from "#server/testing/companies.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import type { InquirySettings } from "#shared/inquiries/settings-contract.ts";

/** A request as a form sends it; the tests' clock shows March 2026. */
export const asked = {
  name: "Ana Souza",
  phone: "(11) 98765-4321",
  email: "ana@exemplo.com.br",
  date: "2026-12-12",
  guests: "120",
  eventType: "casamento",
  location: "Itu",
  message: "Cerimônia às 17h.\nSem álcool também.",
};

export const inquiriesOf = async (company: Company) =>
  (await company.get("/api/inquiries")).body as Inquiry[];

export const note = async (company: Company, changes: object = {}) =>
  (await company.post("/api/inquiries", { ...asked, ...changes })).body as Inquiry;

/** Opens a company's page for requests and returns its path. */
export async function openPage(company: Company, greeting = "Respondemos hoje."): Promise<string> {
  const { body } = await company.put("/api/inquiry-settings", { isOpen: true, greeting });
  return new URL((body as InquirySettings).link ?? "").pathname;
}

let addresses = 0;

/** Sends the form of a page, from an address of its own unless one is given. */
export const sendForm =
  (app: TestApp) =>
  (path: string, changes: Record<string, string> = {}, address = `2001:db8:${++addresses}::1`) =>
    app.call("POST", path, {
      body: new URLSearchParams({ ...asked, ...changes }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      address,
    });
