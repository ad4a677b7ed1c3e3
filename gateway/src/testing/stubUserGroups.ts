import { Refused, type StubCall } from './stubCall.ts';
import { GROUPS, type Person, type StubTeam, listedOf } from './stubTeam.ts';

/** The user groups of every stub team: one for admins with values of two fields, and one that members see. */
export const CRITERIA = [
  {
    ...{ id: 'c-engineers', name: 'Engineers', description: 'Who builds', visibleTo: 'admin', version: 2 },
    constraints: [
      { fieldId: 'f-department', values: ['v-eng'] },
      { fieldId: 'f-squad', values: ['v-apollo', 'v-far-1'] },
    ],
  },
  {
    ...{ id: 'c-sales', name: 'North Sales', description: 'Who sells', visibleTo: 'member', version: 1 },
    constraints: [{ fieldId: 'f-department', values: ['v-sales'] }],
  },
];

type Answer = (team: StubTeam, person: Person | undefined, call: StubCall) => unknown;

const bodyOf = ({ body }: StubCall) => body as Record<string, unknown>;

const isAdmin = (person: Person | undefined) => person?.role === 'admin';
const adminsOnly =
  (answer: Answer): Answer =>
  (team, person, call) =>
    isAdmin(person) ? answer(team, person, call) : new Refused(403, 'actor_not_admin');
const notGuests =
  (answer: Answer): Answer =>
  (team, person, call) =>
    person?.role === 'guest' ? new Refused(403, 'actor_not_admin') : answer(team, person, call);

const criteriaFor = (person: Person | undefined) =>
  CRITERIA.filter(({ visibleTo }) => isAdmin(person) || visibleTo === 'member');
const withoutGuests = ({ people }: StubTeam) => people.filter(({ role }) => role !== 'guest');

/** What the stub's user group service answers by itself. */
export const userGroupAnswers: Readonly<Record<string, Answer>> = {
  'userGroup.criteria': notGuests((_team, person) => ({ criteria: criteriaFor(person), limits: { criteria: 500 } })),
  'userGroup.userCriterion': notGuests((_team, person, { query }) =>
    query['onBehalfOf'] === undefined || isAdmin(person)
      ? { criteria: criteriaFor(person).slice(-1) }
      : new Refused(403, 'actor_not_admin'),
  ),
  'userGroup.criteriaUsage': adminsOnly((_team, _person, call) => {
    const [design] = GROUPS;
    return {
      usage: (bodyOf(call)['ids'] as string[])
        .filter((id) => id.startsWith('c-'))
        .map((id) => ({
          ...{ id, membersCount: id.length },
          groups: id === 'c-engineers' && design ? [{ groupJID: design.groupJID, name: design.profile.name }] : [],
        }))
        .toReversed(),
    };
  }),
  'userGroup.criterionMembers': adminsOnly((team, _person, { query }) => {
    const offset = Number(query['offset']);
    const members = withoutGuests(team);
    const users = members.slice(offset, offset + Number(query['limit'])).map(listedOf);
    return query['id'] === 'c-gone' ? new Refused(404, 'criterion_not_found') : { users, total: members.length };
  }),
  'userGroup.previewCriterion': adminsOnly((team, _person, call) => {
    const { limit, id } = bodyOf(call);
    const members = withoutGuests(team);
    const users = members.slice(0, Number(limit)).map(listedOf);
    return { users, total: members.length, joining: id === undefined ? members.length : 2, leaving: 1 };
  }),
  'userGroup.addCriteria': adminsOnly((_team, _person, call) => ({ ...bodyOf(call), id: 'c-new', version: 1 })),
  'userGroup.updateCriterion': adminsOnly((_team, _person, call) => {
    const { id, ...changes } = bodyOf(call);
    const found = CRITERIA.find((one) => one.id === id);
    return found ? { ...found, ...changes, version: found.version + 1 } : new Refused(404, 'criterion_not_found');
  }),
  'userGroup.removeCriterion': adminsOnly((_team, _person, call) =>
    CRITERIA.some(({ id }) => id === bodyOf(call)['id']) ? {} : new Refused(404, 'criterion_not_found'),
  ),
};
