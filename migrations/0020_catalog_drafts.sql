CREATE TABLE "catalog_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"content" jsonb,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"publication_id" integer,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalog_publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_by_name" text,
	"overruled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" text,
	"published_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_drafts" ADD CONSTRAINT "catalog_drafts_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_drafts" ADD CONSTRAINT "catalog_drafts_publication_id_catalog_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."catalog_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_publications" ADD CONSTRAINT "catalog_publications_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_publications" ADD CONSTRAINT "catalog_publications_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_drafts_one_open" ON "catalog_drafts" USING btree ("kind","subject_id") WHERE "catalog_drafts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "catalog_drafts_publication" ON "catalog_drafts" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "catalog_publications_due" ON "catalog_publications" USING btree ("state","publish_at");