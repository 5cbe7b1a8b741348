CREATE TABLE "assistant_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"user_id" uuid,
	"stage" text NOT NULL,
	"name" text,
	"zip_code" text,
	"service_type" text,
	"email" text,
	"phone" text,
	"lead_info_collected" boolean DEFAULT false NOT NULL,
	"consent" text DEFAULT 'not_asked' NOT NULL,
	"general_since" timestamp with time zone,
	"taken_over_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_sessions_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_name";--> statement-breakpoint
DROP INDEX "chat_messages_session_oldest";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "sender" text NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "chat_sessions_oldest" ON "chat_sessions" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_session_oldest" ON "chat_messages" USING btree ("session_id","created_at","position");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender" CHECK (("chat_messages"."sender" = 'user') = "chat_messages"."is_user_message");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_known" CHECK ("chat_messages"."sender" in ('user', 'assistant', 'agent'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_name" CHECK (char_length("leads"."name") >= 2 or "leads"."source" = 'chat');