import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import type { SessionContext } from '../../lib/context.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { START } from '../../testing/testUpstream.ts';
import { updateMemberFields } from '../field/person/actions.ts';
import { lockForGrant } from './adminActions.ts';
import { lockForAdmin, lockForInvite } from './lockActions.ts';

const GUID = 'seedling-0002';

const upstream = await startFreshUpstream(['seedling.example']);
beforeEach(() =>
  upstream.db.transaction((queries) => queries.update(person).set({ role: 'guest' }).where(eq(person.guid, GUID))),
);

test.each<[string, (context: SessionContext) => Promise<unknown>, string]>([
  ['for inviting', (context) => lockForInvite(context, false), 'actor_is_guest'],
  ['for making themselves an admin', (context) => lockForGrant(context, GUID), 'actor_is_guest'],
  [
    'for their own fields',
    (context) => updateMemberFields(context, { onBehalfOf: GUID, version: 1, fields: [] }),
    'actor_is_guest',
  ],
  ['for what admins do', lockForAdmin, 'actor_not_admin'],
])('somebody who became a guest after they were let in reads %s what the door says', async (_what, act, code) => {
  const acting = upstream.db.transaction((db) => {
    const call = { ...{ requestId: 'late', clientAddress: null, userAgent: null, now: START }, db };
    const session = { sessionId: 'late', tokenHash: 'late', provesAddress: true };
    const actor = { guid: GUID, teamId: 'team-seedling', role: 'member' as const, ...session };
    return act({ ...call, fileAddress: () => null, actor });
  });
  await expect(acting).rejects.toMatchObject({ code });
});
