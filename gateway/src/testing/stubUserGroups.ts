import type { Answer } from '../generated/upstream/contract.ts';

/** The user groups of every stub team: one for admins with values of two fields, and one that members see. */
export const CRITERIA: Answer<'userGroup', 'criteria'>['criteria'] = [
  {
    ...{
      id: 'c-engineers',
      name: 'Engineers',
      description: 'Who builds',
      visibleTo: 'admin',
      source: 'fields',
      version: 2,
    },
    constraints: [
      { fieldId: 'f-department', values: ['v-eng'] },
      { fieldId: 'f-squad', values: ['v-apollo', 'v-far-1'] },
    ],
  },
  {
    ...{
      id: 'c-sales',
      name: 'North Sales',
      description: 'Who sells',
      visibleTo: 'member',
      source: 'fields',
      version: 1,
    },
    constraints: [{ fieldId: 'f-department', values: ['v-sales'] }],
  },
];
