import type { Attribute, ResourceType } from '../schemaRules.ts';
import type { Comparable, Comparison, Filter } from './filterRules.ts';
import { type Place, placeOf } from './pathRules.ts';
import { type Json, isObject, isUnassigned, memberOf, truthOf, valuesAt } from './valueRules.ts';

/** What is compared: the part of an attribute that is named, or `value` where it has parts and none is named. */
function comparedOf({ attribute, sub }: Place): Attribute | null {
  if (sub !== null) return sub;
  if (attribute.type !== 'complex') return attribute;
  return attribute.subAttributes?.find(({ name }) => name === 'value') ?? null;
}

const WHOLE: ReadonlySet<Comparison> = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);

/** Whether instants are compared, however they are written, and not texts. */
const isByInstant = (type: Attribute['type'], by: Comparison) => type === 'dateTime' && WHOLE.has(by);

/** Whether a comparison can be made of values of an attribute's type. */
function isComparable({ type }: Attribute, by: Comparison, value: Comparable): boolean {
  if (value === null) return by === 'eq' || by === 'ne';
  if (type === 'boolean') return truthOf(value) !== undefined && (by === 'eq' || by === 'ne');
  if (typeof value !== 'string') return false;
  return !isByInstant(type, by) || !Number.isNaN(Date.parse(value));
}

/** What a filter in the brackets behind an attribute is asked of: one of its values. */
const valueType = (type: ResourceType, { subAttributes = [] }: Attribute): ResourceType => ({
  ...type,
  ...{ common: [], attributes: subAttributes, extension: null },
});

/** Whether a filter can be asked of resources of a type: its names are known, and each is compared with what it could be. */
export function isAnswerable(type: ResourceType, filter: Filter): boolean {
  switch (filter.is) {
    case 'and':
    case 'or':
      return filter.of.every((one) => isAnswerable(type, one));
    case 'not':
      return isAnswerable(type, filter.of);
    case 'some': {
      const place = placeOf(type, filter.name);
      return (
        place?.attribute.subAttributes !== undefined &&
        place.sub === null &&
        isAnswerableOfValue(type, place.attribute, filter.of)
      );
    }
    default: {
      const place = placeOf(type, filter.name);
      if (place === null) return false;
      if (filter.is === 'present') return true;
      const compared = comparedOf(place);
      return compared !== null && isComparable(compared, filter.by, filter.value);
    }
  }
}

/** The same of a filter in the brackets behind an attribute. */
export const isAnswerableOfValue = (type: ResourceType, attribute: Attribute, filter: Filter): boolean =>
  isAnswerable(valueType(type, attribute), filter);

const folded = (text: string, { caseExact }: Attribute) => (caseExact ? text : text.toLowerCase());

function isMet(attribute: Attribute, value: unknown, by: Comparison, wanted: Comparable): boolean {
  if (attribute.type === 'boolean') return truthOf(value) === truthOf(wanted);
  if (typeof value !== 'string' || typeof wanted !== 'string') return false;
  const [one, other] = isByInstant(attribute.type, by)
    ? [Date.parse(value), Date.parse(wanted)]
    : [folded(value, attribute), folded(wanted, attribute)];
  switch (by) {
    case 'eq':
    case 'ne':
      return one === other;
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
    default:
      return isPartOf(by, String(one), String(other));
  }
}

function isPartOf(by: 'co' | 'sw' | 'ew', text: string, part: string): boolean {
  if (by === 'co') return text.includes(part);
  return by === 'sw' ? text.startsWith(part) : text.endsWith(part);
}

/** The values that a comparison is about. */
function comparedValues(resource: Json, place: Place, compared: Attribute): readonly unknown[] {
  const values = valuesAt(resource, place);
  if (place.attribute.type !== 'complex') return values;
  return values
    .flatMap((one) => (isObject(one) ? [memberOf(one, compared.name)] : []))
    .filter((value) => !isUnassigned(value));
}

/** Whether a resource meets a filter that can be asked of its type. */
export function isMatch(type: ResourceType, filter: Filter, resource: Json): boolean {
  switch (filter.is) {
    case 'and':
      return filter.of.every((one) => isMatch(type, one, resource));
    case 'or':
      return filter.of.some((one) => isMatch(type, one, resource));
    case 'not':
      return !isMatch(type, filter.of, resource);
    case 'some': {
      const place = placeOf(type, filter.name);
      return (
        place !== null &&
        valuesAt(resource, place).some((value) => isValueMatch(type, place.attribute, filter.of, value))
      );
    }
    default: {
      const place = placeOf(type, filter.name);
      if (place === null) return false;
      if (filter.is === 'present' && place.sub === null) return valuesAt(resource, place).length > 0;
      const compared = comparedOf(place);
      if (compared === null) return false;
      const values = comparedValues(resource, place, compared);
      if (filter.is === 'present') return values.length > 0;
      return isComparedAs(compared, values, filter.by, filter.value);
    }
  }
}

/** `ne` is met where no value is equal, and nothing equals null. */
function isComparedAs(attribute: Attribute, values: readonly unknown[], by: Comparison, wanted: Comparable): boolean {
  if (wanted === null) return (values.length === 0) === (by === 'eq');
  const isAny = values.some((value) => isMet(attribute, value, by, wanted));
  return by === 'ne' ? !isAny : isAny;
}

/** Whether one value of an attribute meets a filter about its parts. */
export const isValueMatch = (type: ResourceType, attribute: Attribute, filter: Filter, value: unknown): boolean =>
  isObject(value) && isMatch(valueType(type, attribute), filter, value);

/** By what a resource is sorted: the first of the values, or the one that is said to be. */
export function sortKeyOf(resource: Json, place: Place): string | null {
  const compared = comparedOf(place);
  if (compared === null) return null;
  const values = valuesAt(resource, place);
  const first = values.find((one) => isObject(one) && truthOf(memberOf(one, 'primary')) === true) ?? values[0];
  const value = place.attribute.type === 'complex' && isObject(first) ? memberOf(first, compared.name) : first;
  return isUnassigned(value) || isObject(value) ? null : folded(String(value), compared);
}
