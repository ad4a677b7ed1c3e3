ALTER TABLE "billing" DROP COLUMN "credits";--> statement-breakpoint
ALTER TABLE "billing" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "billing" DROP COLUMN "pending_amount";--> statement-breakpoint
ALTER TABLE "billing" DROP COLUMN "account_balance_due";