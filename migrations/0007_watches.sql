CREATE TABLE "watch_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"wish" jsonb NOT NULL,
	"wish_key" text NOT NULL,
	"known" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirm_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"words_version" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"told_on" date
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "watch_links_end" ON "watch_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "watch_links_email" ON "watch_links" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_confirm_hash" ON "watches" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "watches_email" ON "watches" USING btree ("email");--> statement-breakpoint
CREATE INDEX "watches_end" ON "watches" USING btree ("ends_at");