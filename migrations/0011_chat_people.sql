DROP INDEX "chat_messages_session_oldest";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "owner_name" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "owner_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sessions_waiting" ON "chat_sessions" USING btree ("waiting_since") WHERE "chat_sessions"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_owner" ON "chat_sessions" USING btree ("owner_id") WHERE "chat_sessions"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_session_oldest" ON "chat_messages" USING btree ("session_id","position");