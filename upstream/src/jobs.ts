import type { Database, Queries } from './db/database.ts';
import type { PlanTerms } from './domains/billing/offerRules.ts';
import { plantRenewals } from './domains/billing/renewal/actions.ts';
import { chargeJobs } from './domains/billing/renewal/chargeWorker.ts';
import { plantAllLimits } from './domains/billing/renewal/limitActions.ts';
import { limitJobs } from './domains/billing/renewal/limitWorker.ts';
import { renewalJobs } from './domains/billing/renewal/worker.ts';
import { plantTrialEnds } from './domains/billing/trial/endActions.ts';
import { trialJobs } from './domains/billing/trial/worker.ts';
import { channelCheckJobs } from './domains/bulk/channelTemplates/checkWorker.ts';
import { channelUploadJobs } from './domains/bulk/channelTemplates/worker.ts';
import { memberRowJobs } from './domains/bulk/memberFiles/checkWorker.ts';
import { memberFileJobs } from './domains/bulk/memberFiles/worker.ts';
import { bulkJobs } from './domains/bulk/worker.ts';
import type { GroupsDomain } from './domains/channel/addressRules.ts';
import { settleJobs } from './domains/channel/settleWorker.ts';
import type { ChatExportTerms } from './domains/chatExport/endActions.ts';
import { chatExportJobs } from './domains/chatExport/worker.ts';
import { plantReminders } from './domains/guest/reminderActions.ts';
import { reminderJobs } from './domains/guest/reminderWorker.ts';
import { passphraseSeals } from './domains/import/sealRules.ts';
import { importJobs } from './domains/import/worker.ts';
import { plantActivations } from './domains/licence/activationActions.ts';
import { activationJobs } from './domains/licence/activationWorker.ts';
import { plantCardCheck } from './domains/payment/card/expiryActions.ts';
import { cardJobs } from './domains/payment/card/worker.ts';
import { paymentMailJobs } from './domains/payment/mail/worker.ts';
import { orderJobs } from './domains/payment/order/worker.ts';
import type { PaymentProviders } from './domains/payment/providerActions.ts';
import { webhookJobs } from './domains/webhook/worker.ts';
import { housekeepingJobs, plantHousekeeping } from './housekeeping.ts';
import { type Retention, plantRetention, retentionJobs } from './retention.ts';
import { fileRemovalJobs } from './lib/fileRemoval.ts';
import type { FileStore } from './lib/files.ts';
import type { Invitations } from './lib/invitations.ts';
import type { JobHandlers } from './lib/jobs.ts';
import type { Mailer } from './lib/mail.ts';
import type { Outgoing } from './lib/outgoing.ts';

type Deps = {
  kind: Database['kind'];
  mailer: Mailer;
  files: FileStore;
  outgoing: Outgoing;
  invitations: Invitations;
  groupsDomain: GroupsDomain;
  /** From which the key of kept passphrases comes. */
  pinKey: string;
  /** Who takes money for teams. */
  providers: PaymentProviders;
  planTerms: Pick<PlanTerms, 'prices' | 'renewal'>;
  chatExportTerms: ChatExportTerms;
  /** For how many days recordings are kept; null for as long as nobody deletes them. */
  recordingKeptDays: number | null;
  /** For how long what is written down is kept. */
  retention: Retention;
};

/** All work there is; `promised` names that which was said to happen, and is tried again at every start. */
export function allJobs({
  kind,
  mailer,
  files,
  outgoing,
  invitations,
  groupsDomain,
  pinKey,
  chatExportTerms,
  retention,
  ...payments
}: Deps): {
  handlers: JobHandlers;
  promised: readonly string[];
} {
  const ours = {
    ...bulkJobs({ mailer }),
    ...channelCheckJobs,
    ...channelUploadJobs({ mailer, groupsDomain }),
    ...memberRowJobs(files),
    ...memberFileJobs({ mailer, invitations }),
    ...reminderJobs({ mailer }),
    ...activationJobs,
    ...trialJobs,
    ...orderJobs(payments.providers),
    ...renewalJobs(payments.planTerms),
    ...limitJobs,
    ...chargeJobs(payments.providers),
    ...cardJobs(payments.providers),
    ...paymentMailJobs({ mailer }),
    ...settleJobs(),
    ...webhookJobs({ mailer, outgoing }),
    ...importJobs({ mailer, files, outgoing, invitations, groupsDomain, seals: passphraseSeals(pinKey) }),
    ...chatExportJobs({ mailer, files, terms: chatExportTerms }),
    ...fileRemovalJobs(files),
  };
  return {
    handlers: {
      ...mailer.jobs,
      ...housekeepingJobs(kind, payments.recordingKeptDays),
      ...retentionJobs(retention),
      ...ours,
    },
    promised: Object.keys(ours),
  };
}

/** Plants what has to be in the queue whatever happens, unless it is there. */
export async function plantAll(db: Queries, now: number): Promise<void> {
  await plantHousekeeping(db, now);
  await plantRetention(db, now);
  await plantActivations(db, now);
  await plantTrialEnds(db, now);
  await plantRenewals(db, now);
  await plantAllLimits(db, now);
  await plantCardCheck(db, now);
  await plantReminders(db, now);
}
