import type { Body } from '../../generated/upstream/contract.ts';
import { Refused } from '../stubCall.ts';
import { GROUPS, groupOf, listedOf } from '../stubTeam.ts';
import { type Answers, adminsOnly, personNamed, pageOf } from './answer.ts';

type Group = (typeof GROUPS)[number];
type Filter = NonNullable<Body<'channel', 'groupsList'>['filter']>;

const isOpen = ({ config }: Group) => config.type === 'open';
const postsAs = ({ config }: Group) => config.privileges.groupAffiliate.post;

const filters: Readonly<Record<Filter, (group: Group) => boolean>> = {
  autoJoin: ({ config }) => config.autoJoin,
  notAutoJoin: ({ config }) => !config.autoJoin,
  announcement: (group) => isOpen(group) && postsAs(group) === 'moderator',
  openNotAutoJoin: (group) => isOpen(group) && !group.config.autoJoin,
  postable: (group) => group.affiliation === 'moderator' || group.affiliation === postsAs(group),
  joinedAndOpen: (group) => isOpen(group) || group.affiliation !== null,
};
const ARCHIVED_ON = 1_795_000_000_000;

/** What whoever is no admin may ask for, too. */
const OPEN_FILTERS: readonly (Filter | undefined)[] = ['postable', 'joinedAndOpen'];

/** What the stub's channel service answers by itself. */
export const channelAnswers: Answers<'channel'> = {
  groupsList: ({ person, body }) => {
    const { filter, searchText = '' } = body;
    if (person.role !== 'admin' && !OPEN_FILTERS.includes(filter)) return new Refused(403, 'actor_not_admin');
    const seen = person.role === 'guest' ? [] : GROUPS;
    const named = seen.filter(({ profile }) => profile.name.startsWith(searchText));
    const found = filter === undefined ? named : named.filter(filters[filter]);
    return { groups: pageOf(found, body), total: found.length };
  },
  groups: ({ body }) => {
    const wanted = new Set(body.groups);
    return { groups: GROUPS.filter(({ groupJID }) => wanted.has(groupJID)) };
  },
  groupModerators: adminsOnly(({ team, body }) => {
    const [first] = team.people;
    const users = first ? [listedOf(first)] : [];
    const known = body.groups.filter((groupJID) => GROUPS.some((group) => group.groupJID === groupJID));
    const posters = { users: team.people.slice(1, 2).map(listedOf), total: 1 };
    return { groups: known.map((groupJID) => ({ groupJID, users, total: 7, posters })).toReversed() };
  }),
  previewGroup: adminsOnly(() => ({ joining: 12, leaving: 3 })),
  createGroup: ({ body }) => {
    const { profile, config } = body;
    const { autoJoinCriteria = null, restrictionCriteria = [] } = config;
    const made = groupOf('created', {
      ...config,
      ...{ autoJoin: autoJoinCriteria !== null, autoJoinCriteria, restricted: restrictionCriteria.length > 0 },
    });
    return { ...made, profile: { ...made.profile, ...profile }, restrictionCriteria, affiliation: 'moderator' };
  },
  updateGroupInfo: adminsOnly(({ query, body }) => {
    const group = GROUPS.find(({ groupJID }) => groupJID === query.to);
    if (!group) return new Refused(404, 'group_not_found');
    const { profile, config, restrictionCriteria = group.restrictionCriteria } = body;
    const { autoJoinCriteria = group.config.autoJoinCriteria } = config ?? {};
    return {
      ...group,
      profile: { ...group.profile, ...profile },
      config: { ...group.config, ...config, autoJoin: autoJoinCriteria !== null, autoJoinCriteria },
      restrictionCriteria,
      version: body.version + 1,
    };
  }),
  archiveGroup: adminsOnly(({ body }) => {
    const group = GROUPS.find(({ groupJID }) => groupJID === body.to);
    if (!group) return new Refused(404, 'group_not_found');
    return { ...group, ...(body.archived ? { archivedOn: ARCHIVED_ON } : {}), version: group.version + 1 };
  }),
  channelCounts: adminsOnly(() => ({ all: 40, announcement: 3, autoJoin: 2, archived: 1 })),
  teamChatCount: adminsOnly(() => ({ total: 9_000, lowerLimit: 8_000, upperLimit: 10_000 })),
  channelsUsage: adminsOnly(() => ({
    public: { total: 11, lowerLimit: 10, upperLimit: 10 },
    private: { total: 0, lowerLimit: 0, upperLimit: 0 },
  })),
  channelProFeatureUsage: adminsOnly(() => ({ smartChannels: 3 })),
  groupMembers: adminsOnly(({ team, query }) => {
    const users = pageOf(team.people, query).map(listedOf);
    return { users, total: team.people.length };
  }),
  firstGroupMembers: adminsOnly(({ team, body }) => {
    const users = pageOf(team.people, body).map(listedOf);
    const known = body.groups.filter((groupJID) => GROUPS.some((group) => group.groupJID === groupJID));
    return { groups: known.map((groupJID) => ({ groupJID, users, total: team.people.length })).toReversed() };
  }),
  guestChannels: adminsOnly(({ team, query }) => {
    const person = personNamed(team, query.onBehalfOf);
    if (person instanceof Refused) return person;
    return { groups: GROUPS.slice(0, 2).map(({ groupJID, profile }) => ({ groupJID, name: profile.name })) };
  }),
  bulkGroupUpdate: adminsOnly(() => ({})),
  updateGroup: adminsOnly(({ body }) => {
    const { to, config } = body;
    const group = GROUPS.find(({ groupJID }) => groupJID === to);
    return group ? { ...group, config: { ...group.config, ...config } } : new Refused(404, 'group_not_found');
  }),
};
