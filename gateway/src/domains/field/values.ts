import type { SingleSelectSettingsValuesArgs } from '../../generated/resolvers.ts';
import { pageOfAll, toConnection } from '../../lib/connections.ts';
import { wordSearch } from '../../lib/wordSearch.ts';
import type { CustomFieldValueRecord, SettingsRecord } from './mapper.ts';

/** The most values of a field that one page may have: as many as a picker lists. */
const MAX_VALUES = 999;

const keyOf = ({ valueId }: CustomFieldValueRecord) => valueId;

/** A page of a field's values. A blank search is none: a picker has not been typed into yet. */
export async function valuesOf({ field }: SettingsRecord, args: SingleSelectSettingsValuesArgs) {
  const isFound = wordSearch(args.search);
  const found = field.teamValues.filter(({ text }) => isFound(text));
  return toConnection(await pageOfAll(args, keyOf, found, MAX_VALUES), keyOf);
}
