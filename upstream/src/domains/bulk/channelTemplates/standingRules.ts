import type { Role } from '../../../lib/roles.ts';
import { channelKey } from '../../channel/rules.ts';
import { type Problem, type RowPlan, problem } from './rowRules.ts';
import { type Column, type TemplateId, wordOfPrivilege, wordOfType } from './rules.ts';

type Person = { readonly guid: string; readonly role: Role };

/** The active people of a team by their addresses in lower case. */
type People = ReadonlyMap<string, Person>;

/** Whom a row names, by guid. */
export type NamedPeople = { readonly admins: readonly string[]; readonly members: readonly string[] };

function guidsOf(column: Column, addresses: readonly string[], people: People, takesGuests: boolean) {
  const guids: string[] = [];
  for (const address of addresses) {
    const person = people.get(address);
    if (!person) return problem('not_in_team', column, address);
    if (person.role === 'guest' && !takesGuests) return problem('is_guest', column, address);
    guids.push(person.guid);
  }
  return guids;
}

const areGuids = (found: string[] | Problem): found is string[] => Array.isArray(found);

/** Whom a row names, or the first who is nobody of the team, or a guest where none may be named. */
function peopleOf({ admins, members }: RowPlan, people: People): NamedPeople | Problem {
  const named = guidsOf('channel_admin_emails', admins, people, false);
  if (!areGuids(named)) return named;
  const joining = guidsOf('member_emails', members, people, true);
  return areGuids(joining) ? { admins: named, members: joining } : joining;
}

/** The channel that a change is about: the one of the name, or of several that are compared alike the one written so. */
function channelOf<Channel extends { readonly name: string }>(
  name: string,
  candidates: readonly Channel[],
): { readonly channel: Channel } | Problem {
  const exact = candidates.filter((one) => one.name === name);
  const [channel, another] = exact.length > 0 ? exact : candidates;
  if (!channel) return problem('channel_not_found', 'channel_name', name);
  return another ? problem('name_ambiguous', 'channel_name', name) : { channel };
}

/** What a row is about: those whom it names, and the channel that it changes; null for one that is to be. */
type RowSubject<Channel> = { readonly people: NamedPeople; readonly channel: Channel | null };

/** What rows are about is found in these: channels by what their names are compared as. */
export type Standing<Channel> = {
  readonly people: People;
  readonly channels: ReadonlyMap<string, readonly Channel[]>;
};

/** What a row is about, or why it cannot be done with a team that stands so. */
export function subjectOf<Channel extends { readonly name: string }>(
  templateId: TemplateId,
  plan: RowPlan,
  { people, channels }: Standing<Channel>,
): RowSubject<Channel> | Problem {
  const candidates = channels.get(channelKey(plan.name)) ?? [];
  const named = peopleOf(plan, people);
  if (templateId === 'create') {
    if (candidates.length > 0) return problem('name_taken', 'channel_name', plan.name);
    return 'code' in named ? named : { people: named, channel: null };
  }
  const found = channelOf(plan.name, candidates);
  if ('code' in found) return found;
  return 'code' in named ? named : { people: named, channel: found.channel };
}

type Privilege = 'moderator' | 'member' | 'none';
type Changeable = { readonly description: string; addRemoveUsersBy: Privilege; viewMemberListBy: Privilege };
type Place = { readonly guid: string; readonly affiliation: 'moderator' | 'member' };

/** What a row changes of a channel; what is left out stays. */
export type RowChanges = {
  readonly columns: Partial<Changeable>;
  readonly moderators?: readonly string[];
  readonly joining: readonly string[];
};

/** What is asked for where it differs from what there is. */
const differing = <Value>(wanted: Value | null, present: Value): Value | undefined =>
  wanted === null || wanted === present ? undefined : wanted;

/** @param places of the channel: of all who moderate it, and of those whom the row names and who are in it */
export function changesOf(
  plan: RowPlan,
  people: NamedPeople,
  channel: Changeable,
  places: readonly Place[],
): RowChanges {
  const moderators = places.filter(({ affiliation }) => affiliation === 'moderator').map(({ guid }) => guid);
  const areOthers =
    people.admins.length > 0 &&
    (people.admins.length !== moderators.length || people.admins.some((guid) => !moderators.includes(guid)));
  const inside = new Set([...places.map(({ guid }) => guid), ...people.admins]);
  const columns = {
    description: differing(plan.description, channel.description),
    addRemoveUsersBy: differing<Privilege>(plan.addRemoveUsersBy, channel.addRemoveUsersBy),
    viewMemberListBy: differing<Privilege>(plan.viewMemberListBy, channel.viewMemberListBy),
  };
  return {
    columns: Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    ...(areOthers ? { moderators: people.admins } : {}),
    joining: people.members.filter((guid) => !inside.has(guid)),
  };
}

/** Whether a row changes nothing. */
export const isNothing = ({ columns, moderators, joining }: RowChanges): boolean =>
  Object.keys(columns).length === 0 && moderators === undefined && joining.length === 0;

/** What a cell says, with colons between addresses; null for nothing. */
const cell = (text: string | null) => (text === '' ? null : text);

/** What a row changes in one column, as it is shown; null for nothing. */
export type ShownChange = { readonly field: Column; readonly before: string | null; readonly after: string | null };

const change = (field: Column, before: string | null, after: string): ShownChange => ({
  ...{ field, before: before === null ? null : cell(before), after: cell(after) },
});

/** What a channel comes into being with, column by column. */
export const creationChanges = (plan: RowPlan): ShownChange[] =>
  [
    change('channel_description', null, plan.description ?? ''),
    change('channel_type', null, plan.type === null ? '' : wordOfType(plan.type)),
    change('channel_admin_emails', null, plan.admins.join(':')),
    change('member_emails', null, plan.members.join(':')),
    change('who_can_add_remove_users', null, wordOfPrivilege(plan.addRemoveUsersBy ?? 'member')),
    change('who_can_view_member_list', null, wordOfPrivilege(plan.viewMemberListBy ?? 'member')),
  ].filter(({ after }) => after !== null);

/** What becomes of a channel, column by column. @param places as those of `changesOf`, with their addresses */
export function shownChanges(
  plan: RowPlan,
  people: NamedPeople,
  { columns, moderators, joining }: RowChanges,
  channel: Changeable,
  places: readonly (Place & { readonly email: string })[],
): ShownChange[] {
  const moderating = places.filter(({ affiliation }) => affiliation === 'moderator').map(({ email }) => email);
  const coming = plan.members.filter((_, place) => joining.includes(people.members[place] ?? ''));
  const privilege = (field: Column, before: Privilege, after: Privilege | undefined) =>
    after === undefined ? [] : [change(field, wordOfPrivilege(before), wordOfPrivilege(after))];
  return [
    ...(columns.description === undefined
      ? []
      : [change('channel_description', channel.description, columns.description)]),
    ...(moderators === undefined ? [] : [change('channel_admin_emails', moderating.join(':'), plan.admins.join(':'))]),
    ...(coming.length === 0 ? [] : [change('member_emails', null, coming.join(':'))]),
    ...privilege('who_can_add_remove_users', channel.addRemoveUsersBy, columns.addRemoveUsersBy),
    ...privilege('who_can_view_member_list', channel.viewMemberListBy, columns.viewMemberListBy),
  ];
}
