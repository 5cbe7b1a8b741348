CREATE TABLE "label_changes" (
	"edition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"provider_id" text NOT NULL,
	"lineage_id" integer NOT NULL,
	"since" date NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"field" text,
	"subject" text,
	"old_text" text,
	"new_text" text,
	"old_cents" integer,
	"new_cents" integer,
	CONSTRAINT "label_changes_edition_id_number_pk" PRIMARY KEY("edition_id","number")
);
--> statement-breakpoint
CREATE TABLE "label_downloads" (
	"address" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "label_editions" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"date" date NOT NULL,
	"last_seen" date NOT NULL,
	"sha256" text NOT NULL,
	"layout" text NOT NULL,
	"source" text NOT NULL,
	"credit" text,
	"rows" integer NOT NULL,
	"labels" integer NOT NULL,
	"left_out" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "label_lineages" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"first_seen" date NOT NULL,
	"gone_on" date
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" integer PRIMARY KEY NOT NULL,
	"lineage_id" integer NOT NULL,
	"edition_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"plan_id" text,
	"name" text NOT NULL,
	"region" text,
	"price_now_cents" integer NOT NULL,
	"introductory" boolean,
	"intro_months" integer,
	"later_price_cents" integer,
	"download_mbps" real,
	"facts" jsonb NOT NULL,
	"published" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "label_changes_by_date" ON "label_changes" USING btree ("date");--> statement-breakpoint
CREATE INDEX "label_changes_by_provider" ON "label_changes" USING btree ("provider_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "label_editions_by_date" ON "label_editions" USING btree ("provider_id","date");--> statement-breakpoint
CREATE INDEX "label_lineages_by_provider" ON "label_lineages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "labels_by_provider" ON "labels" USING btree ("provider_id","valid_to");--> statement-breakpoint
CREATE INDEX "labels_by_lineage" ON "labels" USING btree ("lineage_id","valid_from");