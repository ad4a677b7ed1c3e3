import type { Place } from './pathRules.ts';

/** A resource, or a part of it, as it is written in JSON. */
export type Json = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under a name, whatever its case. */
export function memberOf(object: Json, name: string): unknown {
  const key = keyIn(object, name);
  return key === undefined ? undefined : object[key];
}

/** The name under which something stands, whatever its case. */
export const keyIn = (object: Json, name: string): string | undefined =>
  Object.hasOwn(object, name) ? name : Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase());

/** Nothing, null and an empty list are the same: no value. */
export const isUnassigned = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Where the attributes of an extension stand, or the resource itself. */
export function holderOf(resource: Json, extension: string | null): Json {
  if (extension === null) return resource;
  const inner = memberOf(resource, extension);
  return isObject(inner) ? inner : {};
}

/** All values of an attribute of a resource. */
export function valuesAt(resource: Json, { extension, attribute }: Place): readonly unknown[] {
  const value = memberOf(holderOf(resource, extension), attribute.name);
  if (isUnassigned(value)) return [];
  return Array.isArray(value) ? value : [value];
}

/** Some write "True" where a truth value stands. */
export function truthOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}
