// The product's queries written by hand for the bare driver: PostgreSQL itself makes the texts of the wire, in one
// statement each.

export const SESSION = `
  select '{"id":' || u.id || ',"username":' || to_json(u.username) || ',"email":' || to_json(u.email)
    || ',"companyId":' || u.company_id || ',"companyName":' || to_json(c.name) || ',"role":' || to_json(u.role)
    || ',"companyRole":' || to_json(u.company_role) || ',"timeZone":' || to_json(c.time_zone) || ',"requirePasswordChange":' || u.require_password_change::text || '}' as text
  from sessions s join users u on u.id = s.user_id join companies c on c.id = u.company_id
  where s.token_hash = $1 and s.expires_at > now() and u.is_active and u.removed_at is null and c.is_active`;

const iso = (/** @type {string} */ column) =>
  `to_char(${column} at time zone 'UTC', '\\"YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\\"')`;

const money = (/** @type {string} */ amount) => `coalesce('"' || (${amount}) || '"', 'null')`;

/** Millilitres and grams; the bench's lines need no other conversion. */
const FACTORS = `(values ('ml', 'ml', 1), ('L', 'L', 1), ('g', 'g', 1), ('unidade', 'unidade', 1), ('ml', 'L', 0.001), ('L', 'ml', 1000))`;

/** Events `e` that reserve stock. */
const RESERVES = `e.company_id = $1 and e.is_active and e.status in ('planejamento', 'confirmado', 'em andamento')
  and e.stock_state = 'planned'
  and e.date >= ((now() at time zone 'America/Sao_Paulo')::date - 2)::timestamp at time zone 'America/Sao_Paulo'`;

export const INGREDIENTS = `
  select '[' || coalesce(string_agg('{"id":' || i.id || ',"companyId":' || i.company_id || ',"name":' || to_json(i.name)
    || ',"category":' || to_json(i.category) || ',"quantity":' || i.quantity || ',"unit":' || to_json(i.unit)
    || ',"unitWord":' || coalesce(to_json(i.unit_word)::text, 'null')
    || ',"pricePerUnit":"' || i.price_per_unit || '","unitCost":' || trim_scale(i.unit_cost) || ',"minQuantity":' || i.min_quantity
    || ',"observations":' || coalesce(to_json(i.observations)::text, 'null')
    || ',"yieldQuantity":' || coalesce(i.yield_quantity::text, 'null')
    || ',"yieldUnit":' || coalesce(to_json(i.yield_unit)::text, 'null')
    || ',"packName":' || coalesce(to_json(i.pack_name)::text, 'null') || ',"packQuantity":' || coalesce(i.pack_quantity::text, 'null')
    || ',"packMultiple":' || i.pack_multiple || ',"supplierId":' || coalesce(i.supplier_id::text, 'null')
    || ',"version":' || i.version || ',"createdAt":' || ${iso("i.created_at")} || ',"reservedQuantity":'
    || case when r.quantity is null then 0 else trim_scale(greatest(round(r.quantity, 2), 0.01)) end || '}',
    ',' order by i.name collate "pt-BR-x-icu", i.id), '') || ']' as text
  from ingredients i left join (
    select p.id, sum(p.quantity * f.factor) as quantity from (
      select ingredient_id as id, unit, sum(planned_quantity) as quantity from (
        select l.ingredient_id, l.unit, l.planned_quantity
        from events e join event_drinks d on d.company_id = e.company_id and d.event_id = e.id
          join event_ingredients l on l.company_id = d.company_id and l.event_drink_id = d.id
        where ${RESERVES}
        union all select l.ingredient_id, l.unit, l.planned_quantity
        from events e join event_supplies l on l.company_id = e.company_id and l.event_id = e.id where ${RESERVES}
      ) line
      group by 1, 2
    ) p join ingredients own on own.company_id = $1 and own.id = p.id
      join ${FACTORS} f (line, stock, factor) on f.line = p.unit and f.stock = own.unit
    group by p.id
  ) r on r.id = i.id
  where i.company_id = $1 and i.archived_at is null`;

/** Columns of `charges h` with what was paid for them, `p`. */
const CHARGE = `'"id":' || h.id || ',"kind":' || to_json(h.kind) || ',"amount":"' || h.amount || '","dueOn":' || coalesce('"' || h.due_on || '"', 'null')
    || ',"dueAt":' || coalesce(to_json(h.due_at)::text, 'null') || ',"note":' || coalesce(to_json(h.note)::text, 'null') || ',"paid":"' || coalesce(p.paid, 0.00) || '"'`;

const PAID = `left join (select charge_id, sum(amount) as paid from payments where company_id = $1 group by 1) p on p.charge_id = h.id`;

/** Of the event `e`. */
const offered = (/** @type {string} */ state) =>
  `exists (select from proposals o where o.company_id = e.company_id and o.event_id = e.id and o.state = '${state}')`;
const PRICE_AGREED = `(${offered("aceita")} or coalesce(r.received, 0) > 0)`;
const AGREED = `(e.status in ('confirmado', 'em andamento', 'concluído', 'finalizado') or ${PRICE_AGREED})`;
const REFUSED = `(${offered("recusada")} and not ${AGREED})`;
const RECEIVED = `left join (select event_id, sum(amount) as received from payments where company_id = $1 group by 1) r on r.event_id = e.id`;

export const CHARGES = `
  select '[' || coalesce(string_agg('{' || ${CHARGE} || ',"open":"' || h.amount - coalesce(p.paid, 0.00) || '","eventId":' || h.event_id || ',"eventName":' || to_json(e.name)
    || ',"eventDate":' || ${iso("e.date")} || ',"clientIds":[' || coalesce(c.ids, '') || '],"clientNames":[' || coalesce(c.names, '')
    || '],"active":"' || e.is_active::text || '","status":' || to_json(e.status)
    || ',"agreed":' || (${AGREED})::text || ',"refused":' || (${REFUSED})::text || '}',
    ',' order by h.due_on nulls first, h.id), '') || ']' as text
  from charges h join events e on e.company_id = h.company_id and e.id = h.event_id ${PAID} ${RECEIVED}
  left join (select event_id, string_agg(client_id::text, ',' order by position) as ids,
      string_agg(to_json(coalesce(k.name, 'Cliente ID ' || client_id))::text, ',' order by position) as names
    from event_clients l join clients k on k.company_id = l.company_id and k.id = l.client_id
    where l.company_id = $1 group by event_id) c on c.event_id = e.id
  where h.company_id = $1`;

export const EVENTS = `
  select '[' || coalesce(string_agg('{"id":' || e.id || ',"companyId":' || e.company_id || ',"name":' || to_json(e.name)
    || ',"date":' || ${iso("e.date")} || ',"location":' || coalesce(to_json(e.location)::text, 'null')
    || ',"guests":' || e.guests || ',"status":' || to_json(e.status) || ',"type":' || to_json(e.type)
    || ',"combo":' || to_json(e.combo) || ',"version":' || e.version || ',"drinks":[' || coalesce(d.text, '')
    || '],"supplies":[' || coalesce(s.text, '') || '],"clients":[' || coalesce(c.text, '') || '],"clientNames":[' || coalesce(c.names, '')
    || '],"removedClients":[' || coalesce(c.removed, '') || '],"fixedCosts":[' || coalesce(f.text, '') || '],"active":"'
    || e.is_active::text || '","stockWithdrawn":"' || e.is_stock_withdrawn::text
    || '","stockReturned":' || (e.stock_returned_at is not null)::text
    || ',"nothingUsed":' || (e.nothing_used_at is not null)::text || ',"stockState":"' || e.stock_state || '"'
    || ',"stockMovedAt":' || coalesce(${iso("e.stock_moved_at")}, 'null')
    || ',"stockUse":[' || coalesce(m.text, '') || '],"durationMinutes":' || e.duration_minutes
    || ',"arrivalTime":' || coalesce(to_json(e.arrival_time)::text, 'null')
    || ',"teamNotes":' || coalesce(to_json(e.team_notes)::text, 'null')
    || ',"teaches":' || e.teaches::text || ',"guestsPresent":' || coalesce(e.guests_present::text, 'null')
    || ',"createdAt":' || ${iso("e.created_at")} || ',"pricingMode":' || coalesce(to_json(e.pricing_mode)::text, 'null')
    || ',"price":' || ${money("e.price")} || ',"pricePerGuest":' || ${money("e.price_per_guest")}
    || ',"owedPrice":' || ${money("coalesce(e.owed_price, e.price)")} || ',"basePrice":' || ${money("e.price - (select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(e.price_lines) line)")}
    || ',"minGuests":' || coalesce(e.min_guests::text, 'null') || ',"pricedGuests":' || coalesce(e.priced_guests::text, 'null')
    || ',"lines":' || e.price_lines::text || ',"total":' || ${money("coalesce(e.owed_price, e.price) + coalesce(g.extras, 0)")}
    || ',"charges":[' || coalesce(g.text, '') || '],"seenCost":' || ${money("e.seen_cost")}
    || ',"agreed":' || (${AGREED})::text || ',"priceAgreed":' || (${PRICE_AGREED})::text
    || ',"accepted":' || (${offered("aceita")})::text || ',"refused":' || (${REFUSED})::text || '}',
    ',' order by e.date, e.id), '') || ']' as text
  from events e ${RECEIVED} left join (
    select d.event_id, string_agg('{"drinkId":' || d.drink_id || ',"drinkName":' || to_json(d.drink_name)
      || ',"quantity":' || d.quantity || ',"ingredients":[' || coalesce(l.text, '') || ']}', ',' order by d.position) as text
    from event_drinks d left join (
      select event_drink_id, string_agg('{"ingredientId":' || ingredient_id || ',"ingredientName":' || to_json(ingredient_name)
        || ',"quantity":' || quantity || ',"unit":' || to_json(unit) || ',"plannedQuantity":' || planned_quantity
        || ',"returnQuantity":' || return_quantity || '}', ',' order by position) as text
      from event_ingredients where company_id = $1 group by event_drink_id
    ) l on l.event_drink_id = d.id
    where d.company_id = $1 group by d.event_id
  ) d on d.event_id = e.id
  left join (select event_id, string_agg('{"ingredientId":' || ingredient_id || ',"ingredientName":' || to_json(ingredient_name)
      || ',"unit":' || to_json(unit) || ',"plannedQuantity":' || planned_quantity || '}', ',' order by position) as text
    from event_supplies where company_id = $1 group by event_id) s on s.event_id = e.id
  left join (select event_id, string_agg(client_id::text, ',' order by position) as text,
      string_agg(coalesce(to_json(p.name)::text, 'null'), ',' order by position) as names,
      string_agg(client_id::text, ',' order by position) filter (where p.deleted_at is not null) as removed
    from event_clients l join clients p on p.company_id = l.company_id and p.id = l.client_id
    where l.company_id = $1 group by event_id) c on c.event_id = e.id
  left join (select event_id, string_agg('{"id":' || id || ',"name":' || to_json(name) || ',"value":' || value
      || ',"category":' || to_json(category) || '}', ',' order by position) as text
    from fixed_costs where company_id = $1 group by event_id) f on f.event_id = e.id
  left join (select event_id, sum(amount) filter (where kind = 'extra') as extras,
      string_agg('{' || ${CHARGE} || '}', ',' order by due_on nulls first, id) as text
    from charges h ${PAID} where h.company_id = $1 group by event_id) g on g.event_id = e.id
  left join (
    select event_id, string_agg('{"ingredientId":' || ingredient_id || ',"unit":' || to_json(unit) || ',"yieldQuantity":'
      || coalesce(yield_quantity::text, 'null') || ',"yieldUnit":' || coalesce(to_json(yield_unit)::text, 'null') || ',"planned":' || planned
      || ',"withdrawn":' || taken || ',"returned":' || back || ',"lost":' || lost
      || ',"out":' || case when is_out then taken - back else 0 end || ',"ranOut":' || (went > 0)::text
      || ',"unitCost":' || trim_scale(round(worth / taken, 12))
      || ',"cost":"' || trim_scale(cost - lost_cost) || '","lostCost":"' || trim_scale(lost_cost) || '"}', ',' order by ingredient_id) as text
    from (
      select m.event_id, m.ingredient_id, m.unit,
        (array_agg(yield_quantity order by m.id desc) filter (where kind = 'retirada'))[1] as yield_quantity,
        (array_agg(yield_unit order by m.id desc) filter (where kind = 'retirada'))[1] as yield_unit, bool_or(e.is_stock_withdrawn) as is_out,
        coalesce(sum(-quantity_delta) filter (where kind = 'retirada'), 0) as taken,
        coalesce(sum(quantity_delta) filter (where kind = 'retorno'), 0) as back,
        coalesce(sum(-quantity_delta * unit_cost) filter (where kind = 'retirada'), 0) as worth,
        coalesce(sum(coalesce(planned_quantity, -quantity_delta)) filter (where kind = 'retirada'), 0) as planned,
        count(*) filter (where ran_out and reverses_id is null) - count(*) filter (where ran_out and reverses_id is not null) as went,
        coalesce(sum(lost_quantity), 0) as lost, coalesce(sum(lost_quantity * unit_cost), 0) as lost_cost,
        sum(-quantity_delta * unit_cost) as cost
      from stock_movements m join events e on e.company_id = m.company_id and e.id = m.event_id
      where m.company_id = $1 group by 1, 2, 3
    ) u group by event_id
  ) m on m.event_id = e.id
  where e.company_id = $1`;
