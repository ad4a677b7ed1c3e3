CREATE TABLE "channel_upload" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"template_id" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_file" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"request_id" text,
	"uploaded_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "channel_upload_row" (
	"upload_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"result" text,
	"problem" jsonb,
	CONSTRAINT "channel_upload_row_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_jid" text NOT NULL,
	"sender_kind" text NOT NULL,
	"sender_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"type" text NOT NULL,
	"scope" text NOT NULL,
	"group_jid" text,
	"name" text NOT NULL,
	"icon_file" text,
	"target_url" text,
	"token" text,
	"address_generation" integer NOT NULL,
	"owner" text NOT NULL,
	"owner_name" text NOT NULL,
	"paused_by" text,
	"failures_in_row" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"delivery_id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"webhook_id" text,
	"kind" text NOT NULL,
	"repeats" text,
	"requested_by" text,
	"payload" jsonb NOT NULL,
	"draft" jsonb,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"status" integer,
	"duration_ms" integer,
	"problem" text,
	"response_excerpt" text,
	"created_at" bigint NOT NULL,
	"next_attempt_at" bigint,
	"last_attempt_at" bigint
);
--> statement-breakpoint
ALTER TABLE "channel_user_group" ADD COLUMN "purpose" text DEFAULT 'restriction' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_user_group" DROP CONSTRAINT "channel_user_group_group_jid_user_group_id_pk";--> statement-breakpoint
ALTER TABLE "channel_user_group" ADD CONSTRAINT "channel_user_group_group_jid_user_group_id_purpose_pk" PRIMARY KEY("group_jid","user_group_id","purpose");--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "post_by" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "add_remove_users_by" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "view_member_list_by" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "edit_profile_by" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "can_leave" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "can_mute" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
UPDATE "channel" SET "post_by" = 'moderator', "add_remove_users_by" = 'moderator', "view_member_list_by" = 'moderator', "edit_profile_by" = 'moderator', "can_leave" = 'none' WHERE position("team_id" || '_announcements' in "group_jid") > 0;--> statement-breakpoint
ALTER TABLE "channel_member" ADD COLUMN "affiliation" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_member" ADD COLUMN "is_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_upload" ADD CONSTRAINT "channel_upload_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_upload_row" ADD CONSTRAINT "channel_upload_row_upload_id_channel_upload_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."channel_upload"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_group_jid_channel_group_jid_fk" FOREIGN KEY ("group_jid") REFERENCES "public"."channel"("group_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_group_jid_channel_group_jid_fk" FOREIGN KEY ("group_jid") REFERENCES "public"."channel"("group_jid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_upload_team" ON "channel_upload" USING btree ("team_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_upload_file" ON "channel_upload" USING btree ("stored_file");--> statement-breakpoint
CREATE INDEX "channel_upload_row_result" ON "channel_upload_row" USING btree ("upload_id","result","line");--> statement-breakpoint
CREATE INDEX "message_channel" ON "message" USING btree ("group_jid","message_id");--> statement-breakpoint
CREATE INDEX "webhook_team" ON "webhook" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_channel" ON "webhook" USING btree ("group_jid");--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_id","state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");