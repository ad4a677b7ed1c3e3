import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Queries } from '../../db/database.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { createOutgoing } from '../../lib/outgoing.ts';
import { answer, startReceiver } from '../../testing/receiver.ts';
import { type Session, type TestUpstream, startTestUpstream, textAt } from '../../testing/testUpstream.ts';
import { lockTeam } from '../team/repository.ts';
import { removeWebhook } from './repository.ts';

const CHANNEL = 'orbit-c001@chat.orbit.example';

// The embedded database has one connection: nobody waits for anybody there.
describe.runIf(process.env['TEST_DATABASE_URL'])('while somebody has the team locked', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let upstream: TestUpstream;
  let member: Session;
  beforeAll(async () => {
    receiver = await startReceiver();
    const outgoing = createOutgoing({
      isCallable: createIsCallable(['127.0.0.1']),
      resolve: async () => ['127.0.0.1'],
    });
    upstream = await startTestUpstream({ domains: ['orbit.example'], outgoing });
    member = await upstream.signIn('member@orbit.example');
  });
  afterAll(async () => {
    await upstream.close();
    await receiver.close();
  });

  const added = async (path: string): Promise<string> => {
    const body = { peer: CHANNEL, name: 'Desk', icon: null, url: receiver.at(path), token: 'tc_12345678' };
    return textAt((await upstream.post('/webhook/outgoing/add', body, member)).body, 'id');
  };
  const write = () => upstream.post('/channel/post-message', { to: CHANNEL, text: 'Hello' }, member);

  /** Locks the team and does something, until what it gives is called. */
  const lock = async (work: (queries: Queries) => Promise<void> = async () => undefined) => {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const locking = upstream.db.transaction(async (queries) => {
      await lockTeam(queries, 'team-orbit');
      await work(queries);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    return async () => {
      over.resolve();
      await locking;
    };
  };

  test('what was sent is noted, to the pause after failures: who has it may wait for that job', async () => {
    receiver.on('/failing', answer(400));
    const id = await added('/failing');
    for (let written = 0; written < 10; written += 1) await write();
    const letGo = await lock();
    await upstream.jobs.runDue();
    const failing = await upstream.get(`/webhook/webhook/${id}`, member);
    await letGo();
    expect(failing).toMatchObject({ body: { pausedBy: 'failures' } });
  });

  test('a message waits for a webhook to be deleted, and is written', async () => {
    const id = await added('/deleted');
    const letGo = await lock((queries) => removeWebhook(queries, id));
    const written = write();
    const isWaiting = sql`wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitFor(async () => {
      const waiting = await upstream.db.read((queries) => queries.$count(sql`pg_stat_activity`, isWaiting));
      expect(waiting).toBe(1);
    });
    await letGo();
    expect(await written).toMatchObject({ status: 200 });
  });
});
