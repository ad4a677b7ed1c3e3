import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { lockPerson } from './profileRepository.ts';

/**
 * Locks the row of the person who acts, for what they set about themselves: it has to be gone when they are.
 *
 * @throws Refusal `invalid_token` of whoever has been removed until they were locked: nobody would take it away again
 */
export async function lockSelf({ db, actor }: Pick<Cause, 'db' | 'actor'>) {
  const self = await lockPerson(db, actor);
  if (self?.state !== 'active') throw new Refusal('invalid_token');
  return self;
}
