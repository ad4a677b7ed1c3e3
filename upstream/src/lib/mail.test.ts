import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantHousekeeping } from '../housekeeping.ts';
import { type TestUpstream, startTestUpstream } from '../testing/testUpstream.ts';
import type { MailTransport } from './mail.ts';
import { job, mail } from '../db/tables/system.ts';
import { HOUR_MS } from './durations.ts';

type Delivered = Parameters<MailTransport['deliver']>[0];

const delivered: Delivered[] = [];
let isDown = true;
let held: Promise<void> | null = null;
let upstream: TestUpstream;
beforeAll(async () => {
  const transport: MailTransport = {
    deliver: async (content) => {
      delivered.push(content);
      await held;
      if (isDown) throw new Error('mail server is down');
    },
  };
  upstream = await startTestUpstream({ domains: ['lonely.example'], transport });
});
afterAll(() => upstream.close());

test('a mail is tried until it is delivered, with one key, and its content is erased then', async () => {
  await upstream.post('/identity/issue-pin', { email: 'admin@lonely.example' });
  await upstream.jobs.runDue();
  expect(delivered).toHaveLength(1);
  isDown = false;
  upstream.clock.advance(2_000);
  await upstream.jobs.runDue();
  await upstream.jobs.runDue();
  expect(delivered).toHaveLength(2);
  expect(delivered[0]).toEqual(delivered[1]);
  expect(delivered[0]).toMatchObject({
    to: 'admin@lonely.example',
    subject: expect.stringMatching(/^\d{6} /) as unknown,
  });
  const rows = await upstream.db.read((queries) => queries.select().from(mail));
  expect(rows).toMatchObject([{ state: 'delivered', subject: '', text: '', html: '' }]);
});

test('a server that says nothing keeps no other work waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const before = delivered.length;
  // Another PIN is not sent right after the one before.
  upstream.clock.advance(HOUR_MS);
  await upstream.db.transaction((queries) => plantHousekeeping(queries, upstream.clock.now()));
  await upstream.post('/identity/issue-pin', { email: 'admin@lonely.example' });
  const delivering = upstream.jobs.runDue();
  await expect.poll(() => delivered.length).toBe(before + 1);
  upstream.clock.advance(2 * HOUR_MS);
  const others = upstream.jobs.runDue();
  const dueAt = async () => {
    const [row] = await upstream.db.read((queries) => queries.select().from(job).where(eq(job.name, 'housekeeping')));
    return row?.dueAt;
  };
  await expect.poll(dueAt).toBeGreaterThan(upstream.clock.now());
  resolve();
  await Promise.all([delivering, others]);
});
