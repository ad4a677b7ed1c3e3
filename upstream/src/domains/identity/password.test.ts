import { scryptSync } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { personPassword } from '../../db/tables/identity.ts';
import { auditEntry, idempotencyKey } from '../../db/tables/system.ts';
import { createLog } from '../../lib/log.ts';
import { type Session, START, codeOf, startTestUpstream } from '../../testing/testUpstream.ts';

const CANARY = 'canary-pässword-4711';
const lines: string[] = [];
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
const upstream = await startTestUpstream({ domains: ['seedling.example'], log: createLog('trace', destination) });
beforeEach(async () => {
  await upstream.reset();
  lines.length = 0;
});
afterAll(() => upstream.close());

const set = (password: string, session: Session, token = session.token) =>
  upstream.post('/identity/set-password', { password, token }, session, { 'idempotency-key': 'one' });
const keptHash = async (guid: string) => {
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(personPassword).where(eq(personPassword.guid, guid)),
  );
  return row;
};
const matches = (hash: string, password: string) => {
  const [, N, r, p, salt = '', digest = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 27 };
  return (
    scryptSync(password.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, cost).toString('base64url') === digest
  );
};

describe('setting a password', () => {
  test('keeps a salted, slow hash of it, in place of an earlier one', async () => {
    const session = await upstream.signIn('guest@seedling.example');
    expect((await set('first of all', session)).body).toEqual({});
    const first = await keptHash(session.guid);
    upstream.clock.advance(1_000);
    expect((await set(CANARY.normalize('NFD'), session)).body).toEqual({});
    const second = await keptHash(session.guid);
    expect(second?.hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect([first?.setAt, second?.setAt]).toEqual([START, START + 1_000]);
    expect(matches(second?.hash ?? '', CANARY)).toBe(true);
    expect(matches(second?.hash ?? '', 'first of all')).toBe(false);
  });

  test('leaves it in no log, no answer and no other table', async () => {
    const session = await upstream.signIn('member@seedling.example');
    const answers = [
      await set(CANARY, session),
      await set(CANARY, session, 'not the token of this session, but as long'),
      await upstream.post('/identity/set-password', { password: CANARY }, session),
      await upstream.post(
        '/identity/set-password',
        { password: `${CANARY}${'!'.repeat(200)}`, token: session.token },
        session,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
    const tables = await upstream.db.read(async (queries) => [
      ...(await queries.select().from(auditEntry)),
      ...(await queries.select().from(idempotencyKey)),
      ...(await queries.select().from(personPassword)),
    ]);
    expect(tables.map((row) => JSON.stringify(row)).filter((row) => row.includes('identity.setPassword'))).toHaveLength(
      1,
    );
    expect(lines.join('')).toContain('identity.setPassword');
    expect(JSON.stringify([answers, tables, lines])).not.toContain('canary');
    // A digest of the input would let passwords be tried quickly.
    expect(await upstream.db.read((queries) => queries.select().from(idempotencyKey))).toEqual([]);
  });

  test('needs the token of the very session', async () => {
    const [session, other] = [
      await upstream.signIn('member@seedling.example'),
      await upstream.signIn('member@seedling.example'),
    ];
    const refused = await set(CANARY, session, other.token);
    expect(refused.body).toMatchObject({ error: { code: 'invalid_request', field: 'token' } });
    expect(await keptHash(session.guid)).toBeUndefined();
  });

  test.each(['12345', '', 'a'.repeat(201)])('refuses what is too short or too long', async (password) => {
    const session = await upstream.signIn('member@seedling.example');
    const refused = await set(password, session);
    expect(codeOf(refused)).toBe('400 invalid_request');
    expect(refused.body).toMatchObject({ error: { field: 'password' } });
  });

  test('ends no session', async () => {
    const [session, other] = [
      await upstream.signIn('member@seedling.example'),
      await upstream.signIn('member@seedling.example'),
    ];
    await set(CANARY, session);
    for (const one of [session, other]) expect((await upstream.get('/identity/full-profile', one)).status).toBe(200);
  });
});
