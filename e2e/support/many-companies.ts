import { runningDatabase } from "../../src/server/db/embedded/running-database.ts";
import { systemPool } from "../../src/server/db/pools/pools.ts";
import type { Product } from "./product.ts";

const COUNT = 500;

/**
 * Adds 500 companies with one user each, once for a product: registering them would take minutes. No other
 * test names a company like these, so that they are found by their name.
 */
export async function fillWithCompanies({ dataDir }: Product) {
  const pool = systemPool((await runningDatabase(dataDir)) ?? {}, { max: 1 });
  await pool.query(
    `insert into companies (name, email, phone, is_active)
     select 'Bar e Galpões ' || n, 'contato' || n || '@bar' || n || '.exemplo.com.br', '(11) 90000-' || lpad(n::text, 4, '0'), true
     from generate_series(1, $1::int) n on conflict do nothing`,
    [COUNT],
  );
  // Nobody signs in as one of them, so no password has to fit.
  await pool.query(
    `insert into users (username, email, password_hash, company_id, company_role)
     select email, email, '-', id, 'dono' from companies where name like 'Bar e Galpões %' on conflict do nothing`,
  );
  await pool.query("update users set is_active = true where role = 'user'");
  await pool.end();
}
