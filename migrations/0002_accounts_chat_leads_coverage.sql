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
CREATE TABLE "coverage_cells" (
	"cell" bigint NOT NULL,
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"download" integer NOT NULL,
	"upload" integer NOT NULL,
	"low_latency" boolean NOT NULL,
	"locations" integer NOT NULL,
	"residential" integer NOT NULL,
	"any_residential" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_counties" (
	"county_fips" text NOT NULL,
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"download" integer NOT NULL,
	"upload" integer NOT NULL,
	"low_latency" boolean NOT NULL,
	"locations" integer NOT NULL,
	"residential" integer NOT NULL,
	"any_residential" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_geographies" (
	"geography_type" text NOT NULL,
	"geography_id" text NOT NULL,
	"description" text NOT NULL,
	"provider_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"residential_share" real NOT NULL,
	"business_share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coverage_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"state_fips" text,
	"technology" smallint,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"as_of" date NOT NULL,
	"vintage" text NOT NULL,
	"revision" text NOT NULL,
	"rows" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"sample" boolean NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"brand_name" text,
	"brand_rows" integer DEFAULT 0 NOT NULL,
	"holding_company" text
);
--> statement-breakpoint
CREATE TABLE "coverage_summaries" (
	"provider_id" integer NOT NULL,
	"technology" smallint NOT NULL,
	"import_id" integer NOT NULL,
	"residential_locations" integer NOT NULL,
	"residential_units" integer NOT NULL,
	CONSTRAINT "coverage_summaries_provider_id_technology_import_id_pk" PRIMARY KEY("provider_id","technology","import_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "privacy_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_repeat_key_unique";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_name";--> statement-breakpoint
ALTER TABLE "customer_addresses" DROP CONSTRAINT "customer_addresses_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "consents_phone";--> statement-breakpoint
DROP INDEX "consents_email";--> statement-breakpoint
DROP INDEX "chat_messages_session_oldest";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "sender" text NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace("consents"."phone", '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_sessions_oldest" ON "chat_sessions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "coverage_cells_by_cell" ON "coverage_cells" USING btree ("cell");--> statement-breakpoint
CREATE INDEX "coverage_cells_by_import" ON "coverage_cells" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_counties_by_county" ON "coverage_counties" USING btree ("county_fips");--> statement-breakpoint
CREATE INDEX "coverage_counties_by_import" ON "coverage_counties" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "coverage_geographies_by_id" ON "coverage_geographies" USING btree ("geography_id");--> statement-breakpoint
CREATE INDEX "coverage_geographies_by_import" ON "coverage_geographies" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coverage_imports_one_current" ON "coverage_imports" USING btree ("kind","scope") WHERE "coverage_imports"."current";--> statement-breakpoint
CREATE INDEX "coverage_summaries_by_import" ON "coverage_summaries" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "privacy_links_expiry" ON "privacy_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_recipient_newest" ON "mails" USING btree ("recipient","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_phone_digits" ON "consents" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "consents_email_key" ON "consents" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_repeat" ON "leads" USING btree ("repeat_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "chat_messages_session_oldest" ON "chat_messages" USING btree ("session_id","created_at","position");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender" CHECK (("chat_messages"."sender" = 'user') = "chat_messages"."is_user_message");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_known" CHECK ("chat_messages"."sender" in ('user', 'assistant', 'agent'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_name" CHECK (char_length("leads"."name") >= 2 or "leads"."source" = 'chat');