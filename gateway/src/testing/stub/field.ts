import type { Body } from '../../generated/upstream/contract.ts';
import { Refused } from '../stubCall.ts';
import { TEAM_FIELDS, personFieldsOf, PLAIN_FIELD, USAGE } from '../stubFields.ts';
import type { Person } from '../stubTeam.ts';
import { type Answers, adminsOnly, notGuests } from './answer.ts';

const fieldsFor = (person: Person) =>
  person.role === 'admin'
    ? TEAM_FIELDS
    : TEAM_FIELDS.filter(({ isArchived }) => !isArchived).map(({ userValues: _values, ...field }) => field);

type Change = Partial<Omit<Body<'field', 'updateTeamFields'>['updateFields'][number], 'team_values'>> & {
  team_values?: readonly (string | { valueId?: string; value: string })[];
};

/** The first of the fields, with what is given. */
function changed({ team_values: given, default_values: _defaults, parents: above = [], ...parts }: Change) {
  const [first] = TEAM_FIELDS;
  const teamValues = given?.map((value, index) => ({
    ...{ valueId: `v-new-${index}`, children: [] },
    ...(typeof value === 'string' ? { value } : value),
  }));
  const parents = above.map((parent) => ({ ...parent, value: 'Engineering' }));
  return { ...PLAIN_FIELD, ...first, version: 5, parents, ...parts, ...(teamValues ? { teamValues } : {}) };
}

/** What the stub's field service answers by itself. */
export const fieldAnswers: Answers<'field'> = {
  fieldsInfo: notGuests(({ person }) => ({ fields: fieldsFor(person), limits: { fields: 50, values: 999 } })),
  fieldValues: ({ body }) => ({
    values: body.valueIds
      .filter((valueId) => valueId.startsWith('v-far'))
      .map((valueId) => ({ valueId, value: `Far ${valueId}`, fieldId: 'f-squad', origin: 'user' })),
  }),
  fieldUsage: adminsOnly(() => ({ usage: USAGE })),
  parentsEffect: adminsOnly(() => ({ losing: 3 })),
  addTeamFields: adminsOnly(({ body }) => {
    const added = body.addFields.map((field) => ({ ...changed(field), fieldId: 'f-new', priority: 5 }));
    return { fields: [...TEAM_FIELDS, ...added] };
  }),
  updateTeamFields: adminsOnly(({ body }) => ({
    fields: body.updateFields.map(changed),
  })),
  reorderTeamFields: adminsOnly(({ body }) => ({
    fields: body.fieldIds.flatMap((id, priority) =>
      TEAM_FIELDS.filter(({ fieldId }) => fieldId === id).map(
        // An order is answered without values.
        ({ teamValues: _team, userValues: _users, ...field }) => ({ ...field, priority }),
      ),
    ),
  })),
  removeTeamFields: adminsOnly(() => ({})),
  memberFields: ({ team: { people }, person, body }) => {
    if (person.role !== 'admin' && body.guids.some((guid) => guid !== person.guid))
      return new Refused(403, 'actor_not_admin');
    const filled = people.filter(({ guid, role }) => body.guids.includes(guid) && role !== 'guest');
    return { people: filled.map(({ guid }) => personFieldsOf(guid)).toReversed() };
  },
  updateMemberFields: ({ person, body }) => {
    const guid = body.onBehalfOf;
    if (person.role !== 'admin' && guid !== person.guid) return new Refused(403, 'actor_not_admin');
    return {
      guid,
      version: 3,
      fields: [{ fieldId: 'f-squad', userValues: [{ valueId: 'v-apollo', value: 'Apollo' }] }],
    };
  },
};
