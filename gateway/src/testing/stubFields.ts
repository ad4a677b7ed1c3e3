import { Refused, type StubCall } from './stubCall.ts';
import type { Person, StubTeam } from './stubTeam.ts';

type Value = { valueId: string; value: string; contactGuid?: string; children?: string[] };
const base = {
  ...{ description: '', isMandatory: false, editableBy: 'user', parents: [], defaultValues: [] as Value[] },
  ...{ valuesCount: 0, teamValues: [] as Value[], userValues: [] as Value[], isArchived: false, version: 1 },
};

const ENGINEERING: Value = { valueId: 'v-eng', value: 'Engineering', children: ['f-squad'] };
const SALES: Value = { valueId: 'v-sales', value: 'Sales and success', children: [] };

/**
 * The fields of every stub team: a list that brings up another field, a text, people, one of the installation, and one that is
 * archived. The second value of each text has been brought in by somebody.
 */
export const TEAM_FIELDS = [
  {
    ...base,
    ...{ fieldId: 'f-department', name: 'Department', description: 'Where somebody works', valueType: 'singleSelect' },
    ...{ priority: 0, isMandatory: true, valuesCount: 2, teamValues: [ENGINEERING, SALES], version: 4 },
    defaultValues: [{ valueId: 'v-sales', value: 'Sales and success' }],
  },
  {
    ...base,
    ...{ fieldId: 'f-squad', name: 'Squad', valueType: 'unrestricted', priority: 1, valuesCount: 1 },
    parents: [{ fieldId: 'f-department', valueId: 'v-eng', value: 'Engineering' }],
    teamValues: [{ valueId: 'v-apollo', value: 'Apollo', children: [] }],
    userValues: [{ valueId: 'v-own', value: 'Rocket' }],
  },
  {
    ...base,
    ...{ fieldId: 'f-manager', name: 'Manager', valueType: 'contactPicker', priority: 2, editableBy: 'admin' },
    userValues: [{ valueId: 'v-boss', value: 'First Boss', contactGuid: 'orbit-0000' }],
  },
  {
    ...base,
    ...{ fieldId: 'f-cost', name: 'Cost centre', valueType: 'singleSelect', priority: 3, editableBy: 'platform' },
    ...{ valuesCount: 1, teamValues: [{ valueId: 'v-100', value: '100', children: [] }] },
  },
  {
    ...base,
    ...{ fieldId: 'f-old', name: 'Old', valueType: 'singleSelect', priority: 4, isArchived: true },
    ...{ valuesCount: 1, teamValues: [{ valueId: 'v-old', value: 'Old', children: [] }] },
  },
];

/** What everybody but guests has in them. */
export const personFieldsOf = (guid: string) => ({
  guid,
  version: 2,
  fields: [
    { fieldId: 'f-department', userValues: [{ valueId: 'v-eng', value: 'Engineering' }] },
    {
      fieldId: 'f-manager',
      userValues: [{ valueId: 'v-boss', value: 'First Boss', contactGuid: 'orbit-0000' }],
      managerName: 'First Boss',
    },
    { fieldId: 'f-old', userValues: [{ valueId: 'v-old', value: 'Old' }] },
  ],
});

const USAGE = [
  {
    ...{
      fieldId: 'f-department',
      membersCount: 5,
      othersCount: 1,
      emptyCount: 0,
      criteria: ['c-engineers'],
      children: ['f-squad'],
    },
    values: [
      { valueId: 'v-eng', membersCount: 5, othersCount: 0 },
      { valueId: 'v-sales', membersCount: 0, othersCount: 1 },
    ],
  },
  { fieldId: 'f-squad', membersCount: 0, othersCount: 0, emptyCount: 5, values: [], criteria: [], children: [] },
];

type Answer = (team: StubTeam, person: Person | undefined, call: StubCall) => unknown;

const bodyOf = ({ body }: StubCall) => body as Record<string, unknown>;

const isAdmin = (person: Person | undefined) => person?.role === 'admin';
const adminsOnly =
  (answer: Answer): Answer =>
  (team, person, call) =>
    isAdmin(person) ? answer(team, person, call) : new Refused(403, 'actor_not_admin');

const fieldsFor = (person: Person | undefined) =>
  isAdmin(person)
    ? TEAM_FIELDS
    : TEAM_FIELDS.filter(({ isArchived }) => !isArchived).map(({ userValues: _values, ...field }) => field);

/** The first of the fields, with what is given. */
const changed = (changes: object) => {
  const [first] = TEAM_FIELDS;
  const {
    team_values: given,
    default_values: _defaults,
    ...parts
  } = changes as { team_values?: unknown[]; default_values?: unknown };
  const teamValues = given?.map((value, index) => ({
    ...{ valueId: `v-new-${index}`, children: [] },
    ...(typeof value === 'string' ? { value } : (value as object)),
  }));
  return { ...base, ...first, version: 5, ...parts, ...(teamValues ? { teamValues } : {}) };
};

/** What the stub's field service answers by itself. */
export const fieldAnswers: Readonly<Record<string, Answer>> = {
  'field.fieldsInfo': (_team, person) =>
    person?.role === 'guest'
      ? new Refused(403, 'actor_not_admin')
      : { fields: fieldsFor(person), limits: { fields: 50, values: 999 } },
  'field.fieldValues': (_team, _person, call) => ({
    values: (bodyOf(call)['valueIds'] as string[])
      .filter((valueId) => valueId.startsWith('v-far'))
      .map((valueId) => ({ valueId, value: `Far ${valueId}`, fieldId: 'f-squad', origin: 'user' })),
  }),
  'field.fieldUsage': adminsOnly(() => ({ usage: USAGE })),
  'field.parentsEffect': adminsOnly(() => ({ losing: 3 })),
  'field.addTeamFields': adminsOnly((_team, _person, call) => {
    const added = bodyOf(call)['addFields'] as object[];
    return {
      fields: [...TEAM_FIELDS, ...added.map((field) => ({ ...changed(field), fieldId: 'f-new', priority: 5 }))],
    };
  }),
  'field.updateTeamFields': adminsOnly((_team, _person, call) => ({
    fields: (bodyOf(call)['updateFields'] as object[]).map(changed),
  })),
  'field.reorderTeamFields': adminsOnly((_team, _person, call) => ({
    fields: (bodyOf(call)['fieldIds'] as string[]).flatMap((id, priority) =>
      TEAM_FIELDS.filter(({ fieldId }) => fieldId === id).map(
        // An order is answered without values.
        ({ teamValues: _team, userValues: _users, ...field }) => ({ ...field, priority }),
      ),
    ),
  })),
  'field.removeTeamFields': adminsOnly(() => ({})),
  'field.memberFields': ({ people }, person, call) => {
    const guids = bodyOf(call)['guids'] as string[];
    if (!isAdmin(person) && guids.some((guid) => guid !== person?.guid)) return new Refused(403, 'actor_not_admin');
    const filled = people.filter(({ guid, role }) => guids.includes(guid) && role !== 'guest');
    return { people: filled.map(({ guid }) => personFieldsOf(guid)).toReversed() };
  },
  'field.updateMemberFields': (_team, person, call) => {
    const guid = String(bodyOf(call)['onBehalfOf']);
    if (!isAdmin(person) && guid !== person?.guid) return new Refused(403, 'actor_not_admin');
    return {
      guid,
      version: 3,
      fields: [{ fieldId: 'f-squad', userValues: [{ valueId: 'v-apollo', value: 'Apollo' }] }],
    };
  },
};
