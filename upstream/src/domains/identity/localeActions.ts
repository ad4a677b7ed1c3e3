import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import type { Input } from '../../lib/service.ts';
import { setLocale } from './repository.ts';

/** Changes the language of whoever is signed in. */
export async function updateLocale(context: SessionContext, { locale }: Input<'identity', 'updateLocale'>['body']) {
  const { db, actor } = context;
  const before = await setLocale(db, actor.guid, locale);
  if (before !== locale) {
    const change = { before: { locale: before }, after: { locale } };
    await note(causeOf(context), 'identity.updateLocale', `person:${actor.guid}`, change);
  }
  return { locale };
}
