ALTER TABLE "drink_ingredients" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
ALTER TABLE "event_ingredients" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 4);