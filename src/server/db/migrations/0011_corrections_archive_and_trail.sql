ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_of_ingredient" UNIQUE("company_id","ingredient_id","id");--> statement-breakpoint
-- The same columns as the constraint's own index.
DROP INDEX "stock_movements_by_ingredient";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "clients" DROP CONSTRAINT "clients_deleted_is_empty";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "nothing_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "unit_word" text;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversed" FOREIGN KEY ("company_id","ingredient_id","reverses_id") REFERENCES "public"."stock_movements"("company_id","ingredient_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_by_reversed" ON "stock_movements" USING btree ("company_id","reverses_id") WHERE "stock_movements"."reverses_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_deleted_is_empty" CHECK (("clients"."deleted_at" is null and "clients"."name" is not null) or ("clients"."deleted_at" is not null
        and num_nonnulls("clients"."email", "clients"."phone", "clients"."cpf", "clients"."address", "clients"."notes") = 0));--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_unit_word" CHECK ("ingredients"."unit_word" in ('garrafa', 'lata', 'pacote'));--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_unit_word_of" CHECK ("ingredients"."unit_word" is null or "ingredients"."unit" = 'unidade');--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0));--> statement-breakpoint
-- Covers the details of an entry too; without any the hash is the same as before there were details.
CREATE OR REPLACE FUNCTION "trail_hash"("previous" text, "link" "audit_links", "entry" "audit_entries") RETURNS text LANGUAGE sql STABLE
RETURN encode(sha256(convert_to((jsonb_build_array("previous", ("link")."position", extract(epoch FROM ("link")."linked_at"),
	("entry")."id", ("entry")."company_id", ("entry")."user_id", ("entry")."action", ("entry")."subject_id",
	("entry")."address", extract(epoch FROM ("entry")."created_at"))
	|| CASE WHEN ("entry")."details" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(("entry")."details") END)::text, 'UTF8')), 'hex');
