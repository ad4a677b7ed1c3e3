import { type Json, isObject, isUnassigned, memberOf } from '../language/valueRules.ts';
import type { DirectoryGroup } from '../../userGroup/directoryActions.ts';

export type Fault = { readonly refusal: 'value_invalid'; readonly field: string };

const TEXT_MAX = 250;

const faultAt = (field: string): Fault => ({ refusal: 'value_invalid', field });

/** The guid of somebody who is in a group; undefined where the value names no user. */
function memberIn(given: unknown): string | undefined {
  const { value, type }: Json = isObject(given)
    ? { value: memberOf(given, 'value'), type: memberOf(given, 'type') }
    : { value: given };
  const isUser = isUnassigned(type) || (typeof type === 'string' && type.toLowerCase() === 'user');
  return isUser && typeof value === 'string' ? value : undefined;
}

const isOwnText = (text: unknown): text is string | null =>
  text === null || (typeof text === 'string' && text.length <= TEXT_MAX && text.isWellFormed());

/** What stands in a resource. */
export function readGroup(resource: Json): DirectoryGroup | Fault {
  const name = memberOf(resource, 'displayName');
  if (typeof name !== 'string') return faultAt('displayName');
  const externalId = memberOf(resource, 'externalId') ?? null;
  if (!isOwnText(externalId)) return faultAt('externalId');
  const given = memberOf(resource, 'members') ?? [];
  if (!Array.isArray(given)) return faultAt('members');
  const members = given.map((one: unknown) => memberIn(one));
  return members.every((one) => one !== undefined) ? { name, externalId, members } : faultAt('members');
}
