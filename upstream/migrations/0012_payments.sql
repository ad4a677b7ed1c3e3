CREATE TABLE "plan_cancellation" (
	"bill_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"last_renewal_at" bigint,
	"period_starts_at" bigint,
	"days_used" integer NOT NULL,
	"active_users" integer NOT NULL,
	"per_user_charge" bigint NOT NULL,
	"prev_balance" bigint NOT NULL,
	"sub_total" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"status" text NOT NULL,
	"started_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "billing_address" (
	"team_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"zip_code" text,
	"country_code" text NOT NULL,
	"phone_number" text,
	"phone_country_code" text,
	"email" text,
	"full_name" text,
	"tax_number" text
);
--> statement-breakpoint
CREATE TABLE "card_setup" (
	"setup_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"buyer" jsonb,
	"gross" bigint NOT NULL,
	"credits_used" bigint NOT NULL,
	"balance_used" bigint NOT NULL,
	"total" bigint NOT NULL,
	"starts_at" bigint,
	"expires_at" bigint,
	"issued_at" bigint NOT NULL,
	"paid_at" bigint,
	"paid_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"team_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"transaction_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customer" (
	"team_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"gross" bigint NOT NULL,
	"dues" bigint NOT NULL,
	"credits_used" bigint NOT NULL,
	"balance_used" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"rate" integer,
	"users_count" integer,
	"months" integer,
	"category" text,
	"validity_days" integer,
	"proforma_users_count" integer,
	"auto_assign" boolean NOT NULL,
	"renews_trial_licences" boolean NOT NULL,
	"pays_dues" boolean NOT NULL,
	"method" text,
	"card_id" text,
	"attempt" integer NOT NULL,
	"intent_id" text,
	"bank_code" text,
	"bank_reference" text,
	"failure" text,
	"started_by" text,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "payment_card" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "next_rate" integer;--> statement-breakpoint
ALTER TABLE "billing" ADD COLUMN "cancels_at" bigint;--> statement-breakpoint
ALTER TABLE "licence_batch" ADD COLUMN "validity_days" integer;--> statement-breakpoint
ALTER TABLE "plan_change" ADD COLUMN "rate" integer;--> statement-breakpoint
ALTER TABLE "payment_card" ADD COLUMN "provider_card_id" text;--> statement-breakpoint
ALTER TABLE "payment_card" ADD COLUMN "removed_at" bigint;--> statement-breakpoint
ALTER TABLE "plan_cancellation" ADD CONSTRAINT "plan_cancellation_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_address" ADD CONSTRAINT "billing_address_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setup" ADD CONSTRAINT "card_setup_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customer" ADD CONSTRAINT "payment_customer_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_team_id_team_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_cancellation_team" ON "plan_cancellation" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "card_setup_team" ON "card_setup" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reference" ON "invoice" USING btree ("team_id","reference");--> statement-breakpoint
CREATE INDEX "invoice_team" ON "invoice" USING btree ("team_id","issued_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_balance" ON "ledger_entry" USING btree ("team_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_once" ON "ledger_transaction" USING btree ("team_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_intent" ON "payment_order" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_running" ON "payment_order" USING btree ("team_id") WHERE "payment_order"."status" in ('open', 'pending') and "payment_order"."kind" <> 'RENEWAL';--> statement-breakpoint
CREATE INDEX "payment_order_team" ON "payment_order" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_card_provider" ON "payment_card" USING btree ("provider_card_id","team_id");--> statement-breakpoint
-- What stands in the ledger stays as it is, and each transaction comes to zero when it is committed.
CREATE FUNCTION "ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The ledger is only added to.'; END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transaction_stays" BEFORE UPDATE OR DELETE ON "ledger_transaction" FOR EACH ROW EXECUTE FUNCTION "ledger_stays"();--> statement-breakpoint
CREATE TRIGGER "ledger_entry_stays" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION "ledger_stays"();--> statement-breakpoint
CREATE FUNCTION "ledger_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "ledger_entry" WHERE "transaction_id" = NEW."transaction_id" GROUP BY "currency" HAVING sum("amount") <> 0) THEN
    RAISE EXCEPTION 'Ledger transaction % does not come to zero.', NEW."transaction_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
-- What teams owed and had to their credit becomes the first transaction of each ledger.
INSERT INTO "ledger_transaction" ("team_id", "kind", "reference", "at")
SELECT "team_id", 'OPENING', 'opening', floor(extract(epoch FROM now()) * 1000)::bigint FROM "billing"
WHERE "credits" <> 0 OR "balance" <> 0 OR "pending_amount" <> 0 OR "account_balance_due" <> 0;--> statement-breakpoint
INSERT INTO "ledger_entry" ("transaction_id", "team_id", "account", "amount", "currency")
SELECT "transaction_id", "billing"."team_id", "account", "part", "currency"
FROM "ledger_transaction" JOIN "billing" USING ("team_id") CROSS JOIN LATERAL (VALUES
  ('CREDITS', -"credits"), ('BALANCE', -"balance"), ('DUES', "pending_amount"), ('ACCOUNT_DUE', "account_balance_due"),
  ('OPENING', "credits" + "balance" - "pending_amount" - "account_balance_due")
) AS "parts" ("account", "part") WHERE "kind" = 'OPENING' AND "part" <> 0;--> statement-breakpoint
-- Licences of teams that buy them one by one run for days.
UPDATE "licence_batch" SET "validity_days" = CASE "category" WHEN 'MONTHLY' THEN 30 WHEN 'QUARTERLY' THEN 90 WHEN 'BIANNUAL' THEN 180 ELSE 365 END
WHERE "team_id" IN (SELECT "team_id" FROM "billing" WHERE "default_licence_category" IS NOT NULL);
