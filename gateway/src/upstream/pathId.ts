import { GatewayError } from '../lib/errors.ts';

/** What the contract takes for an id in a path. */
const PATH_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** An id that one call answered and another one needs in its path. Throws UPSTREAM_INVALID for one that is no such id. */
export function pathId(id: string): string {
  if (!PATH_ID.test(id)) throw new GatewayError('UPSTREAM_INVALID');
  return id;
}
