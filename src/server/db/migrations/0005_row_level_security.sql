-- A connection sees the rows of the company that it acts for (the setting balcao.company), all of them where that says
-- 'all', and none where it says nothing. In sub-selects, so that it is read once for a statement and not for each row.
-- Forced, because the tables belong to whoever logs in; superusers take on a role for which this counts.
DO $$
DECLARE
	"owned" text;
	"owner" text;
	"of_system" text;
BEGIN
	FOR "owned", "owner" IN VALUES
		('companies', 'id'), ('users', 'company_id'), ('audit_entries', 'company_id'),
		('ingredients', 'company_id'), ('stock_movements', 'company_id'), ('drinks', 'company_id'),
		('drink_ingredients', 'company_id'), ('clients', 'company_id'), ('events', 'company_id'),
		('event_drinks', 'company_id'), ('event_ingredients', 'company_id'), ('event_clients', 'company_id'),
		('fixed_costs', 'company_id')
	LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', "owned");
		EXECUTE format($policy$
			CREATE POLICY "own_company" ON %I USING (
				%I = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
				OR (SELECT current_setting('balcao.company', true) = 'all'))
			$policy$, "owned", "owner");
	END LOOP;
	FOREACH "of_system" IN ARRAY ARRAY['sessions', 'attempts', 'login_failures', 'emails', 'given_answers', 'user_calls']
	LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', "of_system");
		EXECUTE format($policy$
			CREATE POLICY "no_company" ON %I USING ((SELECT current_setting('balcao.company', true) = 'all'))
			$policy$, "of_system");
	END LOOP;
END $$;
