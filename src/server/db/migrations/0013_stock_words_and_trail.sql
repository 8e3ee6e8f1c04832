ALTER TABLE "ingredients" ADD COLUMN "unit_word" text;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_unit_word" CHECK ("ingredients"."unit_word" in ('garrafa', 'lata', 'pacote'));--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_unit_word_of" CHECK ("ingredients"."unit_word" is null or "ingredients"."unit" = 'unidade');