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
    isFileSharingDisabled: boolean().notNull(),
    isMobileFileSharingDisabled: boolean().notNull(),
    isIpTrackingEnabled: boolean().notNull(),
    allowsVideoRecording: boolean().notNull(),
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
