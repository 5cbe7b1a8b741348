CREATE TABLE "plan_terms" (
	"plan_id" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"schedule" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_terms_plan_id_valid_from_pk" PRIMARY KEY("plan_id","valid_from")
);
