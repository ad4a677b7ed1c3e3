CREATE TABLE "shared_file" (
	"file_name" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"guid" text NOT NULL,
	"bytes" bigint NOT NULL,
	"shared_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_creator" (
	"guid" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "channel_creator_guid_type_pk" PRIMARY KEY("guid","type")
);
--> statement-breakpoint
CREATE TABLE "file_sharer" (
	"guid" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_request" (
	"from_team_id" text NOT NULL,
	"to_team_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "domain_request_from_team_id_to_team_id_pk" PRIMARY KEY("from_team_id","to_team_id")
);
--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "is_auto_join" boolean;--> statement-breakpoint
UPDATE "channel" SET "is_auto_join" = false;--> statement-breakpoint
ALTER TABLE "channel" ALTER COLUMN "is_auto_join" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "file_sharing_mode" text;--> statement-breakpoint
UPDATE "team" SET "file_sharing_mode" = CASE WHEN "is_file_sharing_disabled" THEN 'NONE' ELSE 'ALL' END;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "file_sharing_mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "file_sharing_version" integer;--> statement-breakpoint
UPDATE "team" SET "file_sharing_version" = 1;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "file_sharing_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "open_channel_creation" text;--> statement-breakpoint
UPDATE "team" SET "open_channel_creation" = 'ALL_USERS';--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "open_channel_creation" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "closed_channel_creation" text;--> statement-breakpoint
UPDATE "team" SET "closed_channel_creation" = 'ALL_USERS';--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "closed_channel_creation" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "channel_creation_version" integer;--> statement-breakpoint
UPDATE "team" SET "channel_creation_version" = 1;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "channel_creation_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "is_google_sign_in_required" boolean;--> statement-breakpoint
UPDATE "team" SET "is_google_sign_in_required" = false;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "is_google_sign_in_required" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "is_welcome_enabled" boolean;--> statement-breakpoint
UPDATE "team" SET "is_welcome_enabled" = false;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "is_welcome_enabled" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "welcome_sender_name" text;--> statement-breakpoint
UPDATE "team" SET "welcome_sender_name" = left("name", 25);--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "welcome_sender_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "welcome_message" text;--> statement-breakpoint
UPDATE "team" SET "welcome_message" = 'Welcome to ' || "name" || '!';--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "welcome_message" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "welcome_version" integer;--> statement-breakpoint
UPDATE "team" SET "welcome_version" = 1;--> statement-breakpoint
ALTER TABLE "team" ALTER COLUMN "welcome_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_file" ADD CONSTRAINT "shared_file_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_creator" ADD CONSTRAINT "channel_creator_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_sharer" ADD CONSTRAINT "file_sharer_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_request" ADD CONSTRAINT "domain_request_from_team_id_team_team_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_request" ADD CONSTRAINT "domain_request_to_team_id_team_team_id_fk" FOREIGN KEY ("to_team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_file_team" ON "shared_file" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "domain_request_to" ON "domain_request" USING btree ("to_team_id");--> statement-breakpoint
CREATE INDEX "audit_entry_setting" ON "audit_entry" USING btree ("team_id","action","audit_id");--> statement-breakpoint
ALTER TABLE "team" DROP COLUMN "is_file_sharing_disabled";