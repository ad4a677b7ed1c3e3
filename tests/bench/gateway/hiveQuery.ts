// Hive Gateway makes its schema from the description of the calls, so its query and its answer have a form of their own.
import type { Operation } from './operations.ts';

const members = (first: number) => `{
  viewer: fullProfile { guid email role }
  team: teamInfo { name url plan }
  members: usersList(limit: ${first}, offset: 0) {
    total
    users {
      guid
      role
      isLicensed
      profile { email name { firstName lastName } imageUri }
    }
  }
}`;

const queries: Readonly<Record<Operation['name'], string>> = {
  tiny: '{ viewer: fullProfile { guid email } }',
  membersPage: members(50),
  members300: members(300),
};

/** The query nearest to an operation's: the same upstream calls and the same data. */
export const hiveQuery = ({ name }: Operation): string => queries[name];

type Profile = { email: string; name: { firstName: string; lastName: string }; imageUri: string | null };
type Listed = { guid: string; role: string; isLicensed: boolean; profile: Profile };
type Answer = {
  data: {
    viewer: { role?: string };
    team?: { plan: string };
    members?: { total: number; users: Listed[] };
  };
};

/** A listed person with their profile. The query names nothing anew within a profile: Hive Gateway would answer null. */
function memberOf({ guid, role, isLicensed, profile: { email, name, imageUri } }: Listed) {
  const { firstName: first, lastName: last } = name;
  return { guid, role: role.toUpperCase(), isLicensed, email, name: { first, last }, imageUrl: imageUri };
}

/** What the others would have answered: the list within the team, the team within the viewer. */
export function fromHive(text: string): unknown {
  const { data } = JSON.parse(text) as Answer;
  const { viewer, team, members: list } = data;
  if (!team || !list) return { data };
  const nodes = list.users.map(memberOf);
  const connection = { totalCount: list.total, pageInfo: { hasNextPage: nodes.length < list.total }, nodes };
  const whole = { ...team, plan: team.plan.toUpperCase(), members: connection };
  return { data: { viewer: { ...viewer, role: viewer.role?.toUpperCase(), team: whole } } };
}
