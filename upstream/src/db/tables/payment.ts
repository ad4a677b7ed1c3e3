import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, currency, epochMs } from '../columns.ts';
import { LICENCE_CATEGORIES } from './billing.ts';
import { team } from './team.ts';

/** A card that a team pays with: what its provider tells of it, never its number. */
export const paymentCard = pgTable(
  'payment_card',
  {
    cardId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** What the provider knows it by; null for one that was noted without, which cannot be charged. */
    providerCardId: text(),
    /** Null for a brand that has no code here. */
    brand: text({ enum: ['VI', 'MC', 'AX', 'DI', 'DC', 'JC', 'UP'] }),
    lastFour: text().notNull(),
    /** The last month in which it is good: 1 to 12, and the year. */
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    /** By which the provider tells that it is the same card; null for one of which it does not say so. */
    fingerprint: text(),
    /** The one that renewals are charged to. */
    isDefault: boolean().notNull(),
    addedAt: epochMs().notNull(),
    /** When the team took it away: it is charged no more. */
    removedAt: epochMs(),
  },
  (table) => [
    index('payment_card_team').on(table.teamId),
    uniqueIndex('payment_card_provider').on(table.providerCardId, table.teamId),
  ],
);

/** Who a team is at the card provider. */
export const paymentCustomer = pgTable('payment_customer', {
  teamId: text()
    .primaryKey()
    .references(() => team.teamId),
  customerId: text().notNull(),
});

/** A card that is being added: the provider asks for it, and the team has it once that is done. */
export const cardSetup = pgTable(
  'card_setup',
  {
    setupId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    createdAt: epochMs().notNull(),
    /** When the card was added; null until then. */
    doneAt: epochMs(),
  },
  (table) => [index('card_setup_team').on(table.teamId)],
);

/** Whom a team's invoices are made out to. */
export const billingAddress = pgTable('billing_address', {
  teamId: text()
    .primaryKey()
    .references(() => team.teamId),
  companyName: text().notNull(),
  companyAddress: text().notNull(),
  city: text().notNull(),
  state: text(),
  zipCode: text(),
  /** Two letters (ISO 3166). */
  countryCode: text().notNull(),
  phoneNumber: text(),
  phoneCountryCode: text(),
  email: text(),
  fullName: text(),
  /** The company's tax number (GSTIN in India, VAT elsewhere), as it is to stand on invoices. */
  taxNumber: text(),
});

/** What an order is for. */
export const ORDER_KINDS = ['PRO_PLAN', 'LICENCES', 'DUES', 'RENEWAL'] as const;
/**
 * `open`: may be paid. `pending`: somebody outside is at it, and what comes of it is not known yet. `succeeded`: it is paid and
 * carried out. `cancelled`: it is not paid, and what is paid for it all the same is to the team's credit.
 */
export const ORDER_STATES = ['open', 'pending', 'succeeded', 'cancelled'] as const;

/**
 * Something to be paid, as it was reckoned when it was ordered: amounts in the smallest unit of `currency`. A team has at most
 * one order of a person that is open or pending, so that nothing is paid twice, and the provider takes money for an order once.
 */
export const paymentOrder = pgTable(
  'payment_order',
  {
    orderId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    kind: text({ enum: ORDER_KINDS }).notNull(),
    status: text({ enum: ORDER_STATES }).notNull(),
    currency: currency().notNull(),
    /** `amount` is what is to be paid: gross + dues - creditsUsed - balanceUsed. */
    gross: amount().notNull(),
    dues: amount().notNull(),
    creditsUsed: amount().notNull(),
    balanceUsed: amount().notNull(),
    amount: amount().notNull(),
    /** What is bought: null where dues alone are paid. */
    rate: integer(),
    usersCount: integer(),
    months: integer(),
    category: text({ enum: LICENCE_CATEGORIES }),
    /** Of licences that run for days; null for a subscription. */
    validityDays: integer(),
    /** How many users a proforma was for, where there was one. */
    proformaUsersCount: integer(),
    autoAssign: boolean().notNull(),
    /** Whether people on a trial licence get a bought one. */
    renewsTrialLicences: boolean().notNull(),
    paysDues: boolean().notNull(),
    /** How it was or is being paid; null before anybody tried. */
    method: text({ enum: ['SAVED_CARD', 'NEW_CARD', 'NET_BANKING', 'NOTHING_PAYABLE'] }),
    /** The saved card that is tried, and how many times one was: each try has a key of its own at the provider. */
    cardId: text(),
    attempt: integer().notNull(),
    /** What the card provider asks for the money by. */
    intentId: text(),
    /** The bank that was gone to last; once one has paid, that one. */
    bankCode: text(),
    /** What people call each bank that was gone to, by its code: the one that pays need not be the last. */
    bankNames: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What the bank knows the payment by. */
    bankReference: text(),
    /** Why the latest attempt failed. */
    failure: text(),
    /** Who ordered it; null for a renewal. */
    startedBy: text(),
    createdAt: epochMs().notNull(),
    settledAt: epochMs(),
    /** What came of it, as its buyer is told. */
    result: jsonb().$type<unknown>(),
  },
  (table) => [
    uniqueIndex('payment_order_intent').on(table.intentId),
    uniqueIndex('payment_order_running')
      .on(table.teamId)
      .where(sql`${table.status} in ('open', 'pending') and ${table.kind} <> 'RENEWAL'`),
    index('payment_order_team').on(table.teamId, table.createdAt),
  ],
);

/**
 * The accounts of each team's ledger. Debits are above zero, credits below. PROVIDER and BANK: money taken for the team by card
 * and by its bank. REVENUE: what was sold to it. DUES: what it owes. CREDITS: what was granted to it, GRANTS the counterpart.
 * BALANCE: what it has paid in. ACCOUNT_DUE: what an account of old owes. OPENING: where what was there before comes from.
 */
export const LEDGER_ACCOUNTS = [
  'PROVIDER',
  'BANK',
  'REVENUE',
  'DUES',
  'CREDITS',
  'BALANCE',
  'ACCOUNT_DUE',
  'GRANTS',
  'OPENING',
] as const;

/** Something that moved a team's money. What it moved stands in its entries, whose sum is zero; nothing of it ever changes. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    transactionId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** What moved it: a purchase, a renewal, a payment, a cancellation, an adjustment, what was there before. */
    kind: text({
      enum: ['OPENING', 'PURCHASE', 'PAYMENT', 'RENEWAL', 'CANCELLATION', 'OVERPAYMENT', 'REFUND', 'GRANT'],
    }).notNull(),
    /** What it is about, for instance the order: once for each kind. */
    reference: text().notNull(),
    at: epochMs().notNull(),
  },
  (table) => [uniqueIndex('ledger_transaction_once').on(table.teamId, table.kind, table.reference)],
);

/** One account of it. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    entryId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerTransaction.transactionId),
    teamId: text().notNull(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    amount: amount().notNull(),
    currency: currency().notNull(),
  },
  (table) => [
    index('ledger_entry_balance').on(table.teamId, table.account),
    index('ledger_entry_transaction').on(table.transactionId),
  ],
);

/** A line of an invoice: what, how many, and what it comes to in the smallest unit. */
export type InvoiceLine = {
  text: string;
  quantity: number | null;
  rate: number | null;
  months: number | null;
  amount: number;
};
/** Whom an invoice was made out to, as it stood then. */
export type InvoiceBuyer = {
  companyName: string;
  companyAddress: string;
  city: string;
  countryCode: string | null;
  taxNumber: string | null;
};

/** A bill for what was sold, and the receipt once it is paid. */
export const invoice = pgTable(
  'invoice',
  {
    invoiceId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** What people know it by; without gaps within a year. */
    number: text().notNull(),
    /** The order, the renewal or the cancellation that it is for. */
    reference: text().notNull(),
    currency: currency().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>(),
    gross: amount().notNull(),
    creditsUsed: amount().notNull(),
    balanceUsed: amount().notNull(),
    total: amount().notNull(),
    /** The first and the last day that it is for; null where it is for none. */
    startsAt: epochMs(),
    expiresAt: epochMs(),
    issuedAt: epochMs().notNull(),
    /** When it was paid; null while it is open. */
    paidAt: epochMs(),
    /** By which card, bank or pot: see `paidBySchema`. */
    paidBy: jsonb().$type<unknown>(),
  },
  (table) => [
    uniqueIndex('invoice_number').on(table.number),
    uniqueIndex('invoice_reference').on(table.teamId, table.reference),
    index('invoice_team').on(table.teamId, table.issuedAt),
  ],
);

/** The last number that was given to an invoice, by year. */
export const invoiceCounter = pgTable('invoice_counter', { year: integer().primaryKey(), last: integer().notNull() });
