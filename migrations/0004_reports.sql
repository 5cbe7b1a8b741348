CREATE TABLE "coverage_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coverage_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"zip_code" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"reporter" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coverage_reports_one_each" UNIQUE("place","provider","reporter"),
	CONSTRAINT "coverage_reports_note" CHECK (char_length("coverage_reports"."note") <= 300)
);
