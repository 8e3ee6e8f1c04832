CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"bought_on" date,
	"supplier_id" integer,
	"invoice_number" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "purchases_bought_on" CHECK ("purchases"."bought_on" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_origin";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_bought_on";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_supplier";
--> statement-breakpoint
DROP INDEX "stock_movements_by_supplier";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "purchase_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_supplier" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_by_supplier" ON "purchases" USING btree ("company_id","supplier_id") WHERE "purchases"."supplier_id" is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_purchase" FOREIGN KEY ("company_id","purchase_id") REFERENCES "public"."purchases"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_by_purchase" ON "stock_movements" USING btree ("company_id","purchase_id","id") WHERE "stock_movements"."purchase_id" is not null;--> statement-breakpoint
-- Entries of one call, supplier and invoice were one purchase: the movements of a transaction share their moment. What an
-- ingredient was created with, in its own transaction and without an origin, is opening stock and no purchase.
WITH "entry" AS (
	SELECT m."id", m."company_id", m."bought_on", m."supplier_id", m."invoice_number", m."user_id", m."created_at"
	FROM "stock_movements" m JOIN "ingredients" i ON i."company_id" = m."company_id" AND i."id" = m."ingredient_id"
	WHERE m."kind" = 'entrada' AND m."quantity_delta" > 0 AND (m."created_at" <> i."created_at"
		OR num_nonnulls(m."supplier_id", m."invoice_number", m."lot", m."bought_on") > 0)
), "made" AS (
	INSERT INTO "purchases" ("company_id", "bought_on", "supplier_id", "invoice_number", "user_id", "created_at")
	SELECT "company_id", "bought_on", "supplier_id", "invoice_number", "user_id", "created_at"
	FROM "entry" GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY min("id") RETURNING *
)
UPDATE "stock_movements" SET "purchase_id" = "made"."id" FROM "entry", "made"
	WHERE "stock_movements"."id" = "entry"."id" AND "made"."company_id" = "entry"."company_id"
	AND "made"."created_at" = "entry"."created_at" AND "made"."user_id" = "entry"."user_id"
	AND ("made"."bought_on", "made"."supplier_id", "made"."invoice_number")
		IS NOT DISTINCT FROM ("entry"."bought_on", "entry"."supplier_id", "entry"."invoice_number");--> statement-breakpoint
ALTER TABLE "stock_movements" DROP COLUMN "supplier_id";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP COLUMN "invoice_number";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP COLUMN "bought_on";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_line" CHECK ("stock_movements"."purchase_id" is null or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" > 0));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_lot" CHECK ("stock_movements"."lot" is null or "stock_movements"."kind" = 'entrada');--> statement-breakpoint
ALTER TABLE "purchases" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "purchases" USING (
	"company_id" = (SELECT nullif(nullif(current_setting('balcao.company', true), ''), 'all')::integer)
	OR (SELECT current_setting('balcao.company', true) = 'all'));--> statement-breakpoint
CREATE TRIGGER "purchases_revision_on_write" BEFORE INSERT OR UPDATE ON "purchases" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM NEW."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "purchases_revision_on_delete" BEFORE DELETE ON "purchases" FOR EACH ROW WHEN (current_setting('balcao.revised_company', true) IS DISTINCT FROM OLD."company_id"::text) EXECUTE FUNCTION "raise_company_revision"();--> statement-breakpoint
CREATE TRIGGER "purchases_revision_on_truncate" AFTER TRUNCATE ON "purchases" FOR EACH STATEMENT EXECUTE FUNCTION "raise_all_revisions"();
