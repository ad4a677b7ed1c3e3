import type { TeamSetting } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** Who changed a setting last, and when. */
export type SettingChangeRecord = { readonly guid: string; readonly changedAt: string };

const teamSettings = enumOf('TeamSetting', {
  AUTO_JOIN: 'auto_join',
  FILE_SHARING: 'file_sharing',
  CHANNEL_CREATION: 'channel_creation',
  SIGN_UP: 'sign_up',
  INVITE_MEMBERS: 'invite_members',
  INVITE_GUESTS: 'invite_guests',
  FULL_NAMES: 'full_names',
  GOOGLE_SIGN_IN: 'google_sign_in',
  WELCOME_MESSAGE: 'welcome_message',
  AUTO_JOIN_CHANNELS: 'auto_join_channels',
  MERGE_DOMAINS: 'merge_domains',
  RECORDING_RETENTION: 'recording_retention',
  PRODUCT_EVENTS: 'product_events',
} as const satisfies WordsOf<TeamSetting>);

/** The latest changes by their setting; one of a setting that this version does not know is left out. */
export const toSettingChanges = (
  { changes }: Answer<'team', 'settingChanges'>,
  log: Log,
): ReadonlyMap<TeamSetting, SettingChangeRecord> =>
  new Map(
    changes.flatMap(({ setting: word, guid, changedAt }) => {
      const setting = teamSettings.read(word, log);
      return setting === 'UNKNOWN' ? [] : [[setting, { guid, changedAt: toDateTime(changedAt) }] as const];
    }),
  );
