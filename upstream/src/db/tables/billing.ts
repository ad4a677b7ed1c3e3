import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** What one team has bought and owes. Amounts are in the smallest unit of `currency`. */
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
  currency: text({ enum: ['USD', 'INR'] }).notNull(),
  interval: text({ enum: ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'] }),
  /** Price of one licence for one month. */
  monthlyRate: integer(),
  paymentMethod: text({ enum: ['CARD', 'NET_BANKING', 'INVOICE'] }),
  licencesBought: integer().notNull(),
  isLiteUserRestricted: boolean().notNull(),
  isProPlanInitialized: boolean().notNull(),
  activationAt: epochMs(),
  trialEndsAt: epochMs(),
  balance: bigint({ mode: 'number' }).notNull(),
  pendingAmount: bigint({ mode: 'number' }).notNull(),
  pendingDeadline: epochMs(),
  version: integer().notNull(),
});
