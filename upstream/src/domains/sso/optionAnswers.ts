import type { CallContext } from '../../lib/context.ts';
import { domainOf } from '../../lib/text.ts';
import { findAccount } from '../identity/repository.ts';
import { teamOfDomain } from '../team/repository.ts';
import { samlOf } from './repository.ts';
import { type SignInWays, waysOf } from './rules.ts';

/** In which team somebody signs in by an address: that of which a PIN for it would be, else that of its domain. */
export const signInTeam = async (db: CallContext['db'], email: string) =>
  (await findAccount(db, email)) ?? (await teamOfDomain(db, domainOf(email)));

/** The ways in of an address. */
export async function signInOptions({ db }: CallContext, given: string, hasGoogle: boolean): Promise<SignInWays> {
  const team = await signInTeam(db, given.toLowerCase());
  return waysOf(team, team && (await samlOf(db, team.teamId)), hasGoogle);
}
