import { type MessageDescriptor, useIntl } from 'react-intl';
import {
  type ChannelCreators,
  type FileSharingMode,
  type GuestInvite,
  type SettingValuesQuery,
  useSettingValuesQuery,
} from '../../../generated/team/settings/settingValues.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { isOffered } from '../../../lib/config/offered.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import type { SettingTab } from '../../../lib/settingTabs.ts';
import { wholePercents, storageShare } from '../overview/storageFill.ts';
import { modeNames } from './fileSharing/fileSharingMessages.ts';
import { storagePhrases } from './fileStorageMessages.ts';
import { wayTexts } from './signUp/signUpMessages.ts';
import { valuePhrases, valueTexts } from './valueMessages.ts';

type Team = TeamOf<SettingValuesQuery>;

/** A way that this version does not know has no word. */
const WORDS = {
  guests: { NONE: valueTexts.nobody, ADMIN: valueTexts.admins, MEMBER: valueTexts.membersAndAdmins, UNKNOWN: null },
  files: { ...modeNames, UNKNOWN: null },
  creators: {
    ALL_USERS: valueTexts.membersAndAdmins,
    ADMINS_AND_WHITELISTED_USERS: valueTexts.adminsAndChosen,
    ONLY_ADMINS: valueTexts.admins,
    UNKNOWN: null,
  },
} as const satisfies {
  guests: Record<GuestInvite, unknown>;
  files: Record<FileSharingMode, unknown>;
  creators: Record<ChannelCreators, unknown>;
};

const merged = ({ sent, received }: NonNullable<Team['domainRoster']>) =>
  [...sent, ...received].filter(({ status }) => status === 'APPROVED').map(({ domain }) => domain);

/** How each setting of the team stands, in a word or two; left out where it has no such state, or could not be read. */
export function useSettingValues(): Partial<Record<SettingTab, string | null>> {
  const { formatMessage } = useIntl();
  const { data } = useSettingValuesQuery({ ...READ_AFRESH, variables: { hasSso: isOffered('sso') } });
  const team = data?.viewer.team;
  if (!team) return {};

  const word = (message: MessageDescriptor | null) => message && formatMessage(message);
  const onOff = (isOn: boolean) => formatMessage(isOn ? valueTexts.on : valueTexts.off);
  const unlessNull = <Value>(value: Value | null, say: (value: Value) => string | null) =>
    value === null ? null : say(value);
  const domains = ([domain, ...others]: readonly string[]) => {
    if (domain === undefined) return null;
    return others.length > 0 ? formatMessage(valuePhrases.more, { domain, count: others.length }) : domain;
  };
  const creators = ({ open, closed }: NonNullable<Team['channelCreation']>) => {
    const [ofOpen, ofClosed] = [word(WORDS.creators[open.allowedTo]), word(WORDS.creators[closed.allowedTo])];
    if (ofOpen === ofClosed || ofOpen === null || ofClosed === null) return ofOpen && ofClosed;
    return formatMessage(valuePhrases.byType, { open: ofOpen, closed: ofClosed });
  };

  return {
    organisation: onOff(team.isAutoJoin),
    'sign-up':
      domains(team.joinDomains) ??
      unlessNull(team.isOpen, (isOpen) => formatMessage(isOpen ? wayTexts.open.name : wayTexts.invited.name)),
    'invite-members': unlessNull(team.isAdminInvite, (isAdminInvite) =>
      formatMessage(isAdminInvite ? valueTexts.admins : valueTexts.membersAndAdmins),
    ),
    'invite-guests': word(WORDS.guests[team.guestInvite]),
    'merge-domains': unlessNull(
      team.domainRoster,
      (roster) => domains(merged(roster)) ?? formatMessage(valueTexts.none),
    ),
    'file-sharing': unlessNull(team.fileSharing, ({ mode }) => word(WORDS.files[mode])),
    'file-storage': unlessNull(team.fileStorage, (storage) =>
      formatMessage(storagePhrases.share, { share: wholePercents(storageShare(storage)) / 100 }),
    ),
    'channel-creation': unlessNull(team.channelCreation, creators),
    'full-names': unlessNull(team.showsFullNames, onOff),
    'welcome-message': unlessNull(team.welcomeMessage, ({ isEnabled }) => onOff(isEnabled)),
    'product-events': onOff(team.sharesProductEvents),
    'google-sign-in': unlessNull(team.isGoogleSignInRequired ?? null, onOff),
  };
}
