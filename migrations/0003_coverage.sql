CREATE TABLE "coverage_cells" (
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
CREATE TABLE "coverage_counties" (
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
CREATE TABLE "coverage_geographies" (
	"geography_type" text NOT NULL,
	"geography_id" text NOT NULL,
	"description" text NOT NULL,
	"provider_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"residential_share" real NOT NULL,
	"business_share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coverage_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"state_fips" text,
	"technology" smallint,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"as_of" date NOT NULL,
	"vintage" text NOT NULL,
	"revision" text NOT NULL,
	"rows" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"sample" boolean NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"brand_name" text,
	"brand_rows" integer DEFAULT 0 NOT NULL,
	"holding_company" text
);
--> statement-breakpoint
CREATE TABLE "coverage_summaries" (
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"residential_locations" integer NOT NULL,
	"residential_units" integer NOT NULL,
	CONSTRAINT "coverage_summaries_provider_id_technology_import_id_pk" PRIMARY KEY("provider_id","technology","import_id")
);
--> statement-breakpoint
CREATE INDEX "coverage_cells_by_cell" ON "coverage_cells" USING btree ("cell");--> statement-breakpoint
CREATE INDEX "coverage_cells_by_import" ON "coverage_cells" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_counties_by_county" ON "coverage_counties" USING btree ("county_fips");--> statement-breakpoint
CREATE INDEX "coverage_counties_by_import" ON "coverage_counties" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_geographies_by_id" ON "coverage_geographies" USING btree ("geography_id");--> statement-breakpoint
CREATE INDEX "coverage_geographies_by_import" ON "coverage_geographies" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coverage_imports_one_current" ON "coverage_imports" USING btree ("kind","scope") WHERE "coverage_imports"."current";--> statement-breakpoint
CREATE INDEX "coverage_summaries_by_import" ON "coverage_summaries" USING btree ("import_id");