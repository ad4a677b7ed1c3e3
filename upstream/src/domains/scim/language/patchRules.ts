import type { Attribute, ResourceType } from '../schemaRules.ts';
import { type Filter, readFilter } from './filterRules.ts';
import { isAnswerableOfValue, isValueMatch } from './matchRules.ts';
import { type Name, type Place, isExtension, isPassedOver, placeOf, readName } from './pathRules.ts';
import { type Json, isObject, isUnassigned, keyIn, memberOf } from './valueRules.ts';

export type PatchRefusal = 'patch_invalid' | 'path_invalid' | 'target_missing' | 'attribute_fixed' | 'value_invalid';
export type PatchFault = { readonly refusal: PatchRefusal; readonly field?: string };

type Verb = 'add' | 'replace' | 'remove';
type Draft = { [key: string]: unknown };
/** What one operation does to the values at a place. */
type Act = { readonly type: ResourceType; readonly verb: Verb; readonly place: Place; readonly filter: Filter | null };

/** Is thrown inside of this file alone. */
class Unfit extends Error {
  readonly fault: PatchFault;

  constructor(refusal: PatchRefusal, place?: Place) {
    super(refusal);
    this.fault = place === undefined ? { refusal } : { refusal, field: nameOf(place) };
  }
}

const nameOf = ({ attribute, sub }: Place) => (sub === null ? attribute.name : `${attribute.name}.${sub.name}`);

/** `members[value eq "…"].display`: a name, a filter in brackets, and a part. */
const PATH = /^([^[\]]{1,300})(?:\[(.{1,8000})\](?:\.([a-z$][\w$-]{0,60}))?)?$/is;

function readPath(type: ResourceType, text: string): { name: Name; filter: Filter | null } | null {
  const [, before, inner, sub = null] = PATH.exec(text.trim()) ?? [];
  const name = before === undefined ? null : readName(before);
  if (name === null) return null;
  if (inner === undefined) return { name, filter: null };
  const filter = readFilter(inner);
  const place = placeOf(type, name);
  if (filter === null || name.sub !== null) return null;
  if (place !== null && !(place.attribute.multiValued && isAnswerableOfValue(type, place.attribute, filter)))
    return null;
  return { name: { ...name, sub }, filter };
}

/**
 * A resource after operations, done one after the other as RFC 7644, section 3.5.2, has them. What cannot be changed is refused
 * where an operation names it, and passed over among the values of one that names none.
 */
export function patched(
  type: ResourceType,
  resource: Json,
  operations: readonly Json[],
): { resource: Json } | PatchFault {
  const draft: Draft = structuredClone(resource);
  try {
    for (const operation of operations) operate(type, draft, operation);
    return { resource: draft };
  } catch (error) {
    if (error instanceof Unfit) return error.fault;
    throw error;
  }
}

/** A resource with what is given in another one; what that leaves out stays, null empties. */
export const replaced = (type: ResourceType, resource: Json, given: Json): { resource: Json } | PatchFault =>
  patched(type, resource, [{ op: 'replace', value: given }]);

function verbOf(operation: Json): Verb {
  const word = memberOf(operation, 'op');
  const verb = typeof word === 'string' ? word.toLowerCase() : '';
  if (verb === 'add' || verb === 'replace' || verb === 'remove') return verb;
  throw new Unfit('patch_invalid');
}

function operate(type: ResourceType, draft: Draft, operation: Json): void {
  const verb = verbOf(operation);
  const path = memberOf(operation, 'path');
  const value = memberOf(operation, 'value');
  if (path === undefined || path === null || path === '') {
    if (verb === 'remove') throw new Unfit('target_missing');
    return each(type, draft, { verb, schema: null }, value);
  }
  if (typeof path !== 'string') throw new Unfit('path_invalid');
  if (isExtension(type, path)) return operateOnExtension(type, draft, verb, { path, value });
  const read = readPath(type, path);
  const place = read && placeOf(type, read.name);
  if (!read || (!place && !isPassedOver(type, read.name))) throw new Unfit('path_invalid');
  if (!place) return;
  if (verb !== 'remove' && value === undefined) throw new Unfit('value_invalid', place);
  act(draft, { type, verb, place, filter: read.filter }, value);
}

function operateOnExtension(
  type: ResourceType,
  draft: Draft,
  verb: Verb,
  { path, value }: { path: string; value: unknown },
): void {
  if (verb !== 'remove') return each(type, draft, { verb, schema: path }, value);
  const key = keyIn(draft, path);
  if (key !== undefined) delete draft[key];
}

/** An operation without a path: its value is a part of the resource. Some write paths in place of names there. */
function each(
  type: ResourceType,
  draft: Draft,
  { verb, schema }: { verb: Verb; schema: string | null },
  value: unknown,
) {
  if (!isObject(value)) throw new Unfit('value_invalid');
  for (const [key, inner] of Object.entries(value)) {
    if (schema === null && isExtension(type, key)) {
      if (!isUnassigned(inner)) each(type, draft, { verb, schema: key }, inner);
      continue;
    }
    const name = readName(key);
    const place = name && placeOf(type, { ...name, schema: name.schema ?? schema });
    if (place && place.attribute.mutability !== 'readOnly' && place.sub?.mutability !== 'readOnly')
      act(draft, { type, verb, place, filter: null }, inner);
  }
}

function act(draft: Draft, given: Act, value: unknown): void {
  const { place } = given;
  const { attribute, extension } = place;
  const holder = holderIn(draft, extension);
  if (attribute.mutability === 'readOnly' || place.sub?.mutability === 'readOnly')
    return demandSame(holder, given, value);
  const isRemoval = given.verb === 'remove' || isUnassigned(value);
  if (attribute.multiValued) return actOnValues(holder, given, value);
  if (place.sub !== null) return actOnPart(holder, place, isRemoval ? undefined : value);
  if (isRemoval) return put(holder, attribute.name, undefined);
  if (attribute.type !== 'complex') return put(holder, attribute.name, value);
  return mergeParts(holder, place, value);
}

/** Gives a complex attribute the parts that are given, and leaves its others. */
function mergeParts(holder: Draft, place: Place, value: unknown): void {
  // Some name a manager by the id alone.
  const parts = typeof value === 'string' ? { value } : value;
  if (!isObject(parts)) throw new Unfit('value_invalid', place);
  for (const sub of place.attribute.subAttributes ?? []) {
    const part = memberOf(parts, sub.name);
    if (part !== undefined && sub.mutability !== 'readOnly')
      actOnPart(holder, { ...place, sub }, isUnassigned(part) ? undefined : part);
  }
}

/** What cannot be changed may be said once more. */
function demandSame(holder: Draft, { type, verb, place, filter }: Act, value: unknown): void {
  const { attribute, sub } = place;
  const present = memberOf(holder, attribute.name);
  const values = (Array.isArray(present) ? present : [present]).filter(
    (one) => filter === null || isValueMatch(type, attribute, filter, one),
  );
  const told = sub === null ? values : values.map((one) => (isObject(one) ? memberOf(one, sub.name) : undefined));
  const isSame = (one: unknown) =>
    typeof one === 'string' && typeof value === 'string' && one.toLowerCase() === value.toLowerCase();
  if (verb === 'remove' || told.length === 0 || !told.every((one) => isSame(one)))
    throw new Unfit('attribute_fixed', place);
}

function holderIn(draft: Draft, extension: string | null): Draft {
  if (extension === null) return draft;
  const present = memberOf(draft, extension);
  const holder: Draft = isObject(present) ? { ...present } : {};
  put(draft, extension, holder);
  return holder;
}

/** Puts a value under a name, in the place of what stands under it in whatever case. */
function put(holder: Draft, name: string, value: unknown): void {
  const key = keyIn(holder, name);
  if (key !== undefined) delete holder[key];
  if (value !== undefined) holder[name] = value;
}

function actOnPart(holder: Draft, { attribute, sub }: Place, value: unknown): void {
  const present = memberOf(holder, attribute.name);
  const parts: Draft = isObject(present) ? { ...present } : {};
  if (sub !== null) put(parts, sub.name, value);
  put(holder, attribute.name, Object.keys(parts).length === 0 ? undefined : parts);
}

/** Values as an operation gives them: one or several, as objects or by what identifies them. */
function valuesIn(value: unknown, place: Place): Draft[] {
  if (isUnassigned(value)) return [];
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    if (typeof one === 'string') return { value: one };
    if (!isObject(one)) throw new Unfit('value_invalid', place);
    return { ...one };
  });
}

const isSameValue = (one: unknown) => (other: unknown) =>
  isObject(one) && isObject(other) && memberOf(one, 'value') === memberOf(other, 'value');

function actOnValues(holder: Draft, given: Act, value: unknown): void {
  const { place, verb, filter } = given;
  const { name } = place.attribute;
  const stored = memberOf(holder, name);
  const present = Array.isArray(stored) ? [...(stored as readonly unknown[])] : [];
  if (filter !== null || place.sub !== null) return put(holder, name, selected(present, given, value));
  const values = valuesIn(value, place);
  if (verb === 'replace') return put(holder, name, values.length === 0 ? undefined : values);
  if (verb === 'add') return put(holder, name, united(present, values));
  // Some name those that are to go as the value of the operation.
  if (values.length === 0) return put(holder, name, undefined);
  const going = new Set(values.map((one) => memberOf(one, 'value')));
  put(
    holder,
    name,
    present.filter((one) => !isObject(one) || !going.has(memberOf(one, 'value'))),
  );
}

/** Values with further ones, each once: of thousands, so it goes by what identifies them. */
function united(present: readonly unknown[], further: readonly Draft[]): unknown[] {
  const known = new Set(present.map((one) => (isObject(one) ? memberOf(one, 'value') : one)));
  return [...present, ...further.filter((one) => !known.has(memberOf(one, 'value')))];
}

/** The values after an operation on those that a filter lets through, or on a part of them. */
function selected(present: readonly unknown[], { type, verb, place, filter }: Act, value: unknown): unknown[] {
  const { attribute, sub } = place;
  const isMeant = (one: unknown) => filter === null || isValueMatch(type, attribute, filter, one);
  if (sub?.mutability === 'immutable') throw new Unfit('attribute_fixed', place);
  if (verb === 'remove' && sub === null) return present.filter((one) => !isMeant(one));
  const change = (one: unknown): unknown => {
    if (!isObject(one) || !isMeant(one)) return one;
    const changed: Draft = { ...one };
    if (sub !== null) put(changed, sub.name, verb === 'remove' ? undefined : value);
    else for (const part of partsIn(value, attribute, place)) put(changed, part.name, part.value);
    return changed;
  };
  if (verb === 'remove' || present.some((one) => isMeant(one))) return present.map(change);
  if (verb === 'replace') throw new Unfit('target_missing', place);
  const begun = Object.fromEntries(equalities(filter));
  const parts =
    sub === null ? partsIn(value, attribute, place).map((one) => [one.name, one.value]) : [[sub.name, value]];
  const added: Draft = { ...begun, ...Object.fromEntries(parts) };
  return present.some(isSameValue(added)) ? [...present] : [...present, added];
}

function partsIn(value: unknown, { subAttributes = [] }: Attribute, place: Place) {
  if (!isObject(value)) throw new Unfit('value_invalid', place);
  return subAttributes
    .map(({ name }) => ({ name, value: memberOf(value, name) }))
    .filter((part) => part.value !== undefined);
}

/** What a value that is added by a filter has from the start: `type eq "work"` makes one for work. */
function equalities(filter: Filter | null): (readonly [string, unknown])[] {
  if (filter?.is === 'and') return filter.of.flatMap((one) => equalities(one));
  return filter?.is === 'compared' && filter.by === 'eq' ? [[filter.name.attribute, filter.value] as const] : [];
}
