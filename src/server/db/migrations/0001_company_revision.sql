ALTER TABLE "companies" ADD COLUMN "revision" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- Gives the company of a changed row a new revision: once per transaction, since the setting that says so ends with it
-- (and is taken back with a savepoint, like the change itself). A random name instead of a number never comes back,
-- not even when an older backup is restored. Whoever locks rows does so before the first change: from here on the
-- transaction holds its company.
CREATE FUNCTION "raise_company_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" "companies"."id"%TYPE := CASE WHEN TG_OP = 'DELETE' THEN OLD."company_id" ELSE NEW."company_id" END;
BEGIN
	UPDATE "companies" SET "revision" = gen_random_uuid() WHERE "id" = "changed";
	PERFORM set_config('balcao.revised_company', "changed"::text, true);
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE FUNCTION "raise_all_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "companies" SET "revision" = gen_random_uuid();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ingredients_revision_on_write" BEFORE INSERT OR UPDATE ON "ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "ingredients_revision_on_delete" BEFORE DELETE ON "ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "ingredients_revision_on_truncate" AFTER TRUNCATE ON "ingredients" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "drinks_revision_on_write" BEFORE INSERT OR UPDATE ON "drinks" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "drinks_revision_on_delete" BEFORE DELETE ON "drinks" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "drinks_revision_on_truncate" AFTER TRUNCATE ON "drinks" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "drink_ingredients_revision_on_write" BEFORE INSERT OR UPDATE ON "drink_ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "drink_ingredients_revision_on_delete" BEFORE DELETE ON "drink_ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "drink_ingredients_revision_on_truncate" AFTER TRUNCATE ON "drink_ingredients" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "clients_revision_on_write" BEFORE INSERT OR UPDATE ON "clients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "clients_revision_on_delete" BEFORE DELETE ON "clients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "clients_revision_on_truncate" AFTER TRUNCATE ON "clients" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "events_revision_on_write" BEFORE INSERT OR UPDATE ON "events" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "events_revision_on_delete" BEFORE DELETE ON "events" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "events_revision_on_truncate" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "event_drinks_revision_on_write" BEFORE INSERT OR UPDATE ON "event_drinks" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_drinks_revision_on_delete" BEFORE DELETE ON "event_drinks" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_drinks_revision_on_truncate" AFTER TRUNCATE ON "event_drinks" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "event_ingredients_revision_on_write" BEFORE INSERT OR UPDATE ON "event_ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_ingredients_revision_on_delete" BEFORE DELETE ON "event_ingredients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_ingredients_revision_on_truncate" AFTER TRUNCATE ON "event_ingredients" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "event_clients_revision_on_write" BEFORE INSERT OR UPDATE ON "event_clients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_clients_revision_on_delete" BEFORE DELETE ON "event_clients" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_clients_revision_on_truncate" AFTER TRUNCATE ON "event_clients" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "fixed_costs_revision_on_write" BEFORE INSERT OR UPDATE ON "fixed_costs" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "fixed_costs_revision_on_delete" BEFORE DELETE ON "fixed_costs" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "fixed_costs_revision_on_truncate" AFTER TRUNCATE ON "fixed_costs" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_revision_on_write" BEFORE INSERT OR UPDATE ON "stock_movements" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_revision_on_delete" BEFORE DELETE ON "stock_movements" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_revision_on_truncate" AFTER TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
