import { channelDescriptionFormat, channelNameFormat } from '@muster/schema/formats/channel';
import type { EditedChannelFragment } from '../../../generated/channel/form/channelForm.ts';
import type { ChannelCreateInput } from '../../../generated/channel/form/channelCreate.ts';
import type { ChannelPreviewInput } from '../../../generated/channel/form/channelPreview.ts';
import type { ChannelUpdateInput } from '../../../generated/channel/form/channelUpdate.ts';
import type { ChannelPage } from '../channelPaths.ts';

/** Who is put into a channel: nobody, everybody but guests, or the members of user groups. */
export type AutoJoin = 'NOBODY' | 'EVERYBODY' | 'GROUPS';

/** A channel as it is being entered. */
export interface ChannelDraft {
  readonly name: string;
  readonly description: string;
  /** The ids of the user groups that it is for; everybody without. */
  readonly restrictedToIds: readonly string[];
  readonly autoJoin: AutoJoin;
  /** The ids of the user groups whose members are put into it, where it is `GROUPS`. */
  readonly autoJoinGroupIds: readonly string[];
  /** Whether those who are put into it may leave it, and switch its notifications off. */
  readonly canLeave: boolean;
  readonly canMute: boolean;
  /** The ids of those who look after it; of a new one empty for whoever creates it. */
  readonly moderatorIds: readonly string[];
  /** The ids of those who write in it beside them. */
  readonly posterIds: readonly string[];
}

/** What a new channel begins with. */
export const newChannel = (page: ChannelPage): ChannelDraft => ({
  name: '',
  description: '',
  restrictedToIds: [],
  autoJoin: page === 'autojoin' ? 'EVERYBODY' : 'NOBODY',
  autoJoinGroupIds: [],
  canLeave: true,
  canMute: true,
  moderatorIds: [],
  posterIds: [],
});

const idsOf = (all: readonly { readonly id: string }[] | null) => (all ?? []).map(({ id }) => id);

/** What the form begins with; null where something of it could not be read, and would be lost. */
export function draftOf(channel: EditedChannelFragment): ChannelDraft | null {
  const { name, description, isAutoJoin, autoJoinGroups, restrictedTo, canLeave, canMute, moderators, posters } =
    channel;
  if (description === null || isAutoJoin === null || restrictedTo === null) return null;
  if (isAutoJoin && autoJoinGroups === null) return null;
  const groupIds = isAutoJoin ? idsOf(autoJoinGroups) : [];
  return {
    name,
    description,
    restrictedToIds: idsOf(restrictedTo),
    autoJoin: isAutoJoin ? (groupIds.length > 0 ? 'GROUPS' : 'EVERYBODY') : 'NOBODY',
    autoJoinGroupIds: groupIds,
    canLeave: canLeave !== 'NONE',
    canMute: canMute !== 'NONE',
    moderatorIds: idsOf(moderators),
    posterIds: idsOf(posters),
  };
}

/** Who is to be in a channel. */
export type Criteria = Pick<ChannelDraft, 'restrictedToIds' | 'autoJoin' | 'autoJoinGroupIds'>;

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Who is put into it, as it is sent: null for nobody, nothing for everybody. */
const autoJoinIdsOf = ({ autoJoin, autoJoinGroupIds }: Criteria): readonly string[] | null => {
  if (autoJoin === 'NOBODY') return null;
  return autoJoin === 'EVERYBODY' ? [] : autoJoinGroupIds;
};

const hasSameAutoJoin = (one: Criteria, other: Criteria) =>
  one.autoJoin === other.autoJoin && isSameSet(autoJoinIdsOf(one) ?? [], autoJoinIdsOf(other) ?? []);

/** Whether the same people are meant. */
const hasSameCriteria = (one: Criteria, other: Criteria) =>
  isSameSet(one.restrictedToIds, other.restrictedToIds) && hasSameAutoJoin(one, other);

/**
 * What is to be counted before it is saved: the channel as it would be. Null where saving moves nobody, and while it is not
 * said yet whose members join it.
 *
 * @param channelId the channel that is changed; null for a new one
 */
export function movedBy(draft: Criteria, saved: Criteria, channelId: string | null): ChannelPreviewInput | null {
  const { restrictedToIds, autoJoin, autoJoinGroupIds } = draft;
  if (autoJoin === 'GROUPS' && autoJoinGroupIds.length === 0) return null;
  if (channelId === null ? autoJoin === 'NOBODY' : hasSameCriteria(draft, saved)) return null;
  const ids = autoJoinIdsOf(draft);
  return { channelId, restrictedToIds: [...restrictedToIds], autoJoinGroupIds: ids && [...ids] };
}

/** Whether two drafts mean the same channel. */
export const isSameChannel = (one: ChannelDraft, other: ChannelDraft): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  hasSameCriteria(one, other) &&
  one.canLeave === other.canLeave &&
  one.canMute === other.canMute &&
  isSameSet(one.moderatorIds, other.moderatorIds) &&
  isSameSet(one.posterIds, other.posterIds);

const FORMATS = { name: channelNameFormat, description: channelDescriptionFormat };

/** A text of the form. */
export type TextField = keyof typeof FORMATS;

/** What is wrong with a text: it is missing, too long, or holds what it may not. */
export type TextProblem = 'missing' | 'length' | 'characters';

/** What is wrong with a text. One that is as before is taken whatever it holds. */
export function textProblem(field: TextField, draft: ChannelDraft, saved: ChannelDraft): TextProblem | null {
  const text = draft[field];
  if (text === saved[field] && text !== '') return null;
  const parsed = FORMATS[field].safeParse(text);
  if (parsed.success) return null;
  const codes = parsed.error.issues.map(({ code }) => code);
  if (codes.includes('too_small')) return 'missing';
  return codes.includes('too_big') ? 'length' : 'characters';
}

const permission = (isGiven: boolean) => (isGiven ? ('MEMBER' as const) : ('NONE' as const));

/** A new channel as it is sent. */
export function inputOf(draft: ChannelDraft, page: ChannelPage): ChannelCreateInput {
  const ids = autoJoinIdsOf(draft);
  return {
    purpose: page === 'announcement' ? 'ANNOUNCEMENT' : 'AUTO_JOIN',
    name: draft.name.trim(),
    description: draft.description.trim(),
    ...(draft.restrictedToIds.length > 0 && { restrictedToIds: [...draft.restrictedToIds] }),
    ...(ids && {
      autoJoinGroupIds: [...ids],
      canLeave: permission(draft.canLeave),
      canMute: permission(draft.canMute),
    }),
    ...(draft.moderatorIds.length > 0 && { moderatorIds: [...draft.moderatorIds] }),
    ...(draft.posterIds.length > 0 && { posterIds: [...draft.posterIds] }),
  };
}

/** What of a channel differs from what is saved. */
export function changesOf(draft: ChannelDraft, saved: ChannelDraft): Omit<ChannelUpdateInput, 'channelId' | 'version'> {
  const ids = autoJoinIdsOf(draft);
  return {
    ...(draft.name !== saved.name && { name: draft.name.trim() }),
    ...(draft.description !== saved.description && { description: draft.description.trim() }),
    ...(!isSameSet(draft.restrictedToIds, saved.restrictedToIds) && { restrictedToIds: [...draft.restrictedToIds] }),
    ...(!hasSameAutoJoin(draft, saved) && { autoJoinGroupIds: ids && [...ids] }),
    ...(draft.canLeave !== saved.canLeave && { canLeave: permission(draft.canLeave) }),
    ...(draft.canMute !== saved.canMute && { canMute: permission(draft.canMute) }),
    ...(!isSameSet(draft.moderatorIds, saved.moderatorIds) && { moderatorIds: [...draft.moderatorIds] }),
    ...(!isSameSet(draft.posterIds, saved.posterIds) && { posterIds: [...draft.posterIds] }),
  };
}
