-- expands: what a former build begins proves no address, and can only do less
ALTER TABLE "login_code" ADD COLUMN "proves_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proves_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Sessions that no identity provider of a team can have opened, not even by way of another team of the same address.
UPDATE "session" SET "proves_address" = true WHERE NOT EXISTS (
  SELECT 1 FROM "person" "self"
  JOIN "person" "same" ON "same"."email_key" = "self"."email_key"
  JOIN "saml_configuration" ON "saml_configuration"."team_id" = "same"."team_id"
  WHERE "self"."guid" = "session"."guid"
);