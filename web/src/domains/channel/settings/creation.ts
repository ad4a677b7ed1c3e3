import type { ChannelCreationOfTeamFragment } from '../../../generated/channel/settings/channelCreation.ts';
import type { ChannelCreationUpdateMutationVariables } from '../../../generated/channel/settings/channelCreationUpdate.ts';
import type { PickedMemberFragment } from '../../../generated/member/fragments/pickedMember.ts';

type Input = ChannelCreationUpdateMutationVariables['input'];
type Read = NonNullable<ChannelCreationOfTeamFragment['channelCreation']>;

export type Creators = Read['open']['allowedTo'];

/** The two types of channels, each with a rule of its own. */
export const CHANNEL_TYPES = ['open', 'closed'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The choices of each type, the widest first. */
export const OPTIONS = ['ALL_USERS', 'ADMINS_AND_WHITELISTED_USERS', 'ONLY_ADMINS'] as const;
export type Option = (typeof OPTIONS)[number];

/** Who may create channels of one type, with the ids of those who are chosen. */
export interface CreationRule {
  readonly allowedTo: Creators;
  readonly memberIds: readonly string[];
}

export type Creation = Readonly<Record<ChannelType, CreationRule>> & { readonly version: number };

/** What is being changed; null for a rule that stays as it is saved, whoever changes it meanwhile. */
export type CreationDraft = Readonly<Record<ChannelType, CreationRule | null>>;

export const UNCHANGED: CreationDraft = { open: null, closed: null };

/** The people of the panel as far as they are known; null for somebody who has not been read. */
export type FindPerson = (id: string) => PickedMemberFragment | null;

export const hasList = ({ allowedTo }: CreationRule): boolean => allowedTo === 'ADMINS_AND_WHITELISTED_USERS';

/** Whether two rules let the same people: those who are chosen matter only where chosen people may. */
const sameRule = (one: CreationRule, other: CreationRule): boolean => {
  if (one.allowedTo !== other.allowedTo) return false;
  if (!hasList(one)) return true;
  const ids = new Set(one.memberIds);
  return ids.size === new Set(other.memberIds).size && other.memberIds.every((id) => ids.has(id));
};

/** Whether two drafts over what is saved come to the same. */
export const sameDraft = (one: CreationDraft, other: CreationDraft, saved: Creation): boolean =>
  CHANNEL_TYPES.every((type) => sameRule(one[type] ?? saved[type], other[type] ?? saved[type]));

/** Whether being chosen lets somebody create channels. Of whoever has not been read that is left to the services. */
export const mayCreate = (person: PickedMemberFragment | null): boolean =>
  person === null || (person.status === 'ACTIVE' && person.role !== 'GUEST');

/** Whether a rule lacks people: chosen ones may, and nobody is chosen who could. */
export const lacksPeople = (rule: CreationRule, find: FindPerson): boolean =>
  hasList(rule) && !rule.memberIds.some((id) => mayCreate(find(id)));

/** Whether a rule may be saved: one that stays as it is need not be sent. */
export const isComplete = (rule: CreationRule | null, saved: CreationRule, find: FindPerson): boolean =>
  rule === null || sameRule(rule, saved) || !lacksPeople(rule, find);

/** The rule once the picker is closed: with nobody chosen only admins may, until something else is chosen. */
export const afterPicking = (rule: CreationRule, find: FindPerson): CreationRule =>
  lacksPeople(rule, find) ? { ...rule, allowedTo: 'ONLY_ADMINS' } : rule;

/** Whether an option lets fewer people than a rule, whoever is chosen. */
export const isNarrower = (option: Option, { allowedTo }: CreationRule): boolean =>
  OPTIONS.findIndex((one) => one === allowedTo) < OPTIONS.indexOf(option) && allowedTo !== 'UNKNOWN';

/** What a save sends of a rule: nothing where it is as saved. */
const inputOf = (rule: CreationRule | null, saved: CreationRule): Input['open'] => {
  if (rule === null || sameRule(rule, saved)) return undefined;
  return { allowedTo: rule.allowedTo, ...(hasList(rule) && { memberIds: [...rule.memberIds] }) };
};

/** What a save sends: the rules that differ, against the version that was read. */
export const changesOf = (draft: CreationDraft, saved: Creation): Input => ({
  open: inputOf(draft.open, saved.open),
  closed: inputOf(draft.closed, saved.closed),
  version: saved.version,
});
