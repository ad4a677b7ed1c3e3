CREATE TABLE "feature_request" (
	"team_id" text NOT NULL,
	"feature" text NOT NULL,
	"day" text NOT NULL,
	"guid" text NOT NULL,
	"email" text NOT NULL,
	"team_size" integer NOT NULL,
	"requested_at" bigint NOT NULL,
	CONSTRAINT "feature_request_team_id_feature_day_pk" PRIMARY KEY("team_id","feature","day")
);
--> statement-breakpoint
CREATE TABLE "email_opt_out" (
	"guid" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "email_opt_out_guid_address_pk" PRIMARY KEY("guid","address")
);
--> statement-breakpoint
CREATE TABLE "person_password" (
	"guid" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"set_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_address" (
	"guid" text NOT NULL,
	"address" text NOT NULL,
	"last_accessed_at" bigint NOT NULL,
	"marked_unsafe_at" bigint,
	CONSTRAINT "used_address_guid_address_pk" PRIMARY KEY("guid","address")
);
--> statement-breakpoint
ALTER TABLE "team" DROP CONSTRAINT "team_url_unique";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" bigint;--> statement-breakpoint
UPDATE "session" SET "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "image_file" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "avatar_file" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "email_opt_out" ADD CONSTRAINT "email_opt_out_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_password" ADD CONSTRAINT "person_password_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_address" ADD CONSTRAINT "used_address_guid_person_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."person"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_address_last" ON "used_address" USING btree ("last_accessed_at");--> statement-breakpoint
UPDATE "team" SET "url" = lower("url");--> statement-breakpoint
CREATE UNIQUE INDEX "team_url" ON "team" USING btree ("url") WHERE "team"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "image_uri";--> statement-breakpoint
ALTER TABLE "team" DROP COLUMN "avatar";