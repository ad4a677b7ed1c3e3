import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import { notFound, openIds } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { type SubjectResult, resultError } from './subjectResults.ts';
import { addressKey } from './addresses.ts';
import { demandAdmin } from '../identity/facts.ts';
import type { LeanProfile } from './mapper.ts';
import { profilesOrThrow } from './people.ts';
import type { Outcome } from './subjects.ts';

type EmailResults = { readonly results: readonly { readonly email: string; readonly result: SubjectResult }[] };

const refusals = {
  too_many_subjects: ['TOO_MANY', ['memberIds'], 'There are more of them than are taken at once.'],
  guest_limit: ['PLAN_REQUIRED', ['asGuests'], 'The plan does not allow so many guests: nobody was taken in.'],
  guests_disabled: ['NOT_ALLOWED', ['asGuests'], 'The team takes no guests.'],
} as const satisfies RefusalTable<'member.approveMembers' | 'member.rejectMembers'>;

/**
 * The people with their addresses, by which the service knows requests; an error where they cannot be read. Those who were
 * turned down meanwhile are among them, so that the same mutation sends the same again.
 */
const profilesOf = (guids: readonly string[], { loaders }: GatewayContext) =>
  profilesOrThrow(loaders.member.everyProfile, guids);

/** Acts on the requests to join of `input.memberIds` by one call, after their addresses were read. */
export async function actOnRequests(
  memberIds: readonly string[],
  context: GatewayContext,
  call: (emails: string[]) => Promise<EmailResults>,
): Promise<Outcome> {
  const { keys, errors, pathOf } = openIds('Member', ['memberIds'], memberIds);
  if (keys.length === 0) return { done: [], userErrors: [...errors] };
  const profiles = (await profilesOf(keys, context)).filter((profile) => profile !== null);
  const known = new Set(profiles.map(({ guid }) => guid));
  const gone = keys.filter((guid) => !known.has(guid)).map((guid) => notFound(pathOf(guid)));
  if (profiles.length === 0) {
    // The service is not asked, and to a guest nobody is known.
    await demandAdmin(context);
    return { done: [], userErrors: [...errors, ...gone] };
  }
  try {
    const { results } = await call(profiles.map(({ email }) => email));
    return outcomeOf(profiles, results, { errors: [...errors, ...gone], pathOf });
  } catch (error) {
    return { done: [], userErrors: [...errors, ...gone, refusalError(error, refusals)] };
  }
}

type Opened = { readonly errors: readonly UserError[]; readonly pathOf: (guid: string) => string[] };

function outcomeOf(
  profiles: readonly LeanProfile[],
  all: EmailResults['results'],
  { errors, pathOf }: Opened,
): Outcome {
  const results = new Map(all.map(({ email, result }) => [addressKey(email), result]));
  const resultOf = ({ email }: LeanProfile) => results.get(addressKey(email)) ?? 'not_found';
  const failed = profiles.flatMap((profile) => {
    const result = resultOf(profile);
    return result === 'done' ? [] : [resultError(result, pathOf(profile.guid))];
  });
  const done = profiles.filter((profile) => resultOf(profile) === 'done').map(({ guid }) => guid);
  return { done, userErrors: [...errors, ...failed] };
}
