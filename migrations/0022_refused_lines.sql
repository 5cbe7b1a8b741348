CREATE TABLE "refused_lines" (
	"order_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_lines_order_id_plan_id_pk" PRIMARY KEY("order_id","plan_id")
);
--> statement-breakpoint
ALTER TABLE "refused_lines" ADD CONSTRAINT "refused_lines_order_id_customer_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "refused_lines" ("order_id", "plan_id", "refused_at")
SELECT DISTINCT "customer_orders"."id", "order_items"."plan_id", coalesce(
	(SELECT max("at") FROM "desk_events" WHERE "subject_kind" = 'order' AND "subject_id" = "customer_orders"."id"::text AND "what" = 'not_available'),
	"customer_orders"."created_at")
FROM "customer_orders" JOIN "order_items" ON "order_items"."order_id" = "customer_orders"."id"
WHERE "customer_orders"."status" = 'not_available' AND "order_items"."plan_id" IS NOT NULL;
