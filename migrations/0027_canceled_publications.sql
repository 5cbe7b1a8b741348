ALTER TABLE "catalog_publications" ADD COLUMN "cancelled_by_name" text;--> statement-breakpoint
ALTER TABLE "catalog_publications" ADD COLUMN "released" jsonb DEFAULT '[]'::jsonb NOT NULL;