CREATE TABLE "billing" (
	"team_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"type" text,
	"currency" text NOT NULL,
	"interval" text,
	"monthly_rate" integer,
	"payment_method" text,
	"licences_bought" integer NOT NULL,
	"is_lite_user_restricted" boolean NOT NULL,
	"is_pro_plan_initialized" boolean NOT NULL,
	"activation_at" bigint,
	"trial_ends_at" bigint,
	"balance" bigint NOT NULL,
	"pending_amount" bigint NOT NULL,
	"pending_deadline" bigint,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"guid" text NOT NULL,
	"name" text NOT NULL,
	"occurred_at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_email_domain" (
	"domain" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "pin" (
	"pin_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pin_pin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"failed_attempts" integer NOT NULL,
	"used_at" bigint,
	"voided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"guid" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"user_agent" text,
	"client_address" text,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"guid" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"email_domain" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"image_uri" text,
	"phone_country_code" text,
	"phone_number" text,
	"is_licensed" boolean NOT NULL,
	"is_auto_renew_enabled" boolean NOT NULL,
	"validity_reminder_at" bigint,
	"created_at" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "person_guest_has_no_licence" CHECK ("person"."role" <> 'guest' or not "person"."is_licensed")
);
--> statement-breakpoint
CREATE TABLE "person_term" (
	"team_id" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"guid" text NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "person_term_team_id_term_guid_field_pk" PRIMARY KEY("team_id","term","guid","field")
);
--> statement-breakpoint
CREATE TABLE "installed_app" (
	"team_id" text NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon_uri" text,
	"users_count" integer NOT NULL,
	CONSTRAINT "installed_app_team_id_app_id_pk" PRIMARY KEY("team_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"team_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"url" text NOT NULL,
	"avatar" text,
	"created_at" bigint NOT NULL,
	"is_auto_join" boolean NOT NULL,
	"is_domain" boolean NOT NULL,
	"guest_invite" text NOT NULL,
	"is_open" boolean NOT NULL,
	"is_cross_domain_disabled" boolean NOT NULL,
	"can_join_domains" text[] NOT NULL,
	"is_admin_invite" boolean NOT NULL,
	"show_users_full_name" boolean NOT NULL,
	"is_legacy" boolean NOT NULL,
	"is_hard_paywall" boolean NOT NULL,
	"is_soft_paywall" boolean NOT NULL,
	"exclude_paywall" boolean NOT NULL,
	"auto_upgrade_category" text NOT NULL,
	"support_lite" boolean NOT NULL,
	"is_file_sharing_disabled" boolean NOT NULL,
	"is_mobile_file_sharing_disabled" boolean NOT NULL,
	"is_ip_tracking_enabled" boolean NOT NULL,
	"allows_video_recording" boolean NOT NULL,
	"allows_chat_export" boolean NOT NULL,
	"allowed_addresses" text[] NOT NULL,
	"storage_used_bytes" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "team_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text,
	"actor" text,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"parent_job_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"token_hash" text,
	"answer" json,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_key_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"job_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"state" text NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"claimed_until" bigint,
	"claim" text,
	"last_error" text,
	"created_at" bigint NOT NULL,
	"finished_at" bigint,
	CONSTRAINT "job_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
ALTER TABLE "billing" ADD CONSTRAINT "billing_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_code" ADD CONSTRAINT "login_code_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_term" ADD CONSTRAINT "person_term_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installed_app" ADD CONSTRAINT "installed_app_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_event_team" ON "published_event" USING btree ("team_id","received_at");--> statement-breakpoint
CREATE INDEX "login_code_expiry" ON "login_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pin_person" ON "pin" USING btree ("guid","created_at");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_team_email" ON "person" USING btree ("team_id","email_key");--> statement-breakpoint
CREATE INDEX "person_email" ON "person" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "person_domain" ON "person" USING btree ("email_domain","email_key");--> statement-breakpoint
CREATE INDEX "person_list_by_name" ON "person" USING btree ("team_id","state","name_key","guid");--> statement-breakpoint
CREATE INDEX "person_list_by_email" ON "person" USING btree ("team_id","state","email_key","guid");--> statement-breakpoint
CREATE INDEX "person_list_by_role" ON "person" USING btree ("team_id","state","role","email_key");--> statement-breakpoint
CREATE INDEX "person_licensed" ON "person" USING btree ("team_id","state","is_licensed");--> statement-breakpoint
CREATE INDEX "person_term_guid" ON "person_term" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "team_domain" ON "team" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "audit_entry_team" ON "audit_entry" USING btree ("team_id","audit_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("state","due_at","job_id");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","mail_id");--> statement-breakpoint
CREATE INDEX "mail_state" ON "mail" USING btree ("state");