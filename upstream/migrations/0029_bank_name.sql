-- expands: orders keep what people call the bank that they are paid at
ALTER TABLE "payment_order" ADD COLUMN "bank_name" text;