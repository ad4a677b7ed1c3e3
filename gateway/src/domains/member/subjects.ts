import type { UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound, openIds } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { type SubjectResult, resultError } from './subjectResults.ts';

/** Whom a mutation has acted on, and why not on the others. */
export type Outcome = { readonly done: string[]; readonly userErrors: UserError[] };

type Results = { results: readonly { guid: string; result: SubjectResult }[] };

const refusals = {
  too_many_subjects: ['TOO_MANY', ['memberIds'], 'There are more of them than are taken at once.'],
} as const satisfies RefusalTable<'member.deleteMember' | 'member.deactivateProfiles' | 'member.reactivateProfiles'>;

/**
 * Acts on the people of `input.memberIds` by one call. An id that is of nobody is NOT_FOUND at its place, each of the others
 * is told by the service, and whom it passes over in silence is NOT_FOUND, too.
 */
export async function actOnMembers(
  memberIds: readonly string[],
  call: (guids: string[]) => Promise<Results>,
): Promise<Outcome> {
  const { keys, errors, pathOf } = openIds('Member', ['memberIds'], memberIds);
  if (keys.length === 0) return { done: [], userErrors: [...errors] };
  try {
    const results = new Map((await call([...keys])).results.map(({ guid, result }) => [guid, result]));
    const resultOf = (guid: string) => results.get(guid) ?? 'not_found';
    const failed = keys.flatMap((guid) => {
      const result = resultOf(guid);
      return result === 'done' ? [] : [resultError(result, pathOf(guid))];
    });
    return { done: keys.filter((guid) => resultOf(guid) === 'done'), userErrors: [...errors, ...failed] };
  } catch (error) {
    return { done: [], userErrors: [...errors, refusalError(error, refusals)] };
  }
}

/** Acts on the one person of `input.memberId`; a list of nobody or of that one. */
export async function actOnMember(
  memberId: string,
  refusals: RefusalTable<'member.grantAdmin' | 'member.revokeAdmin' | 'member.replaceAdmin'>,
  call: (guid: string) => Promise<unknown>,
): Promise<Outcome> {
  const guid = keyOfId('Member', memberId);
  if (guid === null) return { done: [], userErrors: [notFound(['memberId'])] };
  try {
    await call(guid);
    return { done: [guid], userErrors: [] };
  } catch (error) {
    return { done: [], userErrors: [refusalError(error, refusals)] };
  }
}
