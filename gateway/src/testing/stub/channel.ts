import { Refused } from '../stubCall.ts';
import { GROUPS, listedOf } from '../stubTeam.ts';
import { type Answers, adminsOnly, personNamed, pageOf } from './answer.ts';

/** What the stub's channel service answers by itself. */
export const channelAnswers: Answers<'channel'> = {
  groupsList: adminsOnly(({ query }) => {
    const found = GROUPS.filter(
      ({ profile, config }) =>
        profile.name.startsWith(query.searchText ?? '') &&
        (query.filter === undefined || config.autoJoin === (query.filter === 'autoJoin')),
    );
    return { groups: pageOf(found, query), total: found.length };
  }),
  groups: adminsOnly(({ body }) => {
    const wanted = new Set(body.groups);
    return { groups: GROUPS.filter(({ groupJID }) => wanted.has(groupJID)) };
  }),
  groupMembers: adminsOnly(({ team, query }) => {
    const users = pageOf(team.people, query).map(listedOf);
    return { users, total: team.people.length };
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
