import { Refused } from '../stubCall.ts';
import { type Person, type StubTeam, GROUPS, listedOf } from '../stubTeam.ts';
import { CRITERIA } from '../stubUserGroups.ts';
import { type Answers, adminsOnly, notGuests, pageOf } from './answer.ts';

const criteriaFor = (person: Person) =>
  CRITERIA.filter(({ visibleTo }) => person.role === 'admin' || visibleTo === 'member');
const withoutGuests = ({ people }: StubTeam) => people.filter(({ role }) => role !== 'guest');

/** What the stub's userGroup service answers by itself. */
export const userGroupAnswers: Answers<'userGroup'> = {
  criteria: notGuests(({ person }) => ({ criteria: criteriaFor(person), limits: { criteria: 500 } })),
  userCriterion: notGuests(({ person, query }) =>
    query.onBehalfOf === undefined || person.role === 'admin'
      ? { criteria: criteriaFor(person).slice(-1) }
      : new Refused(403, 'actor_not_admin'),
  ),
  criteriaUsage: adminsOnly(({ body }) => {
    const [design] = GROUPS;
    return {
      usage: body.ids
        .filter((id) => id.startsWith('c-'))
        .map((id) => ({
          ...{ id, membersCount: id.length },
          groups: id === 'c-engineers' && design ? [{ groupJID: design.groupJID, name: design.profile.name }] : [],
        }))
        .toReversed(),
    };
  }),
  criterionMembers: adminsOnly(({ team, query }) => {
    const members = withoutGuests(team);
    const users = pageOf(members, query).map(listedOf);
    return query.id === 'c-gone' ? new Refused(404, 'criterion_not_found') : { users, total: members.length };
  }),
  firstCriterionMembers: adminsOnly(({ team, body }) => {
    const members = withoutGuests(team);
    const users = pageOf(members, { limit: body.limit, offset: 0 }).map(listedOf);
    const known = body.ids.filter((id) => id !== 'c-gone');
    return { criteria: known.map((id) => ({ id, users, total: members.length })).toReversed() };
  }),
  previewCriterion: adminsOnly(({ team, body }) => {
    const { id } = body;
    const members = withoutGuests(team);
    const users = pageOf(members, body).map(listedOf);
    return { users, total: members.length, joining: id === undefined ? members.length : 2, leaving: 1 };
  }),
  addCriteria: adminsOnly(({ body }) => ({ ...body, id: 'c-new', source: 'fields', version: 1 })),
  updateCriterion: adminsOnly(({ body }) => {
    const { id, ...changes } = body;
    const found = CRITERIA.find((one) => one.id === id);
    return found ? { ...found, ...changes, version: found.version + 1 } : new Refused(404, 'criterion_not_found');
  }),
  removeCriterion: adminsOnly(({ body }) =>
    CRITERIA.some(({ id }) => id === body.id) ? {} : new Refused(404, 'criterion_not_found'),
  ),
};
