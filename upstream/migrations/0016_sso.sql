CREATE TABLE "provisioning_token" (
	"team_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" bigint,
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
ALTER TABLE "provisioning_token" ADD CONSTRAINT "provisioning_token_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_configuration" ADD CONSTRAINT "saml_configuration_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempt" ADD CONSTRAINT "sso_attempt_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_assertion" ADD CONSTRAINT "used_assertion_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_attempt_expiry" ON "sso_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_assertion_expiry" ON "used_assertion" USING btree ("expires_at");