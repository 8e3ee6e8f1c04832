ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
-- Covers the details of an entry too; without any the hash is the same as before there were details.
CREATE OR REPLACE FUNCTION "trail_hash"("previous" text, "link" "audit_links", "entry" "audit_entries") RETURNS text LANGUAGE sql STABLE
RETURN encode(sha256(convert_to((jsonb_build_array("previous", ("link")."position", extract(epoch FROM ("link")."linked_at"),
	("entry")."id", ("entry")."company_id", ("entry")."user_id", ("entry")."action", ("entry")."subject_id",
	("entry")."address", extract(epoch FROM ("entry")."created_at"))
	|| CASE WHEN ("entry")."details" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(("entry")."details") END)::text, 'UTF8')), 'hex');
