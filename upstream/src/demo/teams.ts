import { dayOf, daysAfter } from '../domains/billing/periodRules.ts';
import type { TeamRow } from '../domains/team/repository.ts';
import { HOUR_MS } from '../lib/durations.ts';
import { type DemoBatch, type DemoBilling, boughtSingly, subscribed } from './billing.ts';
import { galaxyChannels, orbitChannels, summitChannels } from './channelNames.ts';
import {
  type DemoField,
  type DemoUserGroup,
  galaxyFields,
  galaxyUserGroups,
  orbitFields,
  orbitUserGroups,
  sandboxUserGroups,
  softwallFields,
  softwallUserGroups,
} from './fieldSpecs.ts';
import type { DemoCalls } from './calls.ts';
import { type DemoImport, summitImports } from './imports.ts';
import { type DemoRecording, sandboxRecordings, summitRecordings } from './recordings.ts';
import { type DemoWebhook, orbitWebhooks, sandboxWebhooks } from './webhooks.ts';

const GIB = 1024 ** 3;

/** What makes a demo team what it is; the rest is the same for all. */
export type DemoTeam = {
  domain: string;
  name: string;
  /** Active people: `admins` and `guests` are among `active`. */
  people: { active: number; admins: number; guests: number; pending?: number; deactivated?: number };
  /** The domain of another team whose admin@, member@ and guest@ are an admin, a member and a guest here too. */
  alsoPeopleOf?: string;
  /** How many of the non-guests hold a licence; 'all' for everybody. */
  licensed?: number | 'all';
  /** How many of those without one came a few days ago, and have all of PRO for a month. */
  newcomers?: number;
  /** Whether it had PRO once, beside the teams that have it or try it. */
  hadPro?: boolean;
  apps?: number;
  /** Names of the channels that the team has beside those that every team has. */
  channels?: readonly string[];
  /** What the team has in its members' profiles, and what it makes of that. */
  fields?: readonly DemoField[];
  userGroups?: readonly DemoUserGroup[];
  webhooks?: readonly DemoWebhook[];
  imports?: readonly DemoImport[];
  calls?: DemoCalls;
  recordings?: readonly DemoRecording[];
  /** How many messages its members have written in the last months. */
  messages?: number | undefined;
  team?: Partial<TeamRow>;
  billing: (now: number) => DemoBilling;
};

const paidByCard = {
  plan: 'pro',
  type: 'SUBSCRIPTION',
  interval: 'MONTHLY',
  monthlyRate: 500,
  paymentMethod: 'CARD',
  isProPlanInitialized: true,
} as const satisfies DemoBilling;

const paidByInvoice = {
  ...paidByCard,
  interval: 'ANNUAL',
  monthlyRate: 300,
  paymentMethod: 'INVOICE',
} as const satisfies DemoBilling;

/** Licences that a team pays for month by month, since the middle of the last one. */
const monthly = (now: number, count: number, daysAgo = 18): DemoBatch[] => [
  subscribed(now, daysAgo, { category: 'MONTHLY', monthlyRate: 500, count }),
];

/** Licences that a team pays for by the year. */
const yearly = (now: number, count: number): DemoBatch[] => [
  subscribed(now, 200, { category: 'ANNUAL', monthlyRate: 300, count }),
];

/** Licences that a team has before it pays for the first year of them. */
const payingLater = ({ count, since, from }: { count: number; since: number; from: number }) => ({
  batches: [
    {
      ...({ category: 'ANNUAL', monthlyRate: 300, count, isCredited: false } as const),
      ...{ startsAt: since, renewsAt: from, anchorAt: from },
    },
  ],
  billingStartsAt: from,
});

/** A trial that ends in so many days. */
const trialUntil = (now: number, inDays: number) => {
  const trialEndsAt = daysAfter(dayOf(now), inDays);
  return { trialStartsAt: daysAfter(trialEndsAt, -30), trialEndsAt, billingStartsAt: trialEndsAt };
};

/** The team for trying things out: it has something of everything, and is put back by whoever is in it. */
export const SANDBOX: DemoTeam = {
  domain: 'sandbox.example',
  name: 'Sandbox',
  people: { active: 24, admins: 2, guests: 3, pending: 3, deactivated: 3 },
  licensed: 16,
  apps: 3,
  channels: ['announcements', 'design', 'engineering', 'support'],
  fields: orbitFields,
  userGroups: sandboxUserGroups,
  webhooks: sandboxWebhooks,
  calls: { groups: 3 },
  recordings: sandboxRecordings,
  team: { allowsChatExport: true, allowsVideoRecording: true, canJoinDomains: [] },
  billing: (now) => ({ ...paidByCard, batches: monthly(now, 20), credits: 2_500 }),
};
export const SANDBOX_TEAM_ID = 'team-sandbox';

/** The demo teams. Tests and screenshots rely on what stands here. */
export const demoTeams: readonly DemoTeam[] = [
  {
    domain: 'orbit.example',
    name: 'Orbit',
    people: { active: 120, admins: 2, guests: 8, pending: 5, deactivated: 6 },
    licensed: 80,
    apps: 6,
    channels: orbitChannels,
    fields: orbitFields,
    userGroups: orbitUserGroups,
    webhooks: orbitWebhooks,
    calls: { groups: 14 },
    team: { storageUsedBytes: 212 * GIB, autoUpgradeCategory: 'pro' },
    billing: (now) => ({ ...paidByCard, batches: monthly(now, 95), credits: 2_500, balance: 12_500 }),
  },
  {
    domain: 'seedling.example',
    name: 'Seedling',
    people: { active: 12, admins: 1, guests: 1 },
    hadPro: true,
    apps: 2,
    billing: () => ({}),
  },
  {
    domain: 'softwall.example',
    name: 'Softwall',
    people: { active: 38, admins: 1, guests: 1 },
    hadPro: true,
    apps: 3,
    fields: softwallFields,
    userGroups: softwallUserGroups,
    calls: { limited: 12 },
    messages: 8_400,
    team: { isSoftPaywall: true, storageUsedBytes: Math.round(4.6 * GIB) },
    billing: (now) => ({
      offer: {
        kind: 'FIRST_MONTHS',
        validUntil: daysAfter(dayOf(now), 14),
        ...{ rateUsd: 250, listRateUsd: 500, rateInr: 9_900, listRateInr: 19_900 },
      },
    }),
  },
  {
    domain: 'sprout.example',
    name: 'Sprout',
    people: { active: 24, admins: 2, guests: 3 },
    apps: 2,
    calls: { groups: 3 },
    team: { canJoinDomains: [] },
    billing: (now) => ({
      ...{ type: 'SELF_SERVE_TRIAL', trialEndPlan: 'pro', ...trialUntil(now, 10) },
      trialStartedBy: 'admin@sprout.example',
    }),
  },
  {
    domain: 'deal.example',
    name: 'Deal',
    people: { active: 45, admins: 2, guests: 2 },
    billing: (now) => ({
      ...paidByInvoice,
      ...{ type: 'SALES_DEAL', paymentMethod: 'CARD', isProPlanInitialized: false },
      ...payingLater({ count: 50, since: daysAfter(dayOf(now), -3), from: daysAfter(dayOf(now), 14) }),
      ...{ accountManagerName: 'Noor Haddad', accountManagerEmail: 'noor.haddad@muster.example' },
    }),
  },
  {
    domain: 'salestrial.example',
    name: 'Sales Trial',
    people: { active: 30, admins: 2, guests: 2 },
    billing: (now) => ({ type: 'SALES_TRIAL', trialEndPlan: 'pro', ...trialUntil(now, 20) }),
  },
  {
    domain: 'flat.example',
    name: 'Flat Rate',
    people: { active: 40, admins: 2, guests: 3 },
    licensed: 'all',
    billing: (now) => ({ ...paidByCard, type: 'FLAT_RATE', batches: monthly(now, 37) }),
  },
  {
    domain: 'offline.example',
    name: 'Offline',
    people: { active: 52, admins: 2, guests: 4 },
    licensed: 40,
    team: { canJoinDomains: [] },
    // Its licences run since its trial began; the first of its years is paid from the trial's end on.
    billing: (now) => {
      const trial = trialUntil(now, 10);
      return {
        ...{ ...paidByInvoice, type: 'PAID_OFFLINE', ...trial, trialEndPlan: 'pro' },
        ...payingLater({ count: 48, since: trial.trialStartsAt, from: trial.billingStartsAt }),
      };
    },
  },
  {
    domain: 'overdue.example',
    name: 'Overdue',
    people: { active: 33, admins: 2, guests: 2 },
    licensed: 25,
    billing: (now) => ({
      ...{ ...paidByCard, hasPaymentFailed: true, pendingDeadline: daysAfter(dayOf(now), 5) },
      batches: monthly(now, 25, 2).map((batch) => ({ ...batch, isCredited: true })),
    }),
  },
  {
    domain: 'elite.example',
    name: 'Elite',
    people: { active: 28, admins: 2, guests: 2 },
    licensed: 20,
    team: { supportLite: false },
    billing: (now) => ({ ...paidByCard, batches: monthly(now, 20), isLiteUserRestricted: true }),
  },
  {
    domain: 'activating.example',
    name: 'Activating',
    people: { active: 26, admins: 1, guests: 1 },
    licensed: 9,
    billing: (now) => ({
      ...{ ...paidByCard, plan: 'free', batches: monthly(now, 20, 1) },
      activationAt: now + 18 * HOUR_MS,
    }),
  },
  {
    domain: 'hardwall.example',
    name: 'Hardwall',
    people: { active: 35, admins: 1, guests: 1 },
    calls: { limited: 4 },
    team: { isHardPaywall: true, storageUsedBytes: 9 * GIB },
    billing: () => ({ type: 'HARD_PAYWALL_EXPERIMENT' }),
  },
  {
    domain: 'heritage.example',
    name: 'Heritage',
    people: { active: 31, admins: 1, guests: 1 },
    team: { isLegacy: true },
    billing: (now) => ({
      offer: {
        kind: 'LEGACY',
        ...{ validUntil: daysAfter(dayOf(now), 45), freeUsageUntil: daysAfter(dayOf(now), 45) },
        lockedUntil: Date.UTC(2019, 4, 31),
      },
    }),
  },
  {
    domain: 'rupee.example',
    name: 'Rupee',
    people: { active: 48, admins: 2, guests: 3 },
    licensed: 36,
    newcomers: 4,
    billing: (now) => ({
      ...{ ...paidByCard, currency: 'INR', monthlyRate: 19_900, paymentMethod: 'NET_BANKING' },
      batches: [subscribed(now, 18, { category: 'MONTHLY', monthlyRate: 19_900, count: 40 })],
    }),
  },
  {
    domain: 'summit.example',
    name: 'Summit',
    people: { active: 60, admins: 3, guests: 5, pending: 2, deactivated: 3 },
    licensed: 'all',
    apps: 8,
    channels: summitChannels,
    imports: summitImports,
    recordings: summitRecordings,
    team: {
      allowsChatExport: true,
      allowsVideoRecording: true,
      recordingKeptDays: 365,
      isIpTrackingEnabled: true,
      storageUsedBytes: 180 * GIB,
    },
    billing: (now) => ({
      ...{ ...paidByInvoice, plan: 'enterprise', type: 'SALES_DEAL', batches: yearly(now, 60) },
      ...{ accountManagerName: 'Ilse Brandt', accountManagerEmail: 'ilse.brandt@muster.example' },
    }),
  },
  {
    domain: 'galaxy.example',
    name: 'Galaxy',
    people: { active: 6200, admins: 4, guests: 60, pending: 12, deactivated: 40 },
    licensed: 5000,
    apps: 9,
    channels: galaxyChannels,
    fields: galaxyFields,
    userGroups: galaxyUserGroups,
    team: { storageUsedBytes: 9_000 * GIB },
    billing: (now) => ({
      ...{ ...paidByCard, type: 'PAID', interval: null, monthlyRate: 300, defaultLicenceCategory: 'ANNUAL' },
      batches: [
        boughtSingly(now, 12, { category: 'MONTHLY', monthlyRate: 500, count: 200 }),
        boughtSingly(now, 40, { category: 'QUARTERLY', monthlyRate: 450, count: 300 }),
        boughtSingly(now, 80, { category: 'BIANNUAL', monthlyRate: 400, count: 500 }),
        boughtSingly(now, 120, { category: 'ANNUAL', monthlyRate: 300, count: 4200 }),
      ],
    }),
  },
  {
    domain: 'fortress.example',
    name: 'Fortress',
    people: { active: 18, admins: 1, guests: 1 },
    licensed: 15,
    team: { isIpTrackingEnabled: true },
    billing: (now) => ({ ...paidByCard, batches: monthly(now, 16) }),
  },
  {
    domain: 'lonely.example',
    name: 'Lonely',
    people: { active: 1, admins: 1, guests: 0 },
    apps: 0,
    billing: () => ({}),
  },
  {
    domain: 'firstday.example',
    name: 'First Day',
    people: { active: 16, admins: 1, guests: 1 },
    billing: (now) => ({ ...paidByCard, plan: 'free', batches: monthly(now, 10, 1) }),
  },
  {
    domain: 'harbor.example',
    name: 'Harbor',
    people: { active: 9, admins: 1, guests: 1 },
    alsoPeopleOf: 'orbit.example',
    licensed: 6,
    apps: 2,
    team: { isAutoJoin: true, canJoinDomains: ['harbor.example', 'orbit.example'] },
    billing: (now) => ({ ...paidByCard, batches: monthly(now, 10) }),
  },
  {
    domain: 'leaderless.example',
    name: 'Leaderless',
    people: { active: 9, admins: 0, guests: 1 },
    apps: 1,
    billing: () => ({}),
  },
  {
    domain: 'orchard.example',
    name: 'Orchard',
    people: { active: 16, admins: 1, guests: 1 },
    licensed: 12,
    team: { supportLite: false, isGoogleSignInRequired: true },
    billing: (now) => ({
      ...{ ...paidByCard, type: 'PAID', interval: null, monthlyRate: 450, defaultLicenceCategory: 'QUARTERLY' },
      batches: [boughtSingly(now, 30, { category: 'QUARTERLY', monthlyRate: 450, count: 14 })],
      isLiteUserRestricted: true,
    }),
  },
  {
    domain: 'parting.example',
    name: 'Parting',
    people: { active: 12, admins: 1, guests: 1 },
    licensed: 8,
    billing: (now) => {
      const batches = monthly(now, 8);
      return { ...paidByCard, batches, cancelsAt: Math.max(...batches.map(({ renewsAt }) => renewsAt)) };
    },
  },
  SANDBOX,
];
