CREATE TABLE "inquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"state" text DEFAULT 'novo' NOT NULL,
	"source" text NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"message" text,
	"date" date NOT NULL,
	"guests" integer NOT NULL,
	"event_type" text,
	"location" text,
	"received_at" timestamp with time zone NOT NULL,
	"discarded_at" timestamp with time zone,
	"event_id" integer,
	"client_id" integer,
	CONSTRAINT "inquiries_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "inquiries_state" CHECK ("inquiries"."state" in ('novo', 'virou_evento', 'descartado')),
	CONSTRAINT "inquiries_source" CHECK ("inquiries"."source" in ('pagina', 'manual')),
	CONSTRAINT "inquiries_became_event" CHECK (("inquiries"."state" = 'virou_evento') = ("inquiries"."event_id" is not null)),
	CONSTRAINT "inquiries_discarded" CHECK (("inquiries"."state" = 'descartado') = ("inquiries"."discarded_at" is not null)),
	CONSTRAINT "inquiries_nameless_is_empty" CHECK ("inquiries"."name" is not null or num_nonnulls("inquiries"."phone", "inquiries"."email", "inquiries"."message") = 0),
	CONSTRAINT "inquiries_guests" CHECK ("inquiries"."guests" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "inquiry_settings" (
	"company_id" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"greeting" text NOT NULL,
	"token" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiry_settings_company_id_pk" PRIMARY KEY("company_id"),
	CONSTRAINT "inquiry_settings_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_of_company";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "inquiry_id" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_settings" ADD CONSTRAINT "inquiry_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_of_event" ON "inquiries" USING btree ("company_id","event_id");--> statement-breakpoint
CREATE INDEX "inquiries_of_client" ON "inquiries" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "inquiries_by_state" ON "inquiries" USING btree ("company_id","state","discarded_at");--> statement-breakpoint
CREATE INDEX "inquiries_by_time" ON "inquiries" USING btree ("company_id","received_at");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_inquiry" FOREIGN KEY ("company_id","inquiry_id") REFERENCES "public"."inquiries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_link_made', 'invitation_accepted', 'company_role_changed', 'user_removed', 'user_renamed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_restored', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_counted_by_team', 'event_counts_dismissed', 'event_team_link_created', 'event_team_link_revoked', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'usual_costs_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'inquiry_received', 'inquiry_noted', 'inquiry_discarded', 'inquiry_reopened', 'inquiry_settings_changed', 'supplier_created', 'supplier_changed', 'supplier_deleted', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'ingredient_merged', 'ingredient_unmerged', 'data_exported'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_inquiry" CHECK (("emails"."kind" = 'inquiry') = ("emails"."inquiry_id" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_company" CHECK (("emails"."kind" in ('invitation', 'proposal_answer', 'inquiry')) = ("emails"."company_id" is not null));--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "inquiries" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "inquiries_revision_on_write" BEFORE INSERT OR UPDATE ON "inquiries" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "inquiries_revision_on_delete" BEFORE DELETE ON "inquiries" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "inquiries_revision_on_truncate" AFTER TRUNCATE ON "inquiries" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "inquiry_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "inquiry_settings" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "inquiry_settings_revision_on_write" BEFORE INSERT OR UPDATE ON "inquiry_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "inquiry_settings_revision_on_delete" BEFORE DELETE ON "inquiry_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "inquiry_settings_revision_on_truncate" AFTER TRUNCATE ON "inquiry_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
