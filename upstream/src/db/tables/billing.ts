import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, currency, epochMs, sortKey } from '../columns.ts';
import { team } from './team.ts';

/** For how long licences are bought and paid. */
export const LICENCE_CATEGORIES = ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'] as const;

/** What one team has bought. What it owes and has to its credit stands in its ledger. Rates are in the smallest unit of `currency`. */
export const billing = pgTable('billing', {
  teamId: text()
    .primaryKey()
    .references(() => team.teamId),
  plan: text({ enum: ['free', 'pro', 'enterprise'] }).notNull(),
  type: text({
    enum: [
      'TRIAL',
      'PAID',
      'SUBSCRIPTION',
      'SALES_DEAL',
      'FLAT_RATE',
      'SELF_SERVE_TRIAL',
      'SALES_TRIAL',
      'PAID_OFFLINE',
      'HARD_PAYWALL_EXPERIMENT',
    ],
  }),
  currency: currency().notNull(),
  /** How often a subscription is paid; null where there is none. */
  interval: text({ enum: LICENCE_CATEGORIES }),
  /** Price of one licence for one month. */
  monthlyRate: integer(),
  /** How often it is paid from the next renewal on, where that was changed, and at what price as it was asked for. */
  nextInterval: text({ enum: LICENCE_CATEGORIES }),
  nextRate: integer(),
  /** Of a team that buys licences one by one: for how long its next ones are. Null where it pays a subscription. */
  defaultLicenceCategory: text({ enum: LICENCE_CATEGORIES }),
  paymentMethod: text({ enum: ['CARD', 'NET_BANKING', 'INVOICE'] }),
  /** Whether the last charge failed, so that dues stand. */
  hasPaymentFailed: boolean().notNull(),
  isLiteUserRestricted: boolean().notNull(),
  isProPlanInitialized: boolean().notNull(),
  activationAt: epochMs(),
  trialStartsAt: epochMs(),
  /** The first instant that is not of the trial: from it on the team pays. */
  trialEndsAt: epochMs(),
  /** What the trial ends in. */
  trialEndPlan: text({ enum: ['pro', 'free'] }),
  /** The first day that the team pays for, where it is not that on which its licences began. */
  billingStartsAt: epochMs(),
  /** The last day on which dues may be paid: from the next midnight on the team is treated as a free one. */
  pendingDeadline: epochMs(),
  /** The first instant at which a plan that was cancelled for the end of its period is over. */
  cancelsAt: epochMs(),
  /** Who looks after the team, where somebody does. */
  accountManagerName: text(),
  accountManagerEmail: text(),
  accountManagerAvatarUrl: text(),
  version: integer().notNull(),
});

/** Licences that were bought together. How many a team has bought is the sum of these. */
export const licenceBatch = pgTable(
  'licence_batch',
  {
    batchId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    category: text({ enum: LICENCE_CATEGORIES }).notNull(),
    /** How many days each period has; null where it is one of calendar months, as a subscription's. */
    validityDays: integer(),
    /** Price of one of them for one month, in the smallest unit of the team's currency. */
    monthlyRate: integer().notNull(),
    count: integer().notNull(),
    /** The first day of all, from whose day of the month subscriptions renew. */
    anchorAt: epochMs().notNull(),
    /** The first day of the period that runs, and the first one behind it. */
    startsAt: epochMs().notNull(),
    renewsAt: epochMs().notNull(),
    /** Whether they run although their renewal is not paid. */
    isCredited: boolean().notNull(),
  },
  (table) => [index('licence_batch_team').on(table.teamId, table.renewsAt)],
);

/** Prices that one team may have. Rates are for one person and month, in the smallest unit; null where there is none in that currency. */
export const billingOffer = pgTable('billing_offer', {
  teamId: text()
    .primaryKey()
    .references(() => team.teamId),
  /** The prices of teams of old, or one rate for the first months. */
  kind: text({ enum: ['LEGACY', 'FIRST_MONTHS'] }).notNull(),
  /** The last day of it. */
  validUntil: epochMs().notNull(),
  /** The last day on which a team of old goes on for nothing. */
  freeUsageUntil: epochMs(),
  /** The last day on which nothing may be bought by it. */
  lockedUntil: epochMs(),
  rateUsd: integer(),
  listRateUsd: integer(),
  rateInr: integer(),
  listRateInr: integer(),
});

/** Each trial that was ever started: a team has one, and so has an admin. */
export const trialStart = pgTable(
  'trial_start',
  {
    teamId: text()
      .primaryKey()
      .references(() => team.teamId),
    /** The admin's address, for they may be an admin of other teams. */
    emailKey: sortKey().notNull(),
    startedAt: epochMs().notNull(),
  },
  (table) => [uniqueIndex('trial_start_email').on(table.emailKey)],
);

/** A change of the billing cycle, from being asked for on. */
export const planChange = pgTable(
  'plan_change',
  {
    trackingId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    interval: text({ enum: LICENCE_CATEGORIES }).notNull(),
    currency: currency().notNull(),
    /** The price that was told, which holds at the renewal. */
    rate: integer(),
    createdAt: epochMs().notNull(),
    /** When it was carried out; null until then. */
    processedAt: epochMs(),
  },
  (table) => [index('plan_change_team').on(table.teamId)],
);

/**
 * A bill for giving up PRO, from being asked for on. Amounts are in the smallest unit of the team's currency; which of a team's
 * bills counts is the latest one.
 */
export const planCancellation = pgTable(
  'plan_cancellation',
  {
    billId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** '1', '2', '3', or what was written in place of them. */
    reason: text().notNull(),
    currency: currency().notNull(),
    /** The first day of the period that is billed, and of the last renewal. */
    lastRenewalAt: epochMs(),
    periodStartsAt: epochMs(),
    daysUsed: integer().notNull(),
    activeUsers: integer().notNull(),
    perUserCharge: amount().notNull(),
    /** What is owed from earlier; below zero it is in the team's favour. */
    prevBalance: amount().notNull(),
    subTotal: amount().notNull(),
    totalAmount: amount().notNull(),
    /** `pending` while a payment has to come to its end first; `withdrawn` where it was taken back before PRO ended. */
    status: text({ enum: ['open', 'pending', 'done', 'withdrawn'] }).notNull(),
    /** The last day for paying what was owed as it was before; dues have it again where it is taken back. */
    formerDeadline: epochMs(),
    startedBy: text().notNull(),
    createdAt: epochMs().notNull(),
    doneAt: epochMs(),
  },
  (table) => [index('plan_cancellation_team').on(table.teamId, table.createdAt)],
);
