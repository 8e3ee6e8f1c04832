ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_kind";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_event_kind";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reversal";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "stock_steps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "lost_quantity" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "planned_quantity" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "unit_cost_before" numeric(22, 12);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "price_per_unit_before" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_loss" CHECK (case when "stock_movements"."kind" in ('perda', 'quebra')
        then num_nonnulls("stock_movements"."lost_quantity", "stock_movements"."reason") = 2
          and ("stock_movements"."lost_quantity" > 0) = ("stock_movements"."reverses_id" is null)
          and "stock_movements"."quantity_delta" = case when "stock_movements"."event_id" is null then -"stock_movements"."lost_quantity" else 0 end
        else num_nonnulls("stock_movements"."lost_quantity", "stock_movements"."reason") = 0 end);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_lost" CHECK (abs("stock_movements"."lost_quantity") <= 99999999.99);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_planned" CHECK ("stock_movements"."planned_quantity" is null or "stock_movements"."kind" = 'retirada');--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_step" CHECK ("stock_movements"."step" is null or ("stock_movements"."event_id" is not null and "stock_movements"."step" > 0));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_before" CHECK (num_nonnulls("stock_movements"."unit_cost_before", "stock_movements"."price_per_unit_before") = 0
        or ("stock_movements"."kind" = 'retorno' and "stock_movements"."unit_cost_before" is not null));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('entrada', 'ajuste', 'retirada', 'retorno', 'perda', 'quebra'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_event_kind" CHECK ("stock_movements"."kind" in ('perda', 'quebra')
        or ("stock_movements"."event_id" is not null) = ("stock_movements"."kind" in ('retirada', 'retorno')));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or "stock_movements"."event_id" is not null
        or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0));