ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_loss";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_loss" CHECK (case when "stock_movements"."kind" in ('perda', 'quebra')
        then num_nonnulls("stock_movements"."lost_quantity", "stock_movements"."reason") = 2
          and ("stock_movements"."lost_quantity" > 0) = ("stock_movements"."reverses_id" is null)
          and "stock_movements"."quantity_delta" = case when "stock_movements"."event_id" is null then -"stock_movements"."lost_quantity" else 0 end
        else "stock_movements"."lost_quantity" is null
          and ("stock_movements"."reason" is null or ("stock_movements"."kind" = 'ajuste' and "stock_movements"."reason" in ('contagem'))) end);