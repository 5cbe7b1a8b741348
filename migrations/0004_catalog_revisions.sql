CREATE TABLE "catalog_revisions" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
