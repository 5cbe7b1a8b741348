ALTER TABLE "mails" ADD COLUMN "order_reference" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "fault" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "gave_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_order_newest" ON "mails" USING btree ("order_reference","created_at" DESC NULLS LAST);--> statement-breakpoint
UPDATE "mails" SET "order_reference" = substring("subject" || ' ' || "body" from 'PW-[A-Z0-9]{4}-[A-Z0-9]{4}') WHERE "kind" <> 'chat_copy';
