CREATE TABLE "callback_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"time_zone" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "callback_slots_seat_number" CHECK ("callback_slots"."seat" >= 1),
	CONSTRAINT "callback_slots_on_the_hour" CHECK (date_trunc('hour', "callback_slots"."starts_at", 'UTC') = "callback_slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "do_not_call" (
	"phone_digits" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid
);
--> statement-breakpoint
CREATE TABLE "desk_event_details" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"visible" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"owner_id" uuid,
	"claimed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"presence" text DEFAULT 'away' NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"factor_at" timestamp with time zone,
	"challenge" text,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "call_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "installation_on" date;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_events" ADD CONSTRAINT "desk_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_slots_seat" ON "callback_slots" USING btree ("starts_at","seat") WHERE "callback_slots"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_slots_one_each" ON "callback_slots" USING btree ("subject_kind","subject_id") WHERE "callback_slots"."released_at" is null;--> statement-breakpoint
CREATE INDEX "callback_slots_subject" ON "callback_slots" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "desk_events_subject" ON "desk_events" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "desk_events_staff" ON "desk_events" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "desk_events_newest" ON "desk_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_one_open" ON "work_items" USING btree ("kind","subject_id") WHERE "work_items"."done_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_due" ON "work_items" USING btree ("due_at") WHERE "work_items"."done_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_subject" ON "work_items" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");
--> statement-breakpoint
-- What happened at the desk stays as it was written: the application may add and read, nothing else. The trigger holds it
-- for the owner of the tables too, and on the embedded database, where there is no other role.
CREATE FUNCTION refuse_change_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only takes in what happened', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE ON desk_events
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_events();
--> statement-breakpoint
CREATE TRIGGER desk_events_not_emptied BEFORE TRUNCATE ON desk_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_events();
--> statement-breakpoint
-- Details go with the person whom they name; until then nobody writes them anew.
CREATE TRIGGER desk_event_details_stay BEFORE UPDATE ON desk_event_details
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_events();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON desk_events FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
REVOKE UPDATE ON desk_event_details FROM PUBLIC, CURRENT_USER;
