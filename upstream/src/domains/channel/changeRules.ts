import { type ChannelRule, type Privilege, channelKey } from './rules.ts';

/** What of a channel somebody may change, beside its texts and its rule. */
export type Choices = {
  canLeave: 'member' | 'none';
  canMute: 'member' | 'none';
  postBy: Privilege;
  addRemoveUsersBy: Privilege;
  viewMemberListBy: Privilege;
  editProfileBy: Privilege;
};

/** What an entry tells of a channel's row. */
type Row = Choices & { name: string; nameKey: string; description: string };

/** A channel with its rule, and those of its moderators and of others who write in it that are active. */
export type Standing<Kept extends Row = Row> = {
  row: Kept;
  rule: ChannelRule;
  moderators: readonly string[];
  posters: readonly string[];
};

/** A channel's row with what is asked of it; what is left out stays. */
export const changedRow = <Kept extends Row>(
  before: Kept,
  texts: Pick<Row, 'name' | 'description'>,
  asked: { readonly [Key in keyof Choices]?: Choices[Key] | undefined },
): Kept => ({
  ...{ ...before, ...texts, nameKey: channelKey(texts.name) },
  canLeave: asked.canLeave ?? before.canLeave,
  canMute: asked.canMute ?? before.canMute,
  postBy: asked.postBy ?? before.postBy,
  addRemoveUsersBy: asked.addRemoveUsersBy ?? before.addRemoveUsersBy,
  viewMemberListBy: asked.viewMemberListBy ?? before.viewMemberListBy,
  editProfileBy: asked.editProfileBy ?? before.editProfileBy,
});

const sorted = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** What an entry says of a channel. */
const told = ({ row, rule, moderators, posters }: Standing): Readonly<Record<string, unknown>> => ({
  ...{ name: row.name, description: row.description, canLeave: row.canLeave, canMute: row.canMute },
  ...{ postBy: row.postBy, addRemoveUsersBy: row.addRemoveUsersBy },
  ...{ viewMemberListBy: row.viewMemberListBy, editProfileBy: row.editProfileBy },
  restrictionCriteria: sorted(rule.restriction),
  autoJoinCriteria: rule.isAutoJoin ? sorted(rule.autoJoin) : null,
  moderators: sorted(moderators),
  posters: sorted(posters),
});

/** What differs between two standings of a channel, as each of them has it; null where nothing does. */
export function differing(before: Standing, after: Standing) {
  const [former, latter] = [told(before), told(after)];
  const keys = Object.keys(former).filter((key) => JSON.stringify(former[key]) !== JSON.stringify(latter[key]));
  if (keys.length === 0) return null;
  const only = (all: Readonly<Record<string, unknown>>) => Object.fromEntries(keys.map((key) => [key, all[key]]));
  return { keys: new Set(keys), before: only(former), after: only(latter) };
}
