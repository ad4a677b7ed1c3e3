import type { UserError } from '../../generated/resolvers.ts';
import { type OpenedIds, notFound } from '../../lib/idLists.ts';
import { refusalError } from '../../upstream/refusals.ts';
import { type SubjectResult, resultError } from '../member/subjectResults.ts';
import { licenceRefusals } from './refusals.ts';

type Results = { readonly results: readonly { readonly guid: string; readonly result: SubjectResult }[] };

/** Whose licences are as was asked for, be it from before, and why those of the others are not. */
export type LicenceOutcome = { readonly guids: string[]; readonly userErrors: UserError[] };

/** Whom a service passes over in silence is not there. */
function outcomeOf({ results }: Results, { keys, errors, pathOf }: OpenedIds): LicenceOutcome {
  const byGuid = new Map(results.map(({ guid, result }) => [guid, result]));
  const guids: string[] = [];
  const userErrors = [...errors];
  for (const guid of keys) {
    const result = byGuid.get(guid);
    if (result === 'done' || result === 'already') guids.push(guid);
    else userErrors.push(result === undefined ? notFound(pathOf(guid)) : resultError(result, pathOf(guid)));
  }
  return { guids, userErrors };
}

/** Acts on the licences of the people behind the ids by one call; a refusal concerns all of them. */
export async function actOnLicences(
  opened: OpenedIds,
  call: (guids: string[]) => Promise<Results>,
): Promise<LicenceOutcome> {
  try {
    return outcomeOf(await call([...opened.keys]), opened);
  } catch (error) {
    return { guids: [], userErrors: [...opened.errors, refusalError(error, licenceRefusals)] };
  }
}
