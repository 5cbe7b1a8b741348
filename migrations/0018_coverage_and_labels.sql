CREATE TABLE "coverage_cells_before" (
	"cell" bigint NOT NULL,
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"download" integer NOT NULL,
	"upload" integer NOT NULL,
	"low_latency" boolean NOT NULL,
	"locations" integer NOT NULL,
	"residential" integer NOT NULL,
	"any_residential" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_counties_before" (
	"county_fips" text NOT NULL,
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"download" integer NOT NULL,
	"upload" integer NOT NULL,
	"low_latency" boolean NOT NULL,
	"locations" integer NOT NULL,
	"residential" integer NOT NULL,
	"any_residential" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_geographies_before" (
	"geography_type" text NOT NULL,
	"geography_id" text NOT NULL,
	"description" text NOT NULL,
	"provider_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"residential_share" real NOT NULL,
	"business_share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_summaries_before" (
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"residential_locations" integer NOT NULL,
	"residential_units" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"order" jsonb NOT NULL,
	"upload_id" text,
	"bytes" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stage" text,
	"file" text,
	"share" real DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coverage_jobs_one_an_upload" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "coverage_overrides" (
	"place" text NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"data_as_of" date NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	CONSTRAINT "coverage_overrides_place_provider_pk" PRIMARY KEY("place","provider")
);
--> statement-breakpoint
CREATE TABLE "label_decisions" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"label_key" text NOT NULL,
	"figures" jsonb NOT NULL,
	"staff_name" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refusal_decisions" (
	"order_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"decision" text NOT NULL,
	"place" text,
	"staff_name" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refusal_decisions_order_id_provider_id_pk" PRIMARY KEY("order_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "coverage_imports" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "label_downloads" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "label_editions" ADD COLUMN "bad_rows_kept" jsonb;--> statement-breakpoint
CREATE INDEX "coverage_cells_before_by_import" ON "coverage_cells_before" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_counties_before_by_import" ON "coverage_counties_before" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_geographies_before_by_import" ON "coverage_geographies_before" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_summaries_before_by_import" ON "coverage_summaries_before" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_jobs_newest" ON "coverage_jobs" USING btree ("created_at" DESC NULLS LAST);