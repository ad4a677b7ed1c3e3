CREATE TABLE "conversation" (
	"conversation_jid" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_party" (
	"conversation_jid" text NOT NULL,
	"guid" text NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "conversation_party_conversation_jid_guid_pk" PRIMARY KEY("conversation_jid","guid")
);
--> statement-breakpoint
CREATE TABLE "direct_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "direct_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_jid" text NOT NULL,
	"sender_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"file_name" text,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_export" (
	"job_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"requester_guid" text NOT NULL,
	"requester_name" text NOT NULL,
	"request_id" text,
	"locale" text NOT NULL,
	"emails" jsonb NOT NULL,
	"guids" jsonb NOT NULL,
	"tasks" jsonb NOT NULL,
	"message_type" text NOT NULL,
	"output_format" text NOT NULL,
	"date_from" text,
	"date_to" text,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"failure" text,
	"last_message_id" bigint,
	"last_direct_message_id" bigint,
	"conversations" integer NOT NULL,
	"total_messages" bigint NOT NULL,
	"done_messages" bigint NOT NULL,
	"attachments" bigint NOT NULL,
	"cursor" jsonb NOT NULL,
	"parts" integer NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"finished_at" bigint,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "chat_export_conversation" (
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"jid" text NOT NULL,
	"name" text NOT NULL,
	"messages" bigint NOT NULL,
	CONSTRAINT "chat_export_conversation_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_export_part" (
	"job_id" text NOT NULL,
	"part" integer NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "chat_export_part_job_id_part_pk" PRIMARY KEY("job_id","part")
);
--> statement-breakpoint
CREATE TABLE "call_recording" (
	"recording_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"room_id" text NOT NULL,
	"title" text NOT NULL,
	"search_key" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_by_name" text NOT NULL,
	"file_name" text,
	"bytes" bigint,
	"duration_in_seconds" integer,
	"created_on" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_participant" (
	"recording_id" text NOT NULL,
	"guid" text NOT NULL,
	CONSTRAINT "recording_participant_recording_id_guid_pk" PRIMARY KEY("recording_id","guid")
);
--> statement-breakpoint
CREATE TABLE "directory_person" (
	"guid" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"external_id" text,
	"display_name" text
);
--> statement-breakpoint
CREATE TABLE "provisioning_token" (
	"team_id" text NOT NULL,
	"idp_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "provisioning_token_team_id_idp_id_pk" PRIMARY KEY("team_id","idp_id"),
	CONSTRAINT "provisioning_token_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"team_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	"used_by" text,
	CONSTRAINT "recovery_code_team_id_code_hash_pk" PRIMARY KEY("team_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "saml_configuration" (
	"team_id" text PRIMARY KEY NOT NULL,
	"sso_url" text NOT NULL,
	"saml_entity_id" text NOT NULL,
	"public_certificate" text NOT NULL,
	"second_certificate" text,
	"button_label" text NOT NULL,
	"strict_sso" boolean NOT NULL,
	"tested_at" bigint,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_attempt" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"protocol" text NOT NULL,
	"is_test" boolean NOT NULL,
	"started_by" text,
	"secrets" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "used_assertion" (
	"team_id" text NOT NULL,
	"assertion_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "used_assertion_team_id_assertion_id_pk" PRIMARY KEY("team_id","assertion_id")
);
--> statement-breakpoint
CREATE TABLE "user_group_member" (
	"user_group_id" text NOT NULL,
	"guid" text NOT NULL,
	CONSTRAINT "user_group_member_user_group_id_guid_pk" PRIMARY KEY("user_group_id","guid")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "shared_file" ADD COLUMN "title" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_file" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_code" ADD COLUMN "is_from_sso" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pin" ADD COLUMN "is_recovery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "source" text DEFAULT 'fields' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "conversation_party" ADD CONSTRAINT "conversation_party_conversation_jid_conversation_conversation_jid_fk" FOREIGN KEY ("conversation_jid") REFERENCES "public"."conversation"("conversation_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_party" ADD CONSTRAINT "conversation_party_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_message" ADD CONSTRAINT "direct_message_conversation_jid_conversation_conversation_jid_fk" FOREIGN KEY ("conversation_jid") REFERENCES "public"."conversation"("conversation_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_message" ADD CONSTRAINT "direct_message_file_name_shared_file_file_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."shared_file"("file_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_export" ADD CONSTRAINT "chat_export_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_export_conversation" ADD CONSTRAINT "chat_export_conversation_job_id_chat_export_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."chat_export"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_export_part" ADD CONSTRAINT "chat_export_part_job_id_chat_export_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."chat_export"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_recording" ADD CONSTRAINT "call_recording_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_participant" ADD CONSTRAINT "recording_participant_recording_id_call_recording_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."call_recording"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_person" ADD CONSTRAINT "directory_person_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_person" ADD CONSTRAINT "directory_person_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_token" ADD CONSTRAINT "provisioning_token_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_configuration" ADD CONSTRAINT "saml_configuration_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempt" ADD CONSTRAINT "sso_attempt_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_assertion" ADD CONSTRAINT "used_assertion_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_member" ADD CONSTRAINT "user_group_member_user_group_id_user_group_id_fk" FOREIGN KEY ("user_group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_member" ADD CONSTRAINT "user_group_member_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_party_team" ON "conversation_party" USING btree ("team_id","conversation_jid");--> statement-breakpoint
CREATE INDEX "conversation_party_guid" ON "conversation_party" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "direct_message_time" ON "direct_message" USING btree ("conversation_jid","sent_at","message_id");--> statement-breakpoint
CREATE INDEX "chat_export_team" ON "chat_export" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "call_recording_team" ON "call_recording" USING btree ("team_id","created_on");--> statement-breakpoint
CREATE INDEX "recording_participant_guid" ON "recording_participant" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "directory_person_external" ON "directory_person" USING btree ("team_id","external_id");--> statement-breakpoint
CREATE INDEX "sso_attempt_expiry" ON "sso_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_assertion_expiry" ON "used_assertion" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_group_member_person" ON "user_group_member" USING btree ("guid");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_file_name_shared_file_file_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."shared_file"("file_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_time" ON "message" USING btree ("group_jid","sent_at","message_id");--> statement-breakpoint
CREATE INDEX "message_sender" ON "message" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "audit_entry_target" ON "audit_entry" USING btree ("team_id","target","at");