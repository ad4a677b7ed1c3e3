import { type Json, isObject, isUnassigned, memberOf } from '../language/valueRules.ts';
import type { DirectoryGroup } from '../../userGroup/directoryActions.ts';

export type Fault = { readonly refusal: 'value_invalid'; readonly field: string };

const TEXT_MAX = 250;

/** What stands in a resource. */
export function readGroup(resource: Json): DirectoryGroup | Fault {
  const fault = (field: string): Fault => ({ refusal: 'value_invalid', field });
  const name = memberOf(resource, 'displayName');
  if (typeof name !== 'string') return fault('displayName');
  const externalId = memberOf(resource, 'externalId') ?? null;
  if (
    externalId !== null &&
    (typeof externalId !== 'string' || externalId.length > TEXT_MAX || !externalId.isWellFormed())
  )
    return fault('externalId');
  const given = memberOf(resource, 'members');
  if (!isUnassigned(given) && !Array.isArray(given)) return fault('members');
  const members: string[] = [];
  for (const one of Array.isArray(given) ? given : []) {
    const value: unknown = isObject(one) ? memberOf(one, 'value') : one;
    const type: unknown = isObject(one) ? memberOf(one, 'type') : undefined;
    const isUser = isUnassigned(type) || (typeof type === 'string' && type.toLowerCase() === 'user');
    if (typeof value !== 'string' || !isUser) return fault('members');
    members.push(value);
  }
  return { name, externalId, members };
}
