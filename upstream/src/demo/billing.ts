import type { Queries } from '../db/database.ts';
import { billing, billingOffer, licenceBatch, trialStart } from '../db/tables/billing.ts';
import { dayOf, daysAfter, licencePeriod, subscriptionPeriod } from '../domains/billing/periodRules.ts';
import { monthsOfInterval, validityOfInterval } from '../domains/billing/priceRules.ts';
import { post } from '../domains/payment/ledger/repository.ts';
import { openingOf } from '../domains/payment/ledger/rules.ts';

type BillingValues = typeof billing.$inferInsert;
/** What a demo team has to its credit, and owes from before there were invoices, in the smallest unit of its currency. */
type DemoBalances = { credits?: number; balance?: number; accountBalanceDue?: number };
type OfferValues = Omit<typeof billingOffer.$inferInsert, 'teamId'>;

/** Licences of a demo team that were bought together. */
export type DemoBatch = Omit<typeof licenceBatch.$inferInsert, 'batchId' | 'teamId'>;

/** What a demo team has bought and owes, as far as it is not what every team begins with. */
export type DemoBilling = Partial<Omit<BillingValues, 'teamId'>> &
  DemoBalances & {
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
  version: 1,
};

/** Adds what a team has bought and owes. */
export async function addDemoBilling(db: Queries, now: number, teamId: string, spec: DemoBilling): Promise<void> {
  const { batches = [], offer, trialStartedBy, credits, balance, accountBalanceDue, ...given } = spec;
  const row = { ...nothingBought, ...given, teamId };
  await db.insert(billing).values(row);
  await post(db, now, {
    ...{ teamId, kind: 'OPENING', reference: 'opening', currency: row.currency },
    movements: openingOf({
      ...(credits === undefined ? {} : { credits }),
      ...(balance === undefined ? {} : { balance }),
      ...(accountBalanceDue === undefined ? {} : { accountDue: accountBalanceDue }),
    }),
  });
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
  const validityDays = validityOfInterval[bought.category];
  return { ...bought, ...licencePeriod(startsAt, validityDays), validityDays, anchorAt: startsAt, isCredited: false };
}
