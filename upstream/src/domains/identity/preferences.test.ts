import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailOptOut } from '../../db/tables/identity.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['seedling.example']);
let member: Session;
beforeEach(async () => {
  member = await upstream.signIn('member@seedling.example');
});

const PATH = '/identity/email-preferences';
const read = async (session = member) => (await upstream.get(PATH, session)).body;
const set = (prefs: readonly string[], headers = {}) => upstream.post(PATH, { prefs }, member, headers);
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ before: auditEntry.before, after: auditEntry.after, target: auditEntry.target })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'identity.setEmailPreferences'), eq(auditEntry.actor, member.guid))),
  );

describe('mailing addresses that somebody opts out of', () => {
  test('are none at first', async () => {
    expect(await read()).toEqual({ prefs: [] });
  });

  test.each(['admin', 'member', 'guest'])('are the %s’s own', async (role) => {
    const other = await upstream.signIn(`${role === 'member' ? 'admin' : 'member'}@seedling.example`);
    const own = await upstream.signIn(`${role}@seedling.example`);
    expect((await upstream.post(PATH, { prefs: ['tips'] }, own)).body).toEqual({ prefs: ['tips'] });
    expect(await read(own)).toEqual({ prefs: ['tips'] });
    expect(await read(other)).toEqual({ prefs: [] });
  });

  test('are replaced as a whole, each once, with what was there before in the audit log', async () => {
    await set(['updates', 'tips', 'tips', 'list@news.example']);
    expect((await set(['digest', 'tips'])).body).toEqual({ prefs: ['digest', 'tips'] });
    expect(await read()).toEqual({ prefs: ['digest', 'tips'] });
    expect(await entries()).toEqual([
      {
        target: `person:${member.guid}`,
        before: { prefs: [] },
        after: { prefs: ['list@news.example', 'tips', 'updates'] },
      },
      {
        target: `person:${member.guid}`,
        before: { prefs: ['list@news.example', 'tips', 'updates'] },
        after: { prefs: ['digest', 'tips'] },
      },
    ]);
  });

  test('may be none again', async () => {
    await set(['tips']);
    expect((await set([])).body).toEqual({ prefs: [] });
    expect(await read()).toEqual({ prefs: [] });
  });

  test('that stay as they are leave no entry', async () => {
    await set(['tips', 'digest']);
    await set(['digest', 'tips']);
    expect(await entries()).toHaveLength(1);
  });

  test('with a key act once', async () => {
    const key = { 'idempotency-key': 'once' };
    await set(['tips'], key);
    await set(['digest']);
    expect((await set(['tips'], key)).body).toEqual({ prefs: ['tips'] });
    expect(await read()).toEqual({ prefs: ['digest'] });
    expect(codeOf(await set(['updates'], key))).toBe('409 idempotency_key_reused');
  });

  test('set twice at once are one of the two, not both', async () => {
    await Promise.all([set(['tips', 'digest']), set(['updates'])]);
    const kept = await upstream.db.read((queries) =>
      queries.select().from(emailOptOut).where(eq(emailOptOut.guid, member.guid)),
    );
    expect([['digest', 'tips'], ['updates']]).toContainEqual(kept.map(({ address }) => address).toSorted());
  });

  test.each([
    ['a form that none has', ['Tips & tricks']],
    ['more than a hundred', Array.from({ length: 101 }, (_, index) => `list-${index}`)],
  ])('are refused: %s', async (_what, prefs) => {
    expect(codeOf(await set(prefs))).toBe('400 invalid_request');
    expect(await read()).toEqual({ prefs: [] });
  });
});
