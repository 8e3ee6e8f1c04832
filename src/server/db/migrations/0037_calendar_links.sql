CREATE TABLE "calendar_links" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "calendar_links_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nobody knows when these were changed: no calendar has shown any of them yet.
UPDATE "events" SET "changed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_renamed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_restored', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'inquiry_received', 'inquiry_noted', 'inquiry_discarded', 'inquiry_reopened', 'inquiry_settings_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'ingredient_merged', 'ingredient_unmerged', 'calendar_link_created', 'calendar_link_revoked', 'data_exported'));--> statement-breakpoint
CREATE FUNCTION "note_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changed_at" := now();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "events_changed_at" BEFORE UPDATE ON "events" FOR EACH ROW WHEN (NEW."version" <> OLD."version") EXECUTE FUNCTION "note_event_change"();--> statement-breakpoint
ALTER TABLE "calendar_links" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "calendar_links" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "calendar_links_revision_on_write" BEFORE INSERT OR UPDATE ON "calendar_links" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "calendar_links_revision_on_delete" BEFORE DELETE ON "calendar_links" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "calendar_links_revision_on_truncate" AFTER TRUNCATE ON "calendar_links" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
