import { recordAudit } from '../../lib/audit.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { optOutsOf, setOptOuts } from './preferenceRepository.ts';
import { lockAccount } from './repository.ts';

/** Which mails people want. */
export const preferenceRoutes: Pick<Routes<'identity'>, 'emailPreferences' | 'setEmailPreferences'> = {
  emailPreferences: signedIn(everyRole, async ({ db, actor }) => ({ prefs: await optOutsOf(db, actor.guid) })),
  setEmailPreferences: signedIn(everyRole, async (context, { body }) => {
    const { db, actor } = context;
    await lockAccount(db, actor.guid);
    const before = await optOutsOf(db, actor.guid);
    await setOptOuts(db, actor.guid, [...new Set(body.prefs)]);
    const prefs = await optOutsOf(db, actor.guid);
    if (prefs.join() !== before.join()) {
      await recordAudit(context, {
        teamId: actor.teamId,
        actor: actor.guid,
        action: 'identity.setEmailPreferences',
        target: `person:${actor.guid}`,
        before: { prefs: before },
        after: { prefs },
      });
    }
    return { prefs };
  }),
};
