import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { lockSelf } from './lockActions.ts';
import { setLocale } from './repository.ts';

/**
 * Changes the language of whoever is signed in.
 *
 * @throws Refusal `invalid_token`
 */
export async function updateLocale(context: SessionContext, { locale }: Body<'identity', 'updateLocale'>) {
  const { db, actor } = context;
  const cause = causeOf(context);
  const before = await lockSelf(cause);
  if (before.locale !== locale) {
    await setLocale(db, actor.guid, locale);
    const change = { before: { locale: before.locale }, after: { locale } };
    await note(cause, 'identity.updateLocale', `person:${actor.guid}`, change);
  }
  return { locale };
}
