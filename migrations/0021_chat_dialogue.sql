ALTER TABLE "chat_messages" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "dialogue" jsonb;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "lead_id" uuid;