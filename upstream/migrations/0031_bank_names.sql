-- expands: orders keep what people call each bank that was gone to; an order that a former build begins names none
ALTER TABLE "payment_order" ADD COLUMN "bank_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "payment_order" SET "bank_names" = jsonb_build_object("bank_code", "bank_name")
WHERE "bank_code" IS NOT NULL AND "bank_name" IS NOT NULL;
