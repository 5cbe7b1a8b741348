CREATE TABLE "counted_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"providers" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_asks" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "unanswered_asks_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "number_days" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"part" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "number_days_dimension_day_figure_key_part_pk" PRIMARY KEY("dimension","day","figure","key","part")
);
--> statement-breakpoint
CREATE TABLE "number_progress" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_times" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"seconds" integer NOT NULL,
	"promise" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "number_times_day_figure_seconds_promise_pk" PRIMARY KEY("day","figure","seconds","promise")
);
--> statement-breakpoint
CREATE TABLE "number_weeks" (
	"monday" date PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "visit_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "visit_campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "unanswered_asks_newest" ON "unanswered_asks" USING btree ("kind","last_at");