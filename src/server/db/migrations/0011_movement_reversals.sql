ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_of_ingredient" UNIQUE("company_id","ingredient_id","id");--> statement-breakpoint
-- The same columns as the constraint's own index.
DROP INDEX "stock_movements_by_ingredient";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversed" FOREIGN KEY ("company_id","ingredient_id","reverses_id") REFERENCES "public"."stock_movements"("company_id","ingredient_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_by_reversed" ON "stock_movements" USING btree ("company_id","reverses_id") WHERE "stock_movements"."reverses_id" is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0));
