ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_of_ingredient" UNIQUE("company_id","ingredient_id","id");--> statement-breakpoint
-- The same columns as the constraint's own index.
DROP INDEX "stock_movements_by_ingredient";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "clients" DROP CONSTRAINT "clients_deleted_is_empty";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversed" FOREIGN KEY ("company_id","ingredient_id","reverses_id") REFERENCES "public"."stock_movements"("company_id","ingredient_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_by_reversed" ON "stock_movements" USING btree ("company_id","reverses_id") WHERE "stock_movements"."reverses_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'client_deleted', 'client_name_deleted', 'drink_deleted', 'event_disabled', 'event_enabled', 'data_exported'));--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_deleted_is_empty" CHECK (("clients"."deleted_at" is null and "clients"."name" is not null) or ("clients"."deleted_at" is not null
        and num_nonnulls("clients"."email", "clients"."phone", "clients"."cpf", "clients"."address", "clients"."notes") = 0));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0));
