import type { TeamSetting } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';

/** Who changed a setting last, and when. */
export type SettingChangeRecord = { readonly guid: string; readonly changedAt: string };

const settings = new Map<string, TeamSetting>([
  ['auto_join', 'AUTO_JOIN'],
  ['file_sharing', 'FILE_SHARING'],
  ['channel_creation', 'CHANNEL_CREATION'],
  ['sign_up', 'SIGN_UP'],
  ['invite_members', 'INVITE_MEMBERS'],
  ['invite_guests', 'INVITE_GUESTS'],
  ['full_names', 'FULL_NAMES'],
  ['google_sign_in', 'GOOGLE_SIGN_IN'],
  ['welcome_message', 'WELCOME_MESSAGE'],
  ['auto_join_channels', 'AUTO_JOIN_CHANNELS'],
  ['merge_domains', 'MERGE_DOMAINS'],
]);

/** The latest changes by their setting; one of a setting that this version does not know is left out. */
export const toSettingChanges = ({
  changes,
}: Answer<'team', 'settingChanges'>): ReadonlyMap<TeamSetting, SettingChangeRecord> =>
  new Map(
    changes.flatMap(({ setting: word, guid, changedAt }) => {
      const setting = settings.get(word);
      return setting === undefined ? [] : [[setting, { guid, changedAt: toDateTime(changedAt) }] as const];
    }),
  );
