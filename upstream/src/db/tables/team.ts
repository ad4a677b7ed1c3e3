import { isNull } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';

/** One team. Its plan and dues are in `billing`. */
export const team = pgTable(
  'team',
  {
    teamId: text().primaryKey(),
    accountId: text().notNull(),
    name: text().notNull(),
    domain: text().notNull(),
    /** In lower case. A deleted team's is free again. */
    url: text().notNull(),
    /** The picture: a file of the store by its name. */
    avatarFile: text(),
    createdAt: epochMs().notNull(),
    isAutoJoin: boolean().notNull(),
    isDomain: boolean().notNull(),
    guestInvite: text({ enum: ['none', 'admin', 'member'] }).notNull(),
    isOpen: boolean().notNull(),
    isCrossDomainDisabled: boolean().notNull(),
    canJoinDomains: text().array().notNull(),
    isAdminInvite: boolean().notNull(),
    showUsersFullName: boolean().notNull(),
    isLegacy: boolean().notNull(),
    isHardPaywall: boolean().notNull(),
    isSoftPaywall: boolean().notNull(),
    excludePaywall: boolean().notNull(),
    autoUpgradeCategory: text({ enum: ['pro', 'free'] }).notNull(),
    supportLite: boolean().notNull(),
    /** Who may share files: everybody, nobody, or those of `fileSharer`. */
    fileSharingMode: text({ enum: ['ALL', 'NONE', 'CUSTOM'] }).notNull(),
    isMobileFileSharingDisabled: boolean().notNull(),
    /** Counts the changes of who may share files. */
    fileSharingVersion: integer().notNull(),
    /** Who may create open and closed channels beside the admins: everybody but guests, those of `channelCreator`, nobody. */
    openChannelCreation: text({ enum: ['ALL_USERS', 'ADMINS_AND_WHITELISTED_USERS', 'ONLY_ADMINS'] }).notNull(),
    closedChannelCreation: text({ enum: ['ALL_USERS', 'ADMINS_AND_WHITELISTED_USERS', 'ONLY_ADMINS'] }).notNull(),
    /** Counts the changes of who may create channels. */
    channelCreationVersion: integer().notNull(),
    /** Whether people have to sign in with their Google account. */
    isGoogleSignInRequired: boolean().notNull(),
    /** What people read when they come into the team. */
    isWelcomeEnabled: boolean().notNull(),
    welcomeSenderName: text().notNull(),
    welcomeMessage: text().notNull(),
    welcomeVersion: integer().notNull(),
    isIpTrackingEnabled: boolean().notNull(),
    /** Whether the installation's owner may count what its people do in the console. */
    sharesProductEvents: boolean().notNull().default(true),
    allowsVideoRecording: boolean().notNull(),
    /** For how many days recordings of calls are kept; null for as long as nobody deletes them. */
    recordingKeptDays: integer(),
    /** From when on older ones are deleted; null where none are. */
    recordingDeletesFrom: epochMs(),
    /** Counts the changes of how long recordings are kept. */
    recordingRetentionVersion: integer().notNull().default(1),
    allowsChatExport: boolean().notNull(),
    /** Addresses and ranges (CIDR) that people may come from; empty means from anywhere. */
    allowedAddresses: text().array().notNull(),
    storageUsedBytes: bigint({ mode: 'number' }).notNull(),
    version: integer().notNull(),
    /** When the last person left it. */
    deletedAt: epochMs(),
  },
  (table) => [
    index('team_domain').on(table.domain),
    uniqueIndex('team_url').on(table.url).where(isNull(table.deletedAt)),
  ],
);

/** One domain's wish to become one organisation with another. */
export const domainRequest = pgTable(
  'domain_request',
  {
    /** The team that asks. */
    fromTeamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The team that is asked. */
    toTeamId: text()
      .notNull()
      .references(() => team.teamId),
    /** A withdrawn one is no relation any more: it is kept for when it was made. */
    status: text({ enum: ['REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] }).notNull(),
    requestedAt: epochMs().notNull(),
    decidedAt: epochMs(),
  },
  (table) => [
    primaryKey({ columns: [table.fromTeamId, table.toTeamId] }),
    index('domain_request_to').on(table.toTeamId),
  ],
);

/** An app that people of a team have installed. */
export const installedApp = pgTable(
  'installed_app',
  {
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    appId: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    iconUri: text(),
    usersCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.appId] })],
);
