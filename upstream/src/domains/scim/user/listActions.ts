import { Refusal } from '../../../lib/errors.ts';
import type { Reading } from '../accessActions.ts';
import { type Listing, demandAnswerable, sortedBy } from '../listActions.ts';
import { namesIn } from '../language/filterRules.ts';
import { isMatch } from '../language/matchRules.ts';
import { isTold } from '../language/projectionRules.ts';
import type { Json } from '../language/valueRules.ts';
import { MAX_LOOKED_AT } from '../rules.ts';
import { FIELD_NAMES, USER_TYPE } from '../schemaRules.ts';
import { type Parts, usersOf } from './answers.ts';
import { countVisible, visiblePeople } from './repository.ts';

const FIELD_ATTRIBUTES: ReadonlySet<string> = new Set(
  [...Object.keys(FIELD_NAMES), 'manager'].map((name) => name.toLowerCase()),
);

/** What has to be looked up for attributes of these names. */
function partsFor(names: readonly string[]): Parts {
  const lower = new Set(names.map((name) => name.toLowerCase()));
  const fields = [...lower].some((name) => FIELD_ATTRIBUTES.has(name));
  return { fields, groups: lower.has('groups'), lastModified: lower.has('meta') };
}

/** What has to be looked up for what is told. */
const partsTold = (listing: Listing): Parts => ({
  fields: true,
  groups: isTold(USER_TYPE, 'groups', listing),
  lastModified: isTold(USER_TYPE, 'meta', listing),
});

/**
 * The people of a team as Users, as far as a filter lets them through.
 *
 * @throws Refusal `filter_invalid`, `path_invalid`, `too_many_results`
 */
export async function listUsers(reading: Reading, listing: Listing): Promise<{ total: number; resources: Json[] }> {
  const { db, teamId } = reading;
  const { base, startIndex, limit } = listing;
  const filter = demandAnswerable(USER_TYPE, listing.filter);
  const sort = sortedBy(USER_TYPE, listing);
  const offset = startIndex - 1;
  if (filter === null && sort === null) {
    const total = await countVisible(db, teamId);
    const people = limit === 0 ? [] : await visiblePeople(db, teamId, { filter, limit, offset });
    return { total, resources: await usersOf(reading, base, people, partsTold(listing)) };
  }
  const people = await visiblePeople(db, teamId, { filter, limit: MAX_LOOKED_AT + 1 });
  if (people.length > MAX_LOOKED_AT) throw new Refusal('too_many_results');
  const asked = [...(filter ? namesIn(filter) : []), ...(sort ? [sort.name] : [])].map(({ attribute }) => attribute);
  const users = await usersOf(reading, base, people, partsFor(asked));
  const byId = new Map(people.map((one) => [one.guid, one]));
  const found = users.filter((user) => filter === null || isMatch(USER_TYPE, filter, user));
  const page = (sort ? sort.order(found) : found).slice(offset, offset + limit);
  const told = page.flatMap(({ id }) => (typeof id === 'string' ? (byId.get(id) ?? []) : []));
  return { total: found.length, resources: await usersOf(reading, base, told, partsTold(listing)) };
}
