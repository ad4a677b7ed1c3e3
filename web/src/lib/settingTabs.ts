import { isOfferedWithout, type OptionalService } from './config/offered.ts';

/** The sections of the settings, by their words in the address, as the page groups and orders them. */
export const SETTING_GROUPS = [
  { key: 'joining', tabs: ['organisation', 'sign-up', 'invite-members', 'invite-guests', 'merge-domains'] },
  {
    key: 'working',
    tabs: [
      'file-sharing',
      'file-storage',
      'call-recordings',
      'channel-creation',
      'auto-join-channels',
      'full-names',
      'welcome-message',
      'product-events',
    ],
  },
  { key: 'enterprise', tabs: ['google-sign-in', 'active-directory', 'on-premise', 'export-log'] },
  { key: 'leaving', tabs: ['leave-team'] },
] as const;

export type SettingTab = (typeof SETTING_GROUPS)[number]['tabs'][number];

export const SETTING_TABS: readonly SettingTab[] = SETTING_GROUPS.flatMap(({ tabs }) => tabs);

/** What a section is made of, where the installation may be without it. */
const TAB_SERVICES: Partial<Record<SettingTab, OptionalService>> = {
  'google-sign-in': 'sso',
  'call-recordings': 'recording',
  'product-events': 'event',
  // What this version does not have: one can but ask for it.
  'active-directory': 'event',
  'on-premise': 'event',
  'export-log': 'event',
};

/** Whether the installation has what a section is about. */
export const isTabOffered = (tab: SettingTab, absentServices: readonly string[]): boolean =>
  isOfferedWithout(absentServices, TAB_SERVICES[tab]);

/** The section that a word of the address names; null where there is none. */
export const settingTabOf = (word: string | undefined): SettingTab | null =>
  SETTING_TABS.find((tab) => tab === word) ?? null;
