import type { BillingRow } from '../domains/billing/repository.ts';
import type { TeamRow } from '../domains/team/repository.ts';
import { DAY_MS, HOUR_MS } from '../lib/durations.ts';
import { galaxyChannels, orbitChannels, summitChannels } from './channelNames.ts';
import {
  type DemoField,
  type DemoUserGroup,
  galaxyFields,
  galaxyUserGroups,
  orbitFields,
  orbitUserGroups,
  softwallFields,
  softwallUserGroups,
} from './fieldSpecs.ts';
import { type DemoImport, summitImports } from './imports.ts';
import { type DemoWebhook, orbitWebhooks } from './webhooks.ts';

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
  apps?: number;
  /** Names of the channels that the team has beside those that every team has. */
  channels?: readonly string[];
  /** What the team has in its members' profiles, and what it makes of that. */
  fields?: readonly DemoField[];
  userGroups?: readonly DemoUserGroup[];
  webhooks?: readonly DemoWebhook[];
  imports?: readonly DemoImport[];
  team?: Partial<TeamRow>;
  billing: (now: number) => Partial<BillingRow>;
};

const paidByCard = {
  plan: 'pro',
  type: 'SUBSCRIPTION',
  interval: 'MONTHLY',
  monthlyRate: 500,
  paymentMethod: 'CARD',
  isProPlanInitialized: true,
} as const;

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
    team: { storageUsedBytes: 212 * GIB, autoUpgradeCategory: 'pro' },
    billing: () => ({ ...paidByCard, licencesBought: 95, balance: 12_500 }),
  },
  {
    domain: 'seedling.example',
    name: 'Seedling',
    people: { active: 12, admins: 1, guests: 1 },
    apps: 2,
    billing: () => ({}),
  },
  {
    domain: 'softwall.example',
    name: 'Softwall',
    people: { active: 38, admins: 1, guests: 1 },
    apps: 3,
    fields: softwallFields,
    userGroups: softwallUserGroups,
    team: { isSoftPaywall: true, storageUsedBytes: Math.round(4.6 * GIB) },
    billing: () => ({}),
  },
  {
    domain: 'sprout.example',
    name: 'Sprout',
    people: { active: 24, admins: 2, guests: 3 },
    apps: 2,
    team: { canJoinDomains: [] },
    billing: (now) => ({ type: 'SELF_SERVE_TRIAL', trialEndsAt: now + 10 * DAY_MS }),
  },
  {
    domain: 'deal.example',
    name: 'Deal',
    people: { active: 45, admins: 2, guests: 2 },
    billing: () => ({
      plan: 'pro',
      type: 'SALES_DEAL',
      interval: 'ANNUAL',
      monthlyRate: 300,
      paymentMethod: 'CARD',
      licencesBought: 50,
    }),
  },
  {
    domain: 'salestrial.example',
    name: 'Sales Trial',
    people: { active: 30, admins: 2, guests: 2 },
    billing: (now) => ({ type: 'SALES_TRIAL', trialEndsAt: now + 20 * DAY_MS }),
  },
  {
    domain: 'flat.example',
    name: 'Flat Rate',
    people: { active: 40, admins: 2, guests: 3 },
    licensed: 'all',
    billing: () => ({ ...paidByCard, type: 'FLAT_RATE', licencesBought: 37 }),
  },
  {
    domain: 'offline.example',
    name: 'Offline',
    people: { active: 52, admins: 2, guests: 4 },
    licensed: 40,
    team: { canJoinDomains: [] },
    billing: () => ({
      ...paidByCard,
      type: 'PAID_OFFLINE',
      interval: 'ANNUAL',
      monthlyRate: 300,
      paymentMethod: 'INVOICE',
      licencesBought: 48,
    }),
  },
  {
    domain: 'overdue.example',
    name: 'Overdue',
    people: { active: 33, admins: 2, guests: 2 },
    licensed: 25,
    billing: (now) => ({ ...paidByCard, licencesBought: 25, pendingAmount: 12_500, pendingDeadline: now + 5 * DAY_MS }),
  },
  {
    domain: 'elite.example',
    name: 'Elite',
    people: { active: 28, admins: 2, guests: 2 },
    licensed: 20,
    team: { supportLite: false },
    billing: () => ({ ...paidByCard, licencesBought: 20, isLiteUserRestricted: true }),
  },
  {
    domain: 'activating.example',
    name: 'Activating',
    people: { active: 26, admins: 1, guests: 1 },
    licensed: 9,
    billing: (now) => ({ ...paidByCard, plan: 'free', licencesBought: 20, activationAt: now + 18 * HOUR_MS }),
  },
  {
    domain: 'hardwall.example',
    name: 'Hardwall',
    people: { active: 35, admins: 1, guests: 1 },
    team: { isHardPaywall: true, storageUsedBytes: 9 * GIB },
    billing: () => ({ type: 'HARD_PAYWALL_EXPERIMENT' }),
  },
  {
    domain: 'heritage.example',
    name: 'Heritage',
    people: { active: 31, admins: 1, guests: 1 },
    team: { isLegacy: true },
    billing: () => ({ monthlyRate: 200, interval: 'ANNUAL' }),
  },
  {
    domain: 'rupee.example',
    name: 'Rupee',
    people: { active: 48, admins: 2, guests: 3 },
    licensed: 36,
    billing: () => ({
      ...paidByCard,
      currency: 'INR',
      monthlyRate: 19_900,
      paymentMethod: 'NET_BANKING',
      licencesBought: 40,
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
    team: {
      allowsChatExport: true,
      allowsVideoRecording: true,
      isIpTrackingEnabled: true,
      storageUsedBytes: 180 * GIB,
    },
    billing: () => ({
      ...paidByCard,
      plan: 'enterprise',
      type: 'SALES_DEAL',
      interval: 'ANNUAL',
      monthlyRate: 300,
      paymentMethod: 'INVOICE',
      licencesBought: 60,
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
    billing: () => ({ ...paidByCard, interval: 'ANNUAL', monthlyRate: 300, licencesBought: 5200 }),
  },
  {
    domain: 'fortress.example',
    name: 'Fortress',
    people: { active: 18, admins: 1, guests: 1 },
    licensed: 15,
    team: { isIpTrackingEnabled: true },
    billing: () => ({ ...paidByCard, licencesBought: 16 }),
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
    billing: () => ({ ...paidByCard, plan: 'free', licencesBought: 10 }),
  },
  {
    domain: 'harbor.example',
    name: 'Harbor',
    people: { active: 9, admins: 1, guests: 1 },
    alsoPeopleOf: 'orbit.example',
    licensed: 6,
    apps: 2,
    team: { isAutoJoin: true, canJoinDomains: ['harbor.example', 'orbit.example'] },
    billing: () => ({ ...paidByCard, licencesBought: 10 }),
  },
  {
    domain: 'leaderless.example',
    name: 'Leaderless',
    people: { active: 9, admins: 0, guests: 1 },
    apps: 1,
    billing: () => ({}),
  },
];
