CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"whatsapp" text,
	"cnpj" text,
	"notes" text,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "suppliers_deleted_is_empty" CHECK ("suppliers"."deleted_at" is null or num_nonnulls("suppliers"."whatsapp", "suppliers"."cnpj", "suppliers"."notes") = 0)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "pack_name" text;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "pack_quantity" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "pack_multiple" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "lot" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "bought_on" date;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_supplier" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_supplier" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredients_by_supplier" ON "ingredients" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_supplier" ON "stock_movements" USING btree ("company_id","supplier_id","id") WHERE "stock_movements"."supplier_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_accepted', 'company_role_changed', 'user_removed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_pack" CHECK (("ingredients"."pack_quantity" is null) = ("ingredients"."pack_name" is null));--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_pack_quantity" CHECK ("ingredients"."pack_quantity" > 0 and "ingredients"."pack_quantity" <= 99999999.99);--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_pack_multiple" CHECK ("ingredients"."pack_multiple" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_pack_name" CHECK ("ingredients"."pack_name" in ('garrafa', 'lata', 'caixa', 'pacote', 'fardo', 'saco'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_origin" CHECK ("stock_movements"."kind" = 'entrada'
        or num_nonnulls("stock_movements"."supplier_id", "stock_movements"."invoice_number", "stock_movements"."lot", "stock_movements"."bought_on") = 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_bought_on" CHECK ("stock_movements"."bought_on" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "suppliers" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "suppliers_revision_on_write" BEFORE INSERT OR UPDATE ON "suppliers" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "suppliers_revision_on_delete" BEFORE DELETE ON "suppliers" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "suppliers_revision_on_truncate" AFTER TRUNCATE ON "suppliers" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
