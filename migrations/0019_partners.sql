CREATE TABLE "partner_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "partner_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_usage" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"api" integer DEFAULT 0 NOT NULL,
	"widget" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_usage_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"mark" text NOT NULL,
	"sites" text[] NOT NULL,
	"daily_quota" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_mark_unique" UNIQUE("mark"),
	CONSTRAINT "partners_daily_quota" CHECK ("partners"."daily_quota" >= 0)
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_usage" ADD CONSTRAINT "partner_usage_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_keys_partner" ON "partner_keys" USING btree ("partner_id");