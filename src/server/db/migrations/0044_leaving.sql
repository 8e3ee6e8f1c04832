CREATE TABLE "erased_companies" (
	"number" integer PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"rows" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_of_company";--> statement-breakpoint
DROP INDEX "audit_entries_of_accounts";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "erasing_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "companies_closed" ON "companies" USING btree ("closed_at") WHERE "companies"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_of_accounts" ON "audit_entries" USING btree ("created_at") WHERE "audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_left', 'user_renamed', 'device_ended', 'second_step_on', 'second_step_off', 'second_step_ended', 'recovery_code_used', 'passkey_added', 'passkey_removed', 'second_step_required', 'second_step_not_required', 'company_changed', 'company_closed', 'company_reopened');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_closed_is_inactive" CHECK ("companies"."closed_at" is null or not "companies"."is_active");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_erasing_is_closed" CHECK ("companies"."erasing_at" is null or "companies"."closed_at" is not null);--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_left', 'user_renamed', 'device_ended', 'second_step_on', 'second_step_off', 'second_step_ended', 'recovery_code_used', 'passkey_added', 'passkey_removed', 'second_step_required', 'second_step_not_required', 'company_changed', 'company_closed', 'company_reopened', 'client_created', 'client_changed', 'client_deleted', 'client_restored', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'inquiry_received', 'inquiry_noted', 'inquiry_discarded', 'inquiry_reopened', 'inquiry_settings_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'ingredient_merged', 'ingredient_unmerged', 'calendar_link_created', 'calendar_link_revoked', 'data_exported'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_company" CHECK (("emails"."kind" in ('invitation', 'proposal_answer', 'inquiry', 'morning', 'pix_key', 'company_closed')) = ("emails"."company_id" is not null));--> statement-breakpoint
-- The trail is only ever added to, until all that there is of its company is erased.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM FROM "companies" WHERE "id" = OLD."company_id" AND "erasing_at" IS NOT NULL;
		IF FOUND THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
ALTER TABLE "erased_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erased_companies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "no_company" ON "erased_companies" USING ((SELECT current_setting('balcao.company', true) = 'all'));
