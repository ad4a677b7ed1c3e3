import { Refusal } from '../../../lib/errors.ts';
import { directoryGroupsOf } from '../../userGroup/directoryRepository.ts';
import type { UserGroupRow } from '../../userGroup/repository.ts';
import type { Reading } from '../accessActions.ts';
import { type Filter, namesIn } from '../language/filterRules.ts';
import { isMatch } from '../language/matchRules.ts';
import { isTold } from '../language/projectionRules.ts';
import type { Json } from '../language/valueRules.ts';
import { type Listing, demandAnswerable, sortedBy } from '../listActions.ts';
import { MAX_LOOKED_AT } from '../rules.ts';
import { GROUP_TYPE } from '../schemaRules.ts';
import { groupsOf } from './answers.ts';
import { countMembers } from './repository.ts';

/** @throws Refusal `too_many_results` where more members would be told than are */
async function demandFewMembers({ db }: Reading, rows: readonly UserGroupRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  // One group is always told as a whole.
  if (ids.length > 1 && (await countMembers(db, ids)) > MAX_LOOKED_AT) throw new Refusal('too_many_results');
}

/** The id that a group has to have to meet a filter, where the filter says so. */
function idIn(filter: Filter | null): string | undefined {
  if (filter?.is === 'and') return filter.of.map((one) => idIn(one)).find((id) => id !== undefined);
  const isId = filter?.is === 'compared' && filter.by === 'eq' && filter.name.attribute.toLowerCase() === 'id';
  return isId && typeof filter.value === 'string' ? filter.value : undefined;
}

/**
 * The user groups of a team that come from the directory as Groups, as far as a filter lets them through.
 *
 * @throws Refusal `filter_invalid`, `path_invalid`, `too_many_results`
 */
export async function listGroups(reading: Reading, listing: Listing): Promise<{ total: number; resources: Json[] }> {
  const { base, startIndex, limit } = listing;
  const filter = demandAnswerable(GROUP_TYPE, listing.filter);
  const sort = sortedBy(GROUP_TYPE, listing);
  const id = idIn(filter);
  const rows = await directoryGroupsOf(reading.db, reading.teamId, id === undefined ? {} : { ids: [id] });
  const names = [...(filter ? namesIn(filter) : []), ...(sort ? [sort.name] : [])];
  const isAboutMembers = names.some(({ attribute }) => attribute.toLowerCase() === 'members');
  if (isAboutMembers) await demandFewMembers(reading, rows);
  const groups = await groupsOf(reading, base, rows, isAboutMembers);
  const found = groups.filter((group) => filter === null || isMatch(GROUP_TYPE, filter, group));
  const page = (sort ? sort.order(found) : found).slice(startIndex - 1, startIndex - 1 + limit);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told = page.flatMap((group) => (typeof group['id'] === 'string' ? (byId.get(group['id']) ?? []) : []));
  const withMembers = isTold(GROUP_TYPE, 'members', listing);
  if (withMembers) await demandFewMembers(reading, told);
  return { total: found.length, resources: await groupsOf(reading, base, told, withMembers) };
}
