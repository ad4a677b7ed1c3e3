import { isRecord } from '../json.ts';

type Listed = readonly unknown[] | ReadonlySet<unknown>;

const isListed = (value: unknown): value is Listed => Array.isArray(value) || value instanceof Set;

const sameMembers = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === other.size && [...one].every((item) => other.has(item));

const isSame = (one: unknown, other: unknown): boolean =>
  isListed(one) && isListed(other) ? sameMembers(new Set(one), new Set(other)) : Object.is(one, other);

/** What somebody added to a list and took off it, done to what it is by now. */
function rebaseList(mine: Listed, base: Listed, theirs: Listed): unknown {
  const [had, have] = [new Set(base), new Set(mine)];
  const kept = [...theirs].filter((item) => !had.has(item) || have.has(item));
  const merged = new Set([...kept, ...[...mine].filter((item) => !had.has(item))]);
  return Array.isArray(mine) ? [...merged] : merged;
}

function rebaseField(mine: unknown, base: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  return isListed(mine) && isListed(base) && isListed(theirs) ? rebaseList(mine, base, theirs) : mine;
}

const hasFields = (values: unknown): values is Record<string, unknown> => isRecord(values) && !isListed(values);

/**
 * A draft over what somebody else has saved meanwhile: the fields that were touched stay, the others are as saved now. Of a
 * touched list, whatever was added or taken off is added or taken off there, too. What is no record of fields stays whole.
 *
 * @param base what was saved when the draft was begun
 */
export function rebase<Values>(draft: Values, base: Values, saved: Values): Values {
  if (!hasFields(draft) || !hasFields(base) || !hasFields(saved)) return draft;
  const [mine, before, theirs]: Record<string, unknown>[] = [draft, base, saved];
  const fields = Object.keys(draft).map((key) => [key, rebaseField(mine?.[key], before?.[key], theirs?.[key])]);
  return { ...saved, ...(Object.fromEntries(fields) as Partial<Values>) };
}
