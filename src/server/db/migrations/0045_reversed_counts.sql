ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reversal";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reversal" CHECK ("stock_movements"."reverses_id" is null or "stock_movements"."event_id" is not null
        or ("stock_movements"."kind" = 'entrada' and "stock_movements"."quantity_delta" < 0)
        or ("stock_movements"."kind" in ('perda', 'quebra') and "stock_movements"."quantity_delta" > 0)
        or ("stock_movements"."kind" = 'ajuste' and "stock_movements"."reason" is not null)
        or "stock_movements"."merge_id" is not null);