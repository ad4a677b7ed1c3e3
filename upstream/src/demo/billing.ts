import type { Queries } from '../db/database.ts';
import { billing, billingOffer, licenceBatch, trialStart } from '../db/tables/billing.ts';
import { dayOf, daysAfter, licencePeriod, subscriptionPeriod } from '../domains/billing/periodRules.ts';
import { monthsOfInterval, validityOfInterval } from '../domains/billing/priceRules.ts';

type BillingValues = typeof billing.$inferInsert;
type OfferValues = Omit<typeof billingOffer.$inferInsert, 'teamId'>;

/** Licences of a demo team that were bought together. */
export type DemoBatch = Omit<typeof licenceBatch.$inferInsert, 'batchId' | 'teamId'>;

/** What a demo team has bought and owes, as far as it is not what every team begins with. */
export type DemoBilling = Partial<Omit<BillingValues, 'teamId'>> & {
  batches?: readonly DemoBatch[];
  offer?: OfferValues;
  /** Which of its people started the trial, by address. */
  trialStartedBy?: string;
};

const nothingBought: Omit<BillingValues, 'teamId'> = {
  plan: 'free',
  type: null,
  currency: 'USD',
  isLiteUserRestricted: false,
  isProPlanInitialized: false,
  hasPaymentFailed: false,
  credits: 0,
  balance: 0,
  pendingAmount: 0,
  accountBalanceDue: 0,
  version: 1,
};

/** Adds what a team has bought and owes. */
export async function addDemoBilling(db: Queries, teamId: string, spec: DemoBilling): Promise<void> {
  const { batches = [], offer, trialStartedBy, ...row } = spec;
  await db.insert(billing).values({ ...nothingBought, ...row, teamId });
  if (batches.length > 0) {
    await db
      .insert(licenceBatch)
      .values(batches.map((batch, index) => ({ ...batch, teamId, batchId: `${teamId}-batch-${index + 1}` })));
  }
  if (offer) await db.insert(billingOffer).values({ ...offer, teamId });
  if (trialStartedBy === undefined || row.trialStartsAt === undefined || row.trialStartsAt === null) return;
  await db.insert(trialStart).values({ teamId, emailKey: trialStartedBy, startedAt: row.trialStartsAt });
}

type Bought = Pick<DemoBatch, 'category' | 'monthlyRate' | 'count'>;

/** Licences of a subscription whose first period began so many days ago. */
export function subscribed(now: number, daysAgo: number, bought: Bought): DemoBatch {
  const startsAt = daysAfter(dayOf(now), -daysAgo);
  const period = subscriptionPeriod(startsAt, startsAt, monthsOfInterval[bought.category]);
  return { ...bought, ...period, anchorAt: startsAt, isCredited: false };
}

/** Licences that were bought one by one so many days ago. */
export function boughtSingly(now: number, daysAgo: number, bought: Bought): DemoBatch {
  const startsAt = daysAfter(dayOf(now), -daysAgo);
  const period = licencePeriod(startsAt, validityOfInterval[bought.category]);
  return { ...bought, ...period, anchorAt: startsAt, isCredited: false };
}
