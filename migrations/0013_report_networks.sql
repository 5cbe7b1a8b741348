ALTER TABLE "coverage_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "coverage_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "coverage_reports" ADD COLUMN "decided_at" timestamp with time zone;