import type pg from "pg";

const COMPANIES = 40;

/**
 * Companies beside those that are there, each with its share of rows in every table, and the planner told about them:
 * enough that to look through a whole table never pays.
 */
export async function addManyCompanies(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into companies (name, email, is_active)
      select 'Empresa ' || n, 'empresa' || n || '@bar.com.br', true from generate_series(1, ${COMPANIES}) n;
    insert into users (username, email, password_hash, company_id)
      select email, email, '', id from companies on conflict do nothing;
    insert into ingredients (company_id, name, category, quantity, unit, price_per_unit, unit_cost)
      select id, 'Item ' || n, 'Outros', 100, 'unidade', 100, 1 from companies, generate_series(1, 60) n order by companies.id, n;
    insert into drinks (company_id, name) select id, 'Drink ' || n from companies, generate_series(1, 60) n;
    create temporary table item as
      select company_id, id, row_number() over (partition by company_id order by id) as n from ingredients;
    create temporary table first_drink as select company_id, min(id) as id from drinks group by 1;
    insert into drink_ingredients (company_id, drink_id, position, ingredient_id, quantity, unit)
      select company_id, d.id, 0, i.id, 1, 'unidade' from drinks d join item i using (company_id) where i.n = 1;
    insert into clients (company_id, name, notes)
      select id, 'Cliente ' || n, repeat('x', 50) from companies, generate_series(1, 60) n;
    insert into events (company_id, name, date, status)
      select id, 'Evento ' || n, now() + n * interval '1 day', 'confirmado' from companies, generate_series(1, 60) n order by companies.id, n;
    insert into event_clients (company_id, event_id, client_id, position)
      select e.company_id, e.id, c.id, 0 from events e
      join (select company_id, min(id) as id from clients group by 1) c using (company_id);
    insert into fixed_costs (company_id, event_id, position, name, value, category)
      select company_id, id, 0, 'Van', 1, 'Transporte' from events;
    insert into event_drinks (company_id, event_id, position, drink_id, drink_name)
      select company_id, e.id, 0, d.id, 'Drink' from events e join first_drink d using (company_id);
    insert into event_ingredients
      (company_id, event_drink_id, position, ingredient_id, ingredient_name, quantity, unit, planned_quantity)
      select company_id, d.id, i.n, i.id, 'Item', 1, 'unidade', 1 from event_drinks d join item i using (company_id)
      where i.n <= 4;
    insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)
      select i.company_id, i.id, u.id, 'entrada', i.unit, 100, 1 from ingredients i join users u using (company_id);
    drop table item, first_drink;`);
  await pool.query("vacuum analyze");
}
