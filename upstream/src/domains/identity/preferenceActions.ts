import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { lockSelf } from './lockActions.ts';
import { optOutsOf, setOptOuts } from './preferenceRepository.ts';

/**
 * Opts somebody out of these mailing addresses and of no others; gives those that they are opted out of from then on.
 *
 * @throws Refusal `invalid_token`
 */
export async function setEmailPreferences(context: SessionContext, addresses: readonly string[]): Promise<string[]> {
  const { db, actor } = context;
  const cause = causeOf(context);
  await lockSelf(cause);
  const before = await optOutsOf(db, actor.guid);
  await setOptOuts(db, actor.guid, [...new Set(addresses)]);
  const prefs = await optOutsOf(db, actor.guid);
  if (prefs.join() !== before.join()) {
    const change = { before: { prefs: before }, after: { prefs } };
    await note(cause, 'identity.setEmailPreferences', `person:${actor.guid}`, change);
  }
  return prefs;
}
