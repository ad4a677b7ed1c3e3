import {
  CHANNEL_DESCRIPTION_MAX,
  CHANNEL_GROUPS_MAX,
  CHANNEL_MODERATORS_MAX,
  CHANNEL_NAME_MAX,
  CHANNEL_POSTERS_MAX,
  channelDescriptionFormat,
  channelNameFormat,
} from '@muster/schema/formats/channel';
import type { ChannelPrivilege, UserError } from '../../generated/resolvers.ts';
import { type OpenedIds, openIds } from '../../lib/idLists.ts';
import { type Part, readText, textError, textRule } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';
import { privilegeLevels } from './mapper.ts';
import type { ChannelParts, Permission } from './rest.ts';

type Given<T> = T | null | undefined;
type ListName = 'restrictedToIds' | 'autoJoinGroupIds' | 'moderatorIds' | 'posterIds';
type TextName = 'name' | 'description';
type Texts = { readonly [Name in TextName]?: Given<string> };
type RulesInput = {
  readonly [Name in ListName]?: Given<readonly string[]>;
} & { readonly canLeave?: Given<ChannelPrivilege>; readonly canMute?: Given<ChannelPrivilege> };

/** The lists of an input, opened, by which a place that the service names is found again. */
export type OpenedLists = { readonly [Name in ListName]?: OpenedIds | undefined };

/** Longer texts are not sent: no channel has one. */
const MOST_SENT = { name: 1_000, description: 2_000 };

const rules = {
  name: textRule(channelNameFormat, 'A name', CHANNEL_NAME_MAX),
  description: textRule(channelDescriptionFormat, 'A description', CHANNEL_DESCRIPTION_MAX),
};

/** The texts of a channel that is to be created. */
export const readTexts = ({ name, description }: Texts): { readonly [Name in TextName]: Part<string> } => ({
  name: readText(rules.name, name, ['name']),
  description: readText(rules.description, description, ['description']),
});

const tooLong = (field: TextName, text: Given<string>): UserError[] =>
  (text?.length ?? 0) > MOST_SENT[field] ? [userError('TOO_LONG', [field], rules[field].tooLong)] : [];

/** Which texts of a change are not sent. Of the others the service says whether it takes them, as a channel keeps those it has. */
export const unsentTexts = ({ name, description }: Texts): UserError[] => [
  ...tooLong('name', name),
  ...tooLong('description', description),
];

/** What is wrong with a text that the service has not taken. */
export const refusedTextError = (field: TextName, text: Given<string>): UserError =>
  textError(rules[field], text ?? '', [field]) ?? userError('INVALID', [field], rules[field].invalid);

export const openUserGroups = (name: ListName, ids: readonly string[]): OpenedIds =>
  openIds('UserGroup', [name], ids, { max: CHANNEL_GROUPS_MAX, mayBeEmpty: true });

/** MEMBER or NONE in the words of the service. */
function readPermission(name: 'canLeave' | 'canMute', level: Given<ChannelPrivilege>): Part<Permission> {
  if (!level) return { errors: [] };
  const value = privilegeLevels.wire(level);
  return value === 'member' || value === 'none'
    ? { value, errors: [] }
    : { errors: [userError('INVALID', [name], 'It is MEMBER or NONE.')] };
}

/** What an input says of a channel beside its texts in the words of the service, and what is wrong with its form. */
export function readRules(input: RulesInput): { parts: ChannelParts; lists: OpenedLists; errors: UserError[] } {
  const { restrictedToIds, autoJoinGroupIds, moderatorIds, posterIds } = input;
  const lists = {
    restrictedToIds: restrictedToIds ? openUserGroups('restrictedToIds', restrictedToIds) : undefined,
    autoJoinGroupIds: autoJoinGroupIds ? openUserGroups('autoJoinGroupIds', autoJoinGroupIds) : undefined,
    moderatorIds: moderatorIds
      ? openIds('Member', ['moderatorIds'], moderatorIds, { max: CHANNEL_MODERATORS_MAX })
      : undefined,
    posterIds: posterIds
      ? openIds('Member', ['posterIds'], posterIds, { max: CHANNEL_POSTERS_MAX, mayBeEmpty: true })
      : undefined,
  };
  const canLeave = readPermission('canLeave', input.canLeave);
  const canMute = readPermission('canMute', input.canMute);
  return {
    parts: {
      restrictionKeys: lists.restrictedToIds?.keys,
      autoJoinKeys: autoJoinGroupIds === null ? null : lists.autoJoinGroupIds?.keys,
      moderatorGuids: lists.moderatorIds?.keys,
      posterGuids: lists.posterIds?.keys,
      ...{ canLeave: canLeave.value, canMute: canMute.value },
    },
    lists,
    errors: [...Object.values(lists), canLeave, canMute].flatMap((part) => part?.errors ?? []),
  };
}
