import { connectionOf, person } from '../../testing/renderInConsole.tsx';

export interface GroupValues {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly name: string;
}

type Args = { first: number; after?: string | null; search?: string | null };

export const DEPARTMENT = { __typename: 'CustomField', id: 'field-department', name: 'Department' };
export const OFFICE = { __typename: 'CustomField', id: 'field-office', name: 'Office' };

export const value = (id: string, text: string, changes: object = {}) => ({
  ...{ __typename: 'CustomFieldValue', id, text },
  ...changes,
});
export const SALES = value('value-sales', 'Sales');
export const MARKETING = value('value-marketing', 'Marketing');
export const BERLIN = value('value-berlin', 'Berlin');

/** A user group of the team, changed as given. */
export const group = (name: string, changes: Record<string, unknown> = {}): GroupValues => ({
  __typename: 'UserGroup',
  id: `group-${name}`,
  name,
  description: `About ${name}`,
  visibleTo: 'ADMIN',
  source: 'FIELDS',
  constraints: [
    { field: DEPARTMENT, values: [SALES, MARKETING] },
    { field: OFFICE, values: [BERLIN] },
  ],
  membersCount: 3,
  members: (args: Args) => connectionOf([person(1), person(2), person(3)], args),
  channels: [],
  viewerCanEdit: true,
  viewerCanDelete: true,
  version: 1,
  ...changes,
});

/** The team's part of the gateway: its user groups and its plan. */
export const teamOf = (groups: () => readonly GroupValues[], { isPro = true, limit = 500 } = {}) => ({
  __typename: 'Team',
  id: 'team-1',
  userGroups: (args: Args) =>
    connectionOf(
      groups().filter(({ name }) => name.toLowerCase().includes((args.search ?? '').toLowerCase())),
      args,
    ),
  userGroupLimit: limit,
  planGate: {
    ...{ feature: 'USER_GROUPS', isAllowed: isPro, limit: isPro ? null : 0, used: 0, isPaywallShown: !isPro },
    requiredPlan: isPro ? null : 'PRO',
  },
});
