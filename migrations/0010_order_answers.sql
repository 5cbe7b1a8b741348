ALTER TABLE "leads" ADD COLUMN "answer_by" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "answer_by" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "reminders_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "price_end_told_days" integer;