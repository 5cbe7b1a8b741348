CREATE TABLE "privacy_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_repeat_key_unique";--> statement-breakpoint
DROP INDEX "consents_phone";--> statement-breakpoint
DROP INDEX "consents_email";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace("consents"."phone", '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "privacy_links_expiry" ON "privacy_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_phone_digits" ON "consents" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "consents_email_key" ON "consents" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_repeat" ON "leads" USING btree ("repeat_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "leads" USING btree (lower("email"));