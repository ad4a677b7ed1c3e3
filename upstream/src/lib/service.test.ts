import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { featureRoutes } from '../domains/event/featureRoutes.ts';
import { createMemoryStore } from '../testing/memoryFiles.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { Refusal } from './errors.ts';
import { createFileAddresses } from './fileAddresses.ts';
import { createFingerprints } from './idempotency.ts';
import { createServer } from './http.ts';
import { createLog } from './log.ts';
import { type Routes, open, signedIn } from './routes.ts';
import { mountService } from './service.ts';
import { everyRole } from './roles.ts';
import { freeEmailDomain } from '../db/tables/identity.ts';

const clock = { now: () => 1_234 };
const log = createLog('silent');
const actor = {
  guid: 'somebody',
  teamId: 'team',
  role: 'admin',
  sessionId: 's',
  tokenHash: 't',
  provesAddress: true,
} as const;

let db: Database;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(async () => app?.close());

/** The event service with another handler, and everybody signed in. */
function serve(handle: Routes<'event'>['publishEvents'], isStrict = true) {
  app = createServer({ clock, log });
  const findSession = async () => ({ actor, allowedAddresses: [], lastUsedAt: 1_234, clientAddress: null });
  const noteUse = async () => undefined;
  const others = featureRoutes({ feedbackKey: 'not used here' });
  const kept = {
    files: createMemoryStore(),
    fileAddresses: createFileAddresses('key'),
    fingerprintOf: createFingerprints('key'),
  };
  const deps = { db, clock, log, findSession, noteUse, isStrict, ...kept };
  mountService(app, deps, 'event', { ...others, publishEvents: handle });
  const server = app;
  return (payload: unknown, headers: Record<string, string> = {}) =>
    server.inject({
      ...{ method: 'POST', url: '/event/publish-events?token=t&guid=somebody' },
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
}

const good = { events: [{ eventName: 'a', eventTs: 1 }] };
const marks = (mark: string) => db.read((queries) => queries.$count(freeEmailDomain, sql`domain = ${mark}`));

test('the handler gets who, when and what', async () => {
  const seen: unknown[] = [];
  const post = serve(
    signedIn(everyRole, async ({ actor: who, now, requestId, clientAddress }, { body }) => {
      seen.push(who.guid, now, requestId, clientAddress, body);
      return {};
    }),
  );
  const answer = await post(good, { 'x-request-id': 'request-1', 'x-client-address': '::ffff:192.0.2.1' });
  expect(seen).toEqual(['somebody', 1_234, 'request-1', '192.0.2.1', good]);
  expect(answer.headers).toMatchObject({ 'x-request-id': 'request-1', 'x-server-time': '1234' });
});

test.each([
  ['a body of a wrong form', { events: [{ eventTs: 1 }] }, 'events.0.eventName'],
  ['no body', '', undefined],
  ['broken JSON', '{"events": [', undefined],
])('%s is refused before the handler', async (_what, payload, field) => {
  const post = serve(
    signedIn(everyRole, async () => {
      throw new Error('must not be reached');
    }),
  );
  const answer = await post(payload);
  expect([answer.statusCode, answer.json<object>()]).toMatchObject([
    400,
    { error: { code: 'invalid_request', ...(field ? { field } : {}) } },
  ]);
});

test('an answer that is not as the contract says becomes an error, and undoes the write', async () => {
  const wrong = { publishedCount: -1 };
  const post = serve(
    signedIn(everyRole, async (context) => {
      await context.db.insert(freeEmailDomain).values({ domain: 'wrong-answer.example' });
      return wrong;
    }),
  );
  const answer = await post(good);
  expect([answer.statusCode, answer.json<object>()]).toMatchObject([500, { error: { code: 'internal' } }]);
  expect(await marks('wrong-answer.example')).toBe(0);
});

test('a refusal that is thrown undoes the write; one that is returned lets it stand', async () => {
  for (const mark of ['thrown.example', 'returned.example']) {
    const post = serve(
      signedIn(everyRole, async (context) => {
        await context.db.insert(freeEmailDomain).values({ domain: mark });
        const refusal = new Refusal('event_unknown', { field: 'events.0.eventName' });
        if (mark === 'thrown.example') throw refusal;
        return refusal;
      }),
    );
    const answer = await post(good);
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      400,
      { error: { code: 'event_unknown', message: 'There is no event of this name.', field: 'events.0.eventName' } },
    ]);
    await app?.close();
  }
  expect([await marks('thrown.example'), await marks('returned.example')]).toEqual([0, 1]);
});

test.each([
  ['fails the call where services are strict', true, 500, 'internal'],
  ['is told elsewhere', false, 409, 'url_taken'],
])('a refusal that the contract does not list for the call %s', async (_what, isStrict, status, code) => {
  const refuse = signedIn(everyRole, async () => new Refusal('url_taken'));
  const answer = await serve(refuse, isStrict)(good);
  expect([answer.statusCode, answer.json<object>()]).toMatchObject([status, { error: { code } }]);
});

test('an unexpected error tells the caller nothing', async () => {
  const post = serve(
    signedIn(everyRole, async () => {
      throw new Error('password is hunter2');
    }),
  );
  const answer = await post(good);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('hunter2');
});

test('a route that disagrees with the contract on needing a session stops the start', () => {
  expect(() => serve(open(async () => ({})))).toThrow('disagree');
});

test('what is not in the contract is not there', async () => {
  serve(signedIn(everyRole, async () => ({})));
  const answer = await app?.inject({ url: '/event/publish-events' });
  expect([answer?.statusCode, answer?.json<object>()]).toMatchObject([404, { error: { code: 'not_found' } }]);
});
