import { GatewayError } from '../lib/errors.ts';
import { PATH_VALUE } from './url.ts';

/** An id that one call answered and another one needs in its path. Throws UPSTREAM_INVALID for one that is no such id. */
export function pathId(id: string): string {
  if (!PATH_VALUE.test(id)) throw new GatewayError('UPSTREAM_INVALID');
  return id;
}
