import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startProduct } from "../../../scripts/start-product.mjs";
import { missing, openCompany } from "./company-at-work.mjs";
import { inFolder, withDatabase } from "./scene.mjs";
import { verifyStock } from "./verify-stock.mjs";

/** It changes a table of ours, makes one of its own and then fails. */
const HALF_WAY = `alter table clients add column half text not null default 'x';
--> statement-breakpoint
create table half_made (id integer primary key);
--> statement-breakpoint
delete from stock_movements;
--> statement-breakpoint
select 1 / 0;`;

/** A new version whose migration fails leaves the database to the old one. @param {import("./kill.mjs").Task} task */
export async function brokenMigration({ report }) {
  // Beside the real one: its packages are found from there.
  const newVersion = await mkdtemp(resolve("dist/server-next-"));
  try {
    await cp("dist/server", newVersion, { recursive: true });
    await addMigration(join(newVersion, "migrations"));
    await inFolder(async (folder) => {
      const environment = { DATA_DIR: folder };
      const first = await startProduct(environment);
      const company = await withDatabase(environment, (db) => openCompany({ url: first.url, db, people: 3 }));
      const before = await withDatabase(environment, columns);
      await first.stop();

      const next = await startProduct(environment, { folder: newVersion, readyPath: null });
      const code = await next.exited;
      const said = next
        .output()
        .trim()
        .split("\n")
        .filter((line) => !line.endsWith("…"));
      report.check(
        "a migration that fails half-way: the new version ends with one sentence",
        code === 1 && said.length === 1,
        said.join(" ⏎ "),
      );

      const copies = (await readdir(folder)).filter((name) => name.startsWith("copia-automatica-"));
      report.check("a copy of the data was kept before it", copies.length === 1, copies.join(", "));

      const old = await startProduct(environment);
      const [lost, stock] = [await missing(company, old.url), await verifyStock(environment)];
      const after = await withDatabase(environment, columns);
      await old.stop();
      report.check(
        "the old version then finds its schema and its data as they were",
        lost.length === 0 && stock.isClean && before === after,
        `${before.split("\n").length} columns, ${stock.said}`,
      );
    });
  } finally {
    await rm(newVersion, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function addMigration(folder) {
  const journal = join(folder, "meta/_journal.json");
  const content = JSON.parse(await readFile(journal, "utf8"));
  const last = content.entries.at(-1);
  const tag = "9999_half_way";
  content.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(journal, JSON.stringify(content));
  await writeFile(join(folder, `${tag}.sql`), HALF_WAY);
}

/** @param {import("pg").Pool} db @returns {Promise<string>} */
export async function columns(db) {
  const { rows } = await db.query(
    `select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as line
     from information_schema.columns where table_schema in ('public', 'drizzle') order by 1`,
  );
  return rows.map(({ line }) => line).join("\n");
}
