import { expect, test, vi } from "vitest";
import { CompanyRows } from "#server/db/company/company-rows.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { contactFinder } from "#shared/inquiries/same-contact.ts";
import { inquiriesOf, note } from "./testing/asked.ts";

const { app, a } = await twoCompanies();

test("of very many clients only those are read who may have asked", async () => {
  await app.pool.query(`insert into clients (company_id, name, phone, email)
    select 1, 'Cliente ' || n, '11 9' || 10000000 + n, 'cliente' || n || '@exemplo.com.br'
    from generate_series(1, 3000) n
    union all select 1, 'Repetida', '11 91234-0000', 'repetida@exemplo.com.br' from generate_series(1, 3000)`);
  await note(a, { phone: "011 91234-0000", email: "CLIENTE7@exemplo.com.br" });
  const reads = (["list", "select", "run"] as const).map((name) => vi.spyOn(CompanyRows.prototype, name));
  const [inquiry] = await inquiriesOf(a);
  const results = reads.flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<unknown[]>));
  const rows = (await Promise.all(results)).flat().length;
  for (const read of reads) read.mockRestore();
  expect(inquiry?.proposedClientId).toBe(3001);
  expect(rows).toBeLessThan(10);
});

const phones = [
  "11 91234-5678",
  "+55 (11) 91234-5678",
  "055 11 91234.5678",
  "0 11 912345678",
  "5511912345678",
  "551191234567",
  "55 55 11 91234-5678",
  "5555 1234",
  "1234-567",
  "00 0",
  "１１ 91234-5678",
  "+351 912 345 678",
  null,
];
const emails = ["ana@exemplo.com.br", "ANA@Exemplo.com.br", "outra@exemplo.com.br", null];

test("the database finds whom the rule finds, however a contact is written", async () => {
  const contacts = phones.flatMap((phone) => emails.map((email) => ({ phone, email })));
  await app.pool.query(
    `insert into clients (company_id, name, phone, email)
     select 1, 'Cliente', phone, email from unnest($1::text[], $2::text[]) as contact(phone, email)`,
    [contacts.map(({ phone }) => phone), contacts.map(({ email }) => email)],
  );
  const { rows } = await app.pool.query(
    "select id, phone, email from clients where company_id = 1 order by id",
  );
  const found = contactFinder(rows);
  await app.pool.query(
    `insert into inquiries (company_id, name, phone, email, date, guests, state, source, received_at)
     select 1, 'Ana', coalesce(phone, ''), email, '2026-12-01', 10, 'novo', 'manual', now()
     from unnest($1::text[], $2::text[]) as contact(phone, email)`,
    [contacts.map(({ phone }) => phone), contacts.map(({ email }) => email)],
  );
  for (const { phone, email, proposedClientId } of await inquiriesOf(a))
    expect([phone, email, proposedClientId]).toEqual([phone, email, found({ phone, email })?.id ?? null]);
});
