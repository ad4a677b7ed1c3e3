import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestUpstream, startTestUpstream } from '../testing/testUpstream.ts';
import type { MailTransport } from './mail.ts';
import { mail } from '../db/tables/system.ts';

type Delivered = Parameters<MailTransport['deliver']>[0];

const delivered: Delivered[] = [];
let isDown = true;
let upstream: TestUpstream;
beforeAll(async () => {
  const transport: MailTransport = {
    deliver: async (content) => {
      delivered.push(content);
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
