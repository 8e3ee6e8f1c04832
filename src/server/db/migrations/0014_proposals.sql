CREATE TABLE "company_logos" (
	"company_id" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "company_logos_company_id_pk" PRIMARY KEY("company_id"),
	CONSTRAINT "company_logos_size" CHECK (octet_length("company_logos"."bytes") <= 204800)
);
--> statement-breakpoint
CREATE TABLE "proposal_settings" (
	"company_id" integer NOT NULL,
	"terms" text NOT NULL,
	"included" text NOT NULL,
	"validity_days" integer NOT NULL,
	"confirm_on" text NOT NULL,
	"colour" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "proposal_settings_company_id_pk" PRIMARY KEY("company_id"),
	CONSTRAINT "proposal_settings_confirm_on" CHECK ("proposal_settings"."confirm_on" in ('aceite', 'sinal')),
	CONSTRAINT "proposal_settings_days" CHECK ("proposal_settings"."validity_days" between 1 and 365),
	CONSTRAINT "proposal_settings_colour" CHECK ("proposal_settings"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'enviada' NOT NULL,
	"snapshot" text NOT NULL,
	"snapshot_hash" text NOT NULL,
	"client_ids" integer[] NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" integer NOT NULL,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"accepted_by" integer,
	"accepted_name" text,
	"accepted_from" text,
	"refusal_reason" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "proposals_token" UNIQUE("token"),
	CONSTRAINT "proposals_version" UNIQUE("company_id","number","version"),
	CONSTRAINT "proposals_id" UNIQUE("company_id","id"),
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('enviada', 'aceita', 'recusada', 'substituida')),
	CONSTRAINT "proposals_valid_until" CHECK ("proposals"."valid_until" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "proposals_answered" CHECK ("proposals"."state" not in ('aceita', 'recusada') or "proposals"."answered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_of_invitation";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "proposal_id" integer;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_settings" ADD CONSTRAINT "proposal_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_sender" FOREIGN KEY ("company_id","sent_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_accepter" FOREIGN KEY ("company_id","accepted_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_present" ON "proposals" USING btree ("company_id","event_id") WHERE "proposals"."state" <> 'substituida';--> statement-breakpoint
CREATE INDEX "proposals_of_clients" ON "proposals" USING gin ("client_ids");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_proposal" FOREIGN KEY ("company_id","proposal_id") REFERENCES "public"."proposals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_company" CHECK (("emails"."kind" in ('invitation', 'proposal_answer')) = ("emails"."company_id" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_proposal" CHECK (("emails"."kind" = 'proposal_answer') = ("emails"."proposal_id" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_invitation" CHECK (("emails"."kind" = 'invitation') = ("emails"."invitation_id" is not null and "emails"."sending" is not null));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_accepted', 'company_role_changed', 'user_removed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'proposal_sent', 'proposal_accepted', 'proposal_accepted_by_client', 'proposal_refused_by_client', 'proposal_revoked', 'proposal_settings_changed', 'company_logo_changed', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
ALTER TABLE "proposals" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "proposals" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "proposals_revision_on_write" BEFORE INSERT OR UPDATE ON "proposals" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "proposals_revision_on_delete" BEFORE DELETE ON "proposals" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "proposals_revision_on_truncate" AFTER TRUNCATE ON "proposals" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "proposal_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "proposal_settings" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "proposal_settings_revision_on_write" BEFORE INSERT OR UPDATE ON "proposal_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "proposal_settings_revision_on_delete" BEFORE DELETE ON "proposal_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "proposal_settings_revision_on_truncate" AFTER TRUNCATE ON "proposal_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "company_logos" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "company_logos" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "company_logos_revision_on_write" BEFORE INSERT OR UPDATE ON "company_logos" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "company_logos_revision_on_delete" BEFORE DELETE ON "company_logos" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "company_logos_revision_on_truncate" AFTER TRUNCATE ON "company_logos" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
