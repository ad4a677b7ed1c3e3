import type { Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { teamOf } from '../team/repository.ts';
import { judgeAddresses } from './addressActions.ts';

/**
 * What adding each of these addresses would meet, in the order given.
 *
 * @throws Refusal `too_many_subjects`
 */
export async function addressStates({ db, actor }: SessionContext, body: Body<'member', 'addressStates'>) {
  demandFewSubjects(body.emails, 'emails');
  const team = await teamOf(db, actor.teamId);
  const judged = await judgeAddresses(db, team, body.emails, { asGuests: body.guestMembership });
  return { addresses: judged.map(({ given, state }) => ({ email: given, state })) };
}
