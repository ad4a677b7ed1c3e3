import { auditedGuids } from '../../../lib/audit.ts';
import type { Definition } from './rules.ts';

/** An entry tells as many values one by one. */
const MAX_TOLD = 50;

/** What an audit entry tells of a field: of many values only how many they are. */
const told = ({ values, parents, name, description, valueType, isMandatory, editableBy, isArchived }: Definition) => ({
  ...{ name, description, valueType, isMandatory, editableBy, isArchived, parents },
  values: values.length > MAX_TOLD ? values.length : values.map(({ value }) => value),
  defaultValue: values.find(({ isDefault }) => isDefault)?.value ?? null,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const compared = ({ values, parents, ...rest }: Definition) => ({
  ...rest,
  parents: parents.map(({ fieldId, valueId }) => [fieldId, valueId]),
  values: values.map(({ valueId, value, isDefault }) => [valueId, value, isDefault]),
});

/** Whether something of a field is to change. */
export const isChanged = (before: Definition, after: Definition): boolean => !isSame(compared(before), compared(after));

/** What an audit entry tells of a field that comes or goes. */
export const auditedField = (after: Definition) => told(after);

/**
 * What an audit entry tells of a change: what is another, before and after.
 *
 * @param losers who has lost a value by it, once for each
 */
export function auditedChange(before: Definition, after: Definition, losers: readonly string[]) {
  const [was, is] = [told(before), told(after)];
  const areValuesOther = !isSame(compared(before).values, compared(after).values);
  const isOther = (key: string) =>
    key === 'values' ? areValuesOther : !isSame(Reflect.get(was, key), Reflect.get(is, key));
  const only = (some: object) => Object.fromEntries(Object.entries(some).filter(([key]) => isOther(key)));
  const emptied = { values: losers.length, people: auditedGuids([...new Set(losers)]) };
  return { before: only(was), after: { ...only(is), ...(losers.length > 0 ? { emptied } : {}) } };
}
