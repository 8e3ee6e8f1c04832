CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_of_event" UNIQUE("company_id","event_id","id"),
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" > 0 and "charges"."amount" <= 99999999.99),
	CONSTRAINT "charges_due_on" CHECK ("charges"."due_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "charges_kind" CHECK ("charges"."kind" in ('sinal', 'parcela', 'saldo', 'extra'))
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"company_id" integer NOT NULL,
	"pix_key_kind" text,
	"pix_key" text,
	"receiver_name" text,
	"city" text,
	"use_txid" boolean DEFAULT false NOT NULL,
	"deposit_percent" integer DEFAULT 50 NOT NULL,
	"balance_due_days" integer DEFAULT 7 NOT NULL,
	"target_margin" numeric(5, 2) DEFAULT 45 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_settings_company_id_pk" PRIMARY KEY("company_id"),
	CONSTRAINT "payment_settings_pix" CHECK (("payment_settings"."pix_key_kind" is null) = ("payment_settings"."pix_key" is null)
        and ("payment_settings"."pix_key" is null) = ("payment_settings"."receiver_name" is null)
        and ("payment_settings"."receiver_name" is null) = ("payment_settings"."city" is null)),
	CONSTRAINT "payment_settings_pix_key_kind" CHECK ("payment_settings"."pix_key_kind" in ('cpf', 'cnpj', 'telefone', 'email', 'aleatoria')),
	CONSTRAINT "payment_settings_deposit" CHECK ("payment_settings"."deposit_percent" between 0 and 100),
	CONSTRAINT "payment_settings_due_days" CHECK ("payment_settings"."balance_due_days" between 0 and 365),
	CONSTRAINT "payment_settings_margin" CHECK ("payment_settings"."target_margin" >= 0 and "payment_settings"."target_margin" < 100)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"user_id" integer NOT NULL,
	"reverses_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_of_charge" UNIQUE("company_id","charge_id","id"),
	CONSTRAINT "payments_reversal" CHECK (("payments"."amount" < 0) = ("payments"."reverses_id" is not null)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" <> 0 and abs("payments"."amount") <= 99999999.99),
	CONSTRAINT "payments_paid_on" CHECK ("payments"."paid_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pricing_mode" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_per_guest" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "min_guests" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "duration_minutes" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "seen_cost" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charge" FOREIGN KEY ("company_id","event_id","charge_id") REFERENCES "public"."charges"("company_id","event_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed" FOREIGN KEY ("company_id","charge_id","reverses_id") REFERENCES "public"."payments"("company_id","charge_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_by_due_day" ON "charges" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_saldo" ON "charges" USING btree ("company_id","event_id") WHERE "charges"."kind" = 'saldo';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_reversed" ON "payments" USING btree ("company_id","reverses_id") WHERE "payments"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_event" ON "payments" USING btree ("company_id","event_id");--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("company_id","paid_on");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('login', 'login_refused', 'logout', 'password_changed', 'password_reset', 'company_confirmed', 'user_blocked', 'user_unblocked', 'user_invited', 'invitation_cancelled', 'invitation_accepted', 'company_role_changed', 'user_removed', 'company_changed', 'client_created', 'client_changed', 'client_deleted', 'client_name_deleted', 'drink_created', 'drink_changed', 'drink_deleted', 'event_created', 'event_changed', 'event_disabled', 'event_enabled', 'event_nothing_used', 'event_nothing_used_undone', 'event_priced', 'event_charges_changed', 'event_payment_recorded', 'event_payment_reversed', 'payment_settings_changed', 'ingredient_created', 'ingredient_changed', 'stock_imported', 'drinks_imported', 'clients_imported', 'ingredient_archived', 'ingredient_unarchived', 'data_exported'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_pricing_mode" CHECK ("events"."pricing_mode" in ('fechado', 'por_convidado'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_of" CHECK (("events"."pricing_mode" is null) = ("events"."price" is null));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_per_guest_of" CHECK (("events"."price_per_guest" is not null) = ("events"."pricing_mode" is not distinct from 'por_convidado'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price" CHECK ("events"."price" > 0 and "events"."price" <= 99999999.99);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_per_guest" CHECK ("events"."price_per_guest" > 0 and "events"."price_per_guest" <= 99999999.99);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_min_guests" CHECK ("events"."min_guests" is null or ("events"."min_guests" >= 0 and "events"."price_per_guest" is not null));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_duration" CHECK ("events"."duration_minutes" between 30 and 1440);--> statement-breakpoint
ALTER TABLE "charges" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "charges" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "charges_revision_on_write" BEFORE INSERT OR UPDATE ON "charges" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "charges_revision_on_delete" BEFORE DELETE ON "charges" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "charges_revision_on_truncate" AFTER TRUNCATE ON "charges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "payments" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "payments_revision_on_write" BEFORE INSERT OR UPDATE ON "payments" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "payments_revision_on_delete" BEFORE DELETE ON "payments" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "payments_revision_on_truncate" AFTER TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();--> statement-breakpoint
ALTER TABLE "payment_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "payment_settings" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "payment_settings_revision_on_write" BEFORE INSERT OR UPDATE ON "payment_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "payment_settings_revision_on_delete" BEFORE DELETE ON "payment_settings" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "payment_settings_revision_on_truncate" AFTER TRUNCATE ON "payment_settings" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
