CREATE TABLE "event_supplies" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"ingredient_name" text NOT NULL,
	"unit" text NOT NULL,
	"planned_quantity" numeric(10, 2) NOT NULL,
	CONSTRAINT "event_supplies_company_id_event_id_ingredient_id_pk" PRIMARY KEY("company_id","event_id","ingredient_id"),
	CONSTRAINT "event_supplies_planned" CHECK ("event_supplies"."planned_quantity" >= 0 and "event_supplies"."planned_quantity" <= 99999999.99),
	CONSTRAINT "event_supplies_unit" CHECK ("event_supplies"."unit" in ('ml', 'L', 'g', 'kg', 'unidade', 'colher (chá)', 'colher (sopa)', 'rodela', 'folhas', 'maço'))
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"closed" numeric(10, 2) NOT NULL,
	"open_tenths" smallint[] NOT NULL,
	"lost" numeric(10, 2) NOT NULL,
	"broken" numeric(10, 2) NOT NULL,
	"pack_quantity" numeric(12, 4),
	"by" text NOT NULL,
	"user_id" integer,
	"counted_at" timestamp with time zone NOT NULL,
	"settled_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_counts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "event_counts_open" CHECK (-10 <= all ("event_counts"."open_tenths") and 10 >= all ("event_counts"."open_tenths")),
	CONSTRAINT "event_counts_amounts" CHECK (greatest(abs("event_counts"."closed"), abs("event_counts"."lost"), abs("event_counts"."broken")) <= 99999999.99)
);
--> statement-breakpoint
CREATE TABLE "event_team_links" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"token" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_team_links_company_id_event_id_pk" PRIMARY KEY("company_id","event_id"),
	CONSTRAINT "event_team_links_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "stock_moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_supplies" ADD CONSTRAINT "event_supplies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_supplies" ADD CONSTRAINT "event_supplies_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_supplies" ADD CONSTRAINT "event_supplies_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_links" ADD CONSTRAINT "event_team_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_links" ADD CONSTRAINT "event_team_links_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_links" ADD CONSTRAINT "event_team_links_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_supplies_by_ingredient" ON "event_supplies" USING btree ("company_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "event_counts_by_event" ON "event_counts" USING btree ("company_id","event_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_accepted', 'company_role_changed', 'user_removed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
UPDATE "events" SET "stock_moved_at" = CASE WHEN "is_stock_withdrawn" THEN (
	SELECT max("created_at") FROM "stock_movements" AS "moved"
	WHERE "moved"."company_id" = "events"."company_id" AND "moved"."event_id" = "events"."id"
		AND "moved"."kind" = 'retirada' AND "moved"."reverses_id" IS NULL
		AND NOT EXISTS (SELECT FROM "stock_movements" AS "undoing" WHERE "undoing"."company_id" = "moved"."company_id" AND "undoing"."reverses_id" = "moved"."id"))
	ELSE "stock_returned_at" END
WHERE "is_stock_withdrawn" OR "stock_returned_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event_supplies" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "event_supplies" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "event_supplies_revision_on_write" BEFORE INSERT OR UPDATE ON "event_supplies" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_supplies_revision_on_delete" BEFORE DELETE ON "event_supplies" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_supplies_revision_on_truncate" AFTER TRUNCATE ON "event_supplies" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "event_counts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "event_counts" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "event_counts_revision_on_write" BEFORE INSERT OR UPDATE ON "event_counts" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_counts_revision_on_delete" BEFORE DELETE ON "event_counts" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_counts_revision_on_truncate" AFTER TRUNCATE ON "event_counts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "event_team_links" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "event_team_links" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "event_team_links_revision_on_write" BEFORE INSERT OR UPDATE ON "event_team_links" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_team_links_revision_on_delete" BEFORE DELETE ON "event_team_links" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "event_team_links_revision_on_truncate" AFTER TRUNCATE ON "event_team_links" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
