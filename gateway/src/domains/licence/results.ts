import type { UserError } from '../../generated/resolvers.ts';
import { type OpenedIds, notFound } from '../../lib/idLists.ts';
import { userError } from '../../lib/userErrors.ts';
import { refusalError } from '../../upstream/refusals.ts';
import { type SubjectResult, resultError } from '../member/subjectResults.ts';
import { licenceRefusals } from './refusals.ts';

/** What became of somebody's licence; `unknown` where the service that could say why nothing did was away. */
export type LicenceResult = SubjectResult | 'unknown';

type Results = { readonly results: readonly { readonly guid: string; readonly result: LicenceResult }[] };

/** Whose licences are as was asked for, be it from before, and why those of the others are not. */
export type LicenceOutcome = { readonly guids: string[]; readonly userErrors: UserError[] };

/** Whom a service passes over in silence is not there. */
function errorOf(result: Exclude<LicenceResult, 'done'> | undefined, path: readonly string[]): UserError {
  if (result === undefined) return notFound(path);
  if (result === 'unknown') return userError('UNAVAILABLE', path, 'Why cannot be told just now: try again.');
  return resultError(result, path);
}

function outcomeOf({ results }: Results, { keys, errors, pathOf }: OpenedIds): LicenceOutcome {
  const byGuid = new Map(results.map(({ guid, result }) => [guid, result]));
  const guids: string[] = [];
  const userErrors = [...errors];
  for (const guid of keys) {
    const result = byGuid.get(guid);
    if (result === 'done' || result === 'already') guids.push(guid);
    else userErrors.push(errorOf(result, pathOf(guid)));
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
