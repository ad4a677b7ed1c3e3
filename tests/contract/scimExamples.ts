// Examples of what the directory of a company asks.
import type { OperationName } from '@muster/upstream/contract';
import type { Example, Known } from './known.ts';

type Examples = {
  [O in OperationName<'scim'>]: (known: Known) => Example<'scim', O> | Promise<Example<'scim', O>>;
};

const base = 'https://console.example/scim/v2';
const USER = 'orbit-0097';

/** Examples of the provisioning service, by call. */
export const scimExamples: Examples = {
  describe: () => ({ query: { kind: 'Schemas', base } }),
  list: async ({ provisioning }) => ({
    body: { secret: await provisioning(), base, type: 'User', filter: 'active eq true', sortBy: 'userName', count: 5 },
  }),
  read: async ({ provisioning }) => ({ body: { secret: await provisioning(), base, type: 'User', id: USER } }),
  add: async ({ provisioning }) => ({
    body: {
      ...{ secret: await provisioning(), base, type: 'User' },
      resource: { userName: 'grace@orbit.example', name: { givenName: 'Grace', familyName: 'Hopper' } },
    },
  }),
  replace: async ({ provisioning }) => ({
    body: { secret: await provisioning(), base, type: 'User', id: USER, resource: { name: { givenName: 'Edsger' } } },
  }),
  change: async ({ provisioning }) => ({
    body: {
      ...{ secret: await provisioning(), base, type: 'User', id: USER },
      operations: [{ op: 'replace', path: 'externalId', value: 'x-97' }],
    },
  }),
  remove: async ({ provisioning }) => ({ body: { secret: await provisioning(), type: 'User', id: 'orbit-0096' } }),
};
