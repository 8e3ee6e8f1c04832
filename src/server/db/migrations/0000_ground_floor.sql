CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cnpj" text,
	"address" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"confirmation_token_hash" text,
	"confirmation_token_expiry" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_email_unique" UNIQUE("email"),
	CONSTRAINT "companies_confirmationTokenHash_unique" UNIQUE("confirmation_token_hash"),
	CONSTRAINT "companies_email_lower" CHECK ("companies"."email" = lower("companies"."email"))
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"account" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"company_id" integer,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"require_password_change" boolean DEFAULT false NOT NULL,
	"reset_token_hash" text,
	"reset_token_expiry" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_resetTokenHash_unique" UNIQUE("reset_token_hash"),
	CONSTRAINT "users_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_company" CHECK (("users"."role" = 'admin_system') = ("users"."company_id" is null))
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"cpf" text,
	"address" text,
	"notes" text,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "clients_deleted_is_empty" CHECK (("clients"."deleted_at" is null and "clients"."name" is not null) or ("clients"."deleted_at" is not null
        and num_nonnulls("clients"."name", "clients"."email", "clients"."phone", "clients"."cpf", "clients"."address", "clients"."notes") = 0))
);
--> statement-breakpoint
CREATE TABLE "drink_ingredients" (
	"company_id" integer NOT NULL,
	"drink_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "drink_ingredients_company_id_drink_id_position_pk" PRIMARY KEY("company_id","drink_id","position"),
	CONSTRAINT "drink_ingredients_quantity" CHECK ("drink_ingredients"."quantity" >= 0 and "drink_ingredients"."quantity" <= 99999999.99),
	CONSTRAINT "drink_ingredients_unit" CHECK ("drink_ingredients"."unit" in ('ml', 'L', 'g', 'kg', 'unidade', 'colher (chá)', 'colher (sopa)', 'rodela', 'folhas', 'maço'))
);
--> statement-breakpoint
CREATE TABLE "drinks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drinks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drinks_company_id_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_clients" (
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_clients_company_id_event_id_client_id_pk" PRIMARY KEY("company_id","event_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "event_drinks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_drinks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"drink_id" integer NOT NULL,
	"drink_name" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_drinks_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "event_drinks_quantity" CHECK ("event_drinks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_ingredients" (
	"company_id" integer NOT NULL,
	"event_drink_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"ingredient_name" text NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"unit" text NOT NULL,
	"planned_quantity" numeric(10, 2) DEFAULT 0 NOT NULL,
	"return_quantity" numeric(10, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "event_ingredients_company_id_event_drink_id_position_pk" PRIMARY KEY("company_id","event_drink_id","position"),
	CONSTRAINT "event_ingredients_quantity" CHECK ("event_ingredients"."quantity" >= 0 and "event_ingredients"."quantity" <= 99999999.99),
	CONSTRAINT "event_ingredients_planned" CHECK ("event_ingredients"."planned_quantity" >= 0 and "event_ingredients"."planned_quantity" <= 99999999.99),
	CONSTRAINT "event_ingredients_return" CHECK ("event_ingredients"."return_quantity" >= 0 and "event_ingredients"."return_quantity" <= 99999999.99),
	CONSTRAINT "event_ingredients_unit" CHECK ("event_ingredients"."unit" in ('ml', 'L', 'g', 'kg', 'unidade', 'colher (chá)', 'colher (sopa)', 'rodela', 'folhas', 'maço'))
);
--> statement-breakpoint
CREATE TABLE "fixed_costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fixed_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"value" numeric(10, 2) NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "fixed_costs_value" CHECK ("fixed_costs"."value" >= 0 and "fixed_costs"."value" <= 99999999.99),
	CONSTRAINT "fixed_costs_category" CHECK ("fixed_costs"."category" in ('Transporte', 'Alimentação', 'Funcionários', 'Bartender', 'Chefe de Bar', 'Equipamentos', 'Outros'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"location" text,
	"guests" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'planejamento' NOT NULL,
	"type" text DEFAULT 'corporativo' NOT NULL,
	"combo" text DEFAULT 'Tropical Premium' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_stock_withdrawn" boolean DEFAULT false NOT NULL,
	"stock_returned_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "events_guests" CHECK ("events"."guests" >= 0),
	CONSTRAINT "events_status" CHECK ("events"."status" in ('planejamento', 'orçamento', 'confirmado', 'em andamento', 'concluído', 'cancelado', 'finalizado')),
	CONSTRAINT "events_type" CHECK ("events"."type" in ('corporativo', 'casamento', 'aniversario', 'formatura', 'festa_infantil', 'confraternizacao', 'social', 'outro')),
	CONSTRAINT "events_combo" CHECK ("events"."combo" in ('Tropical Premium', 'Tropical', 'Classic Premium'))
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"unit" text NOT NULL,
	"price_per_unit" numeric(10, 2) NOT NULL,
	"unit_cost" numeric(18, 6) NOT NULL,
	"min_quantity" numeric(10, 2) DEFAULT 0 NOT NULL,
	"observations" text,
	"yield_quantity" numeric(10, 2),
	"yield_unit" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredients_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "ingredients_quantity" CHECK ("ingredients"."quantity" >= 0 and "ingredients"."quantity" <= 99999999.99),
	CONSTRAINT "ingredients_price_per_unit" CHECK ("ingredients"."price_per_unit" >= 0 and "ingredients"."price_per_unit" <= 99999999.99),
	CONSTRAINT "ingredients_min_quantity" CHECK ("ingredients"."min_quantity" >= 0 and "ingredients"."min_quantity" <= 99999999.99),
	CONSTRAINT "ingredients_unit_cost" CHECK ("ingredients"."unit_cost" >= 0 and "ingredients"."unit_cost" <= 9999999999.99),
	CONSTRAINT "ingredients_yield" CHECK (("ingredients"."yield_quantity" is null) = ("ingredients"."yield_unit" is null)),
	CONSTRAINT "ingredients_yield_quantity" CHECK ("ingredients"."yield_quantity" > 0 and "ingredients"."yield_quantity" <= 99999999.99),
	CONSTRAINT "ingredients_category" CHECK ("ingredients"."category" in ('Bebidas Alcoólicas', 'Bebidas Não Alcoólicas', 'Xaropes', 'Frutas', 'Outros')),
	CONSTRAINT "ingredients_unit" CHECK ("ingredients"."unit" in ('ml', 'L', 'kg', 'g', 'unidade', 'colher (chá)', 'colher (sopa)', 'maço'))
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"event_id" integer,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity_delta" numeric(10, 2) NOT NULL,
	"unit_cost" numeric(18, 6) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('entrada', 'ajuste', 'retirada', 'retorno')),
	CONSTRAINT "stock_movements_event_kind" CHECK (("stock_movements"."event_id" is not null) = ("stock_movements"."kind" in ('retirada', 'retorno'))),
	CONSTRAINT "stock_movements_delta" CHECK (abs("stock_movements"."quantity_delta") <= 99999999.99)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_ingredients" ADD CONSTRAINT "drink_ingredients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_ingredients" ADD CONSTRAINT "drink_ingredients_drink" FOREIGN KEY ("company_id","drink_id") REFERENCES "public"."drinks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drink_ingredients" ADD CONSTRAINT "drink_ingredients_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drinks" ADD CONSTRAINT "drinks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_clients" ADD CONSTRAINT "event_clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_clients" ADD CONSTRAINT "event_clients_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_clients" ADD CONSTRAINT "event_clients_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_drinks" ADD CONSTRAINT "event_drinks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_drinks" ADD CONSTRAINT "event_drinks_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_drinks" ADD CONSTRAINT "event_drinks_drink" FOREIGN KEY ("company_id","drink_id") REFERENCES "public"."drinks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ingredients" ADD CONSTRAINT "event_ingredients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ingredients" ADD CONSTRAINT "event_ingredients_event_drink" FOREIGN KEY ("company_id","event_drink_id") REFERENCES "public"."event_drinks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ingredients" ADD CONSTRAINT "event_ingredients_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_costs" ADD CONSTRAINT "fixed_costs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_costs" ADD CONSTRAINT "fixed_costs_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_ingredient" FOREIGN KEY ("company_id","ingredient_id") REFERENCES "public"."ingredients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_event" FOREIGN KEY ("company_id","event_id") REFERENCES "public"."events"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drink_ingredients_by_ingredient" ON "drink_ingredients" USING btree ("company_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "event_clients_by_client" ON "event_clients" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "event_drinks_by_event" ON "event_drinks" USING btree ("company_id","event_id");--> statement-breakpoint
CREATE INDEX "event_drinks_by_drink" ON "event_drinks" USING btree ("company_id","drink_id");--> statement-breakpoint
CREATE INDEX "event_ingredients_by_ingredient" ON "event_ingredients" USING btree ("company_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "fixed_costs_by_event" ON "fixed_costs" USING btree ("company_id","event_id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("company_id","date");--> statement-breakpoint
CREATE INDEX "stock_movements_by_ingredient" ON "stock_movements" USING btree ("company_id","ingredient_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_event" ON "stock_movements" USING btree ("company_id","event_id");