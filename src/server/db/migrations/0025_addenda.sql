DROP INDEX "proposals_present";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "offered_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "offered_drinks" text[];--> statement-breakpoint
UPDATE "proposals" SET
	"offered_price" = ("offered" -> 'pricing' ->> 'price')::numeric,
	"offered_drinks" = ARRAY(SELECT "drink" ->> 'name' FROM json_array_elements("offered" -> 'drinks') AS "drink")
	FROM (SELECT "id" AS "of", "snapshot"::json AS "offered" FROM "proposals") AS "stored" WHERE "of" = "id";--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "offered_price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "offered_drinks" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_offered" ON "proposals" USING btree ("company_id","event_id") WHERE "proposals"."state" in ('enviada', 'recusada');--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_accepted" ON "proposals" USING btree ("company_id","event_id") WHERE "proposals"."state" = 'aceita';
