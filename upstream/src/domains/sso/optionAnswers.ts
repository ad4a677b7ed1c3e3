import type { CallContext } from '../../lib/context.ts';
import { domainOf } from '../../lib/text.ts';
import { findAccount } from '../identity/repository.ts';
import { samlOf, teamAtDomain } from './repository.ts';
import { type SignInWays, waysOf } from './rules.ts';

/** The ways in of an address: of the team that a PIN for it would be of, else of the team of its domain. */
export async function signInOptions({ db }: CallContext, given: string, hasGoogle: boolean): Promise<SignInWays> {
  const email = given.toLowerCase();
  const team = (await findAccount(db, email)) ?? (await teamAtDomain(db, domainOf(email)));
  return waysOf(team, team && (await samlOf(db, team.teamId)), hasGoogle);
}
