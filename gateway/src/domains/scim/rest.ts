import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { Upstream } from '../../upstream/client.ts';

export type Described = Query<'scim', 'describe'>;
export type Listed = Body<'scim', 'list'>;
export type Read = Body<'scim', 'read'>;
export type Added = Body<'scim', 'add'>;
export type Replaced = Body<'scim', 'replace'>;
export type Changed = Body<'scim', 'change'>;
export type Removed = Body<'scim', 'remove'>;

/** The calls of the provisioning service. */
export const scimRest = (upstream: Upstream) => ({
  describe: (query: Described) => upstream.call('scim', 'describe', { query }),
  list: (body: Listed) => upstream.call('scim', 'list', { body }),
  read: (body: Read) => upstream.call('scim', 'read', { body }),
  add: (body: Added) => upstream.call('scim', 'add', { body }),
  replace: (body: Replaced) => upstream.call('scim', 'replace', { body }),
  change: (body: Changed) => upstream.call('scim', 'change', { body }),
  remove: (body: Removed) => upstream.call('scim', 'remove', { body }),
});
