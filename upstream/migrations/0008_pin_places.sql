ALTER TABLE "pin" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pin" ADD COLUMN "is_known_place" boolean DEFAULT false NOT NULL;