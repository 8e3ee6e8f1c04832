import { expect, test } from "vitest";
import { asked, openPage, sendForm } from "#server/inquiries/testing/asked.ts";
import { twoCompanies } from "#server/testing/companies.ts";

const { app, a } = await twoCompanies();

const send = sendForm(app);

test("the owners are told at once, with no line, link or message of the stranger", async () => {
  await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  await app.addUser({ email: "lia@bar.com.br", companyId: 1, companyRole: "gestor" });
  await app.addUser({ email: "rui@bar.com.br", companyId: 1, companyRole: "dono" });
  const path = await openPage(a);
  expect((await send(path, { name: "Ana\r\nBcc: x@y.com" })).status).toBe(400);
  await send(path, { name: "Ana <b>www.golpe.com.br/x</b>", message: "Clique em http://golpe.com.br" });
  for (const owner of ["a@bar.com.br", "rui@bar.com.br"]) {
    const [mail, ...more] = await app.mailTo(owner);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Novo pedido para sáb 12/12/2026 · Balcão",
      link: "http://localhost:3000/",
    });
    expect(mail?.text).toContain(
      "Ana <b>www golpe com br/x</b> pediu um orçamento: casamento, sáb 12/12/2026, 120 convidados.",
    );
    expect(mail?.html).toContain("&lt;b&gt;www golpe com br/x");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Clique|golpe\.com|98765|ana@/);
  }
  for (const other of ["teo@bar.com.br", "lia@bar.com.br", "b@bar.com.br"])
    expect(await app.mailTo(other)).toEqual([]);
});

test("nothing is mailed of a request that somebody has dealt with, or noted by hand", async () => {
  await a.post("/api/inquiries", asked);
  expect((await app.pool.query("select from emails")).rowCount).toBe(0);
  await a.post("/api/inquiries/1/discard");
  await app.pool.query(`insert into emails (kind, recipient, company_id, inquiry_id, next_attempt_at)
    values ('inquiry', 'dona@bar.com.br', 1, 1, '2026-01-01')`);
  app.services.outbox.wake();
  expect(await app.mailTo("dona@bar.com.br")).toEqual([]);
});
