import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emailOptOut, personPassword } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import type { SessionContext } from '../../lib/context.ts';
import { hashToken } from '../../lib/secrets.ts';
import { START, startTestUpstream } from '../../testing/testUpstream.ts';
import { updateLocale } from './localeActions.ts';
import { setProfilePicture } from './pictureActions.ts';
import { setEmailPreferences } from './preferenceActions.ts';
import { setPassword, updateProfile } from './profileActions.ts';

const upstream = await startTestUpstream({ domains: ['seedling.example'] });
beforeEach(() => upstream.reset());
afterAll(() => upstream.close());

const rowOf = (guid: string) =>
  upstream.db.read(async (queries) => ({
    people: await queries.select().from(person).where(eq(person.guid, guid)),
    passwords: await queries.$count(personPassword, eq(personPassword.guid, guid)),
    optOuts: await queries.$count(emailOptOut, eq(emailOptOut.guid, guid)),
  }));

test.each<[string, (context: SessionContext, token: string) => Promise<unknown>]>([
  ['a language', (context) => updateLocale(context, { locale: 'pt-br' })],
  ['a phone', (context) => updateProfile(context, { version: 1, mobile: '+493012345678' })],
  ['a picture', (context) => setProfilePicture({ ...context, fileName: 'people/one.png', fileBytes: 1 })],
  ['mails', (context) => setEmailPreferences(context, ['tips'])],
  ['a password', (context, token) => setPassword(context, { token, password: 'correct horse' })],
])('%s of somebody who was removed after they were let in is not kept', async (_what, act) => {
  const { guid, token } = await upstream.signIn('member@seedling.example');
  await upstream.db.transaction((queries) =>
    queries.update(person).set({ state: 'deleted' }).where(eq(person.guid, guid)),
  );
  const before = await rowOf(guid);
  const acting = upstream.db.transaction((db) => {
    const call = { ...{ requestId: 'one', clientAddress: null, userAgent: null }, now: START, db };
    const session = { sessionId: 'one', tokenHash: hashToken(token), provesAddress: true };
    const actor = { guid, teamId: 'team-seedling', role: 'member' as const, ...session };
    return act({ ...call, fileAddress: (name) => name, actor }, token);
  });
  await expect(acting).rejects.toMatchObject({ code: 'invalid_token' });
  expect(await rowOf(guid)).toEqual(before);
});
