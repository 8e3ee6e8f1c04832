CREATE TABLE "usual_costs" (
	"company_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"per" text NOT NULL,
	"guests" integer,
	CONSTRAINT "usual_costs_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "usual_costs_category" CHECK ("usual_costs"."category" in ('Transporte', 'Alimentação', 'Funcionários', 'Bartender', 'Chefe de Bar', 'Equipamentos', 'Outros')),
	CONSTRAINT "usual_costs_per" CHECK ("usual_costs"."per" in ('evento', 'convidados')),
	CONSTRAINT "usual_costs_amount" CHECK ("usual_costs"."amount" > 0 and "usual_costs"."amount" <= 99999999.99),
	CONSTRAINT "usual_costs_guests" CHECK (("usual_costs"."per" = 'convidados') = ("usual_costs"."guests" is not null) and coalesce("usual_costs"."guests", 1) > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "usual_costs" ADD CONSTRAINT "usual_costs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_accepted', 'company_role_changed', 'user_removed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
ALTER TABLE "usual_costs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "usual_costs" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "usual_costs_revision_on_write" BEFORE INSERT OR UPDATE ON "usual_costs" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "usual_costs_revision_on_delete" BEFORE DELETE ON "usual_costs" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "usual_costs_revision_on_truncate" AFTER TRUNCATE ON "usual_costs" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
