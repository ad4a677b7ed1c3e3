import { Refusal } from '../../lib/errors.ts';
import { type Filter, readFilter } from './language/filterRules.ts';
import { isAnswerable, sortKeyOf } from './language/matchRules.ts';
import { type Name, placeOf, readName } from './language/pathRules.ts';
import type { Projection } from './language/projectionRules.ts';
import type { Json } from './language/valueRules.ts';
import type { ResourceType } from './schemaRules.ts';

/** What of a type of resources is asked for. */
export type Listing = Projection & {
  readonly base: string;
  readonly filter?: string;
  readonly sortBy?: string;
  readonly sortOrder?: 'ascending' | 'descending';
  readonly startIndex: number;
  readonly limit: number;
};

/** @throws Refusal `filter_invalid` for what is none, or cannot be asked of resources of the type */
export function demandAnswerable(type: ResourceType, text: string | undefined): Filter | null {
  if (text === undefined || text.trim() === '') return null;
  const filter = readFilter(text);
  if (filter === null || !isAnswerable(type, filter)) throw new Refusal('filter_invalid', { field: 'filter' });
  return filter;
}

/** How resources are to be sorted, or null for the order in which they are kept. Those without a value come last, in descending order first. */
export function sortedBy(type: ResourceType, { sortBy, sortOrder }: Pick<Listing, 'sortBy' | 'sortOrder'>) {
  if (sortBy === undefined || sortBy === '') return null;
  const name: Name | null = readName(sortBy);
  const place = name && placeOf(type, name);
  if (!name || !place) throw new Refusal('path_invalid', { field: 'sortBy' });
  const direction = sortOrder === 'descending' ? -1 : 1;
  const order = (resources: readonly Json[]): Json[] =>
    resources
      .map((resource) => ({ resource, key: sortKeyOf(resource, place) }))
      .toSorted((one, other) => {
        if (one.key === other.key) return 0;
        if (one.key === null || other.key === null) return direction * (one.key === null ? 1 : -1);
        return direction * (one.key < other.key ? -1 : 1);
      })
      .map(({ resource }) => resource);
  return { name, order };
}
