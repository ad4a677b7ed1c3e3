ALTER TABLE "person" ADD COLUMN "was_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "was_licensed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "was_auto_renew_enabled" boolean DEFAULT false NOT NULL;