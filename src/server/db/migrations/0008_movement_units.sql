ALTER TABLE "ingredients" ALTER COLUMN "unit_cost" SET DATA TYPE numeric(22, 12);--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "unit_cost" SET DATA TYPE numeric(22, 12);--> statement-breakpoint
-- Where the six decimals so far are those of price and quantity, the others are found in the same way.
UPDATE "ingredients" SET "unit_cost" = round("price_per_unit" / "quantity", 12)
	WHERE "quantity" > 0 AND "unit_cost" = round("price_per_unit" / "quantity", 6);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "yield_quantity" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "yield_unit" text;--> statement-breakpoint
-- How an ingredient was measured at each movement is known from now on; for what was before, its present unit stands.
UPDATE "stock_movements" SET ("unit", "yield_quantity", "yield_unit") = (
	SELECT "unit", "yield_quantity", "yield_unit" FROM "ingredients"
	WHERE "ingredients"."company_id" = "stock_movements"."company_id" AND "ingredients"."id" = "stock_movements"."ingredient_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "unit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_unit" CHECK ("stock_movements"."unit" in ('ml', 'L', 'kg', 'g', 'unidade', 'colher (chá)', 'colher (sopa)', 'maço'));
