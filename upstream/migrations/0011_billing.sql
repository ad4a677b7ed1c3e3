CREATE TABLE "billing_offer" (
	"team_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"valid_until" bigint NOT NULL,
	"free_usage_until" bigint,
	"locked_until" bigint,
	"rate_usd" integer,
	"list_rate_usd" integer,
	"rate_inr" integer,
	"list_rate_inr" integer
);
--> statement-breakpoint
CREATE TABLE "licence_batch" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"category" text NOT NULL,
	"monthly_rate" integer NOT NULL,
	"count" integer NOT NULL,
	"anchor_at" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"renews_at" bigint NOT NULL,
	"is_credited" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_change" (
	"tracking_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"interval" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"processed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "trial_start" (
	"team_id" text PRIMARY KEY NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"started_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_call" (
	"call_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"started_by" text NOT NULL,
	"participants_count" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"limit_ends_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "next_interval" text;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "default_licence_category" text;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "has_payment_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing" ALTER COLUMN "has_payment_failed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "trial_starts_at" bigint;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "trial_end_plan" text;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "billing_starts_at" bigint;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "credits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing" ALTER COLUMN "credits" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "account_balance_due" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing" ALTER COLUMN "account_balance_due" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "account_manager_name" text;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "account_manager_email" text;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "account_manager_avatar_url" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "licence_category" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "trial_licence_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "billing_offer" ADD CONSTRAINT "billing_offer_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_batch" ADD CONSTRAINT "licence_batch_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_change" ADD CONSTRAINT "plan_change_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_start" ADD CONSTRAINT "trial_start_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_card" ADD CONSTRAINT "payment_card_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_call" ADD CONSTRAINT "video_call_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_batch_team" ON "licence_batch" USING btree ("team_id","renews_at");--> statement-breakpoint
CREATE INDEX "plan_change_team" ON "plan_change" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_start_email" ON "trial_start" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "payment_card_team" ON "payment_card" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "video_call_team" ON "video_call" USING btree ("team_id","started_at");--> statement-breakpoint
-- What every team had bought becomes one batch, and every licence one of it. It counts from the team's first day, in whole months up to the present one.
INSERT INTO "licence_batch" ("batch_id", "team_id", "category", "monthly_rate", "count", "anchor_at", "starts_at", "renews_at", "is_credited")
SELECT 'batch-' || "team_id", "team_id", coalesce("interval", 'MONTHLY'), coalesce("monthly_rate", 0), "licences_bought",
  extract(epoch FROM "first_day") * 1000,
  extract(epoch FROM "first_day" + make_interval(months => "age" - "age" % "months")) * 1000,
  extract(epoch FROM "first_day" + make_interval(months => "age" - "age" % "months" + "months")) * 1000, false
FROM (
  SELECT "billing".*, "first_day",
    CASE "interval" WHEN 'ANNUAL' THEN 12 WHEN 'BIANNUAL' THEN 6 WHEN 'QUARTERLY' THEN 3 ELSE 1 END AS "months",
    greatest(0, extract(year FROM age("today", "first_day")) * 12 + extract(month FROM age("today", "first_day")))::int AS "age"
  FROM "billing" JOIN (
    SELECT "team_id", date_trunc('day', to_timestamp("created_at" / 1000.0) AT TIME ZONE 'UTC') AS "first_day",
      date_trunc('day', now() AT TIME ZONE 'UTC') AS "today"
    FROM "team"
  ) AS "began" USING ("team_id")
) AS "bought" WHERE "licences_bought" > 0;--> statement-breakpoint
UPDATE "person" SET "licence_category" = coalesce((SELECT "interval" FROM "billing" WHERE "billing"."team_id" = "person"."team_id"), 'MONTHLY') WHERE "is_licensed";--> statement-breakpoint
-- Trials that run have the length that trials had, and end at midnight; those that are over have left their teams on the free plan.
UPDATE "billing" SET "trial_ends_at" = "midnight", "trial_starts_at" = "midnight" - 30 * 86400000::bigint,
  "trial_end_plan" = CASE WHEN "plan" = 'free' AND "is_over" THEN 'free' ELSE 'pro' END,
  "billing_starts_at" = CASE WHEN "plan" = 'free' AND NOT "is_over" THEN "midnight" END
FROM (
  SELECT "team_id", ("trial_ends_at" + 86399999) / 86400000 * 86400000 AS "midnight",
    "trial_ends_at" <= extract(epoch FROM now()) * 1000 AS "is_over"
  FROM "billing"
) AS "trial" WHERE "trial"."team_id" = "billing"."team_id" AND "trial_ends_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "billing" DROP COLUMN "licences_bought";--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_licence_has_category" CHECK ("person"."is_licensed" = ("person"."licence_category" is not null));