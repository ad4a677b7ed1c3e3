-- expands: a bill of the build before says nothing of an earlier last day for paying
ALTER TABLE "plan_cancellation" ADD COLUMN "former_deadline" bigint;