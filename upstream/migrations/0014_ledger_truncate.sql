-- Emptying a table is no way around it either.
CREATE TRIGGER "ledger_transaction_is_kept" BEFORE TRUNCATE ON "ledger_transaction" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();--> statement-breakpoint
CREATE TRIGGER "ledger_entry_is_kept" BEFORE TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
