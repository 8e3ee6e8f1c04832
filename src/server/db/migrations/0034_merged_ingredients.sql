CREATE TABLE "ingredient_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"into_id" integer NOT NULL,
	"factor" numeric(20, 12) NOT NULL,
	"before" jsonb NOT NULL,
	"user_id" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredient_merges_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "ingredient_merges_other" CHECK ("ingredient_merges"."ingredient_id" <> "ingredient_merges"."into_id"),
	CONSTRAINT "ingredient_merges_factor" CHECK ("ingredient_merges"."factor" > 0 and "ingredient_merges"."factor" <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_kind";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reversal";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "merge_id" integer;--> statement-breakpoint
ALTER TABLE "ingredient_merges" ADD CONSTRAINT "ingredient_merges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_merges" ADD CONSTRAINT "ingredient_merges_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_merges" ADD CONSTRAINT "ingredient_merges_into" FOREIGN KEY ("company_id","into_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_merges" ADD CONSTRAINT "ingredient_merges_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_merges_by_ingredient" ON "ingredient_merges" USING btree ("company_id","ingredient_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_merge" FOREIGN KEY ("company_id","merge_id") REFERENCES "public"."ingredient_merges"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_renamed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_restored', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'ingredient_merged', 'ingredient_unmerged', 'data_exported'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_merged" CHECK (("stock_movements"."merge_id" is not null) = "stock_movements"."kind" in ('junção'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('entrada', 'ajuste', 'retirada', 'retorno', 'perda', 'quebra', 'junção'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or "stock_movements"."event_id" is not null
        or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0)
        or ("stock_movements"."kind" in ('perda', 'quebra') and "stock_movements"."quantity_delta" > 0)
        or "stock_movements"."merge_id" is not null);--> statement-breakpoint
ALTER TABLE "ingredient_merges" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "ingredient_merges" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "ingredient_merges_revision_on_write" BEFORE INSERT OR UPDATE ON "ingredient_merges" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "ingredient_merges_revision_on_delete" BEFORE DELETE ON "ingredient_merges" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "ingredient_merges_revision_on_truncate" AFTER TRUNCATE ON "ingredient_merges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
