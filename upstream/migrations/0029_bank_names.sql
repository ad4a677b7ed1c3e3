-- expands: orders keep what people call each bank that was gone to, by its code
ALTER TABLE "payment_order" ADD COLUMN "bank_names" jsonb DEFAULT '{}'::jsonb NOT NULL;