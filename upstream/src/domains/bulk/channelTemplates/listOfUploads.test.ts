import { expect, test } from 'vitest';
import type { Answer } from '../../../generated/contract.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { ADA, fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import { START, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example']);

test('filled templates are listed for 30 days, the newest first, at most 20 of them', async () => {
  const admin = await upstream.signIn(ADA);
  const { handOver } = templateCalls(upstream, () => admin);
  const uploads = async (session = admin) =>
    ((await upstream.get('/bulk/channel-uploads', session)).body as Answer<'bulk', 'channelUploads'>).uploads;
  const ids: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    upstream.clock.advance(1_000);
    ids.unshift(textAt((await handOver(fileOf(launch(`room ${nth}`), 'broken'))).body, 'uploadId'));
  }
  expect((await uploads()).map(({ uploadId }) => uploadId)).toEqual(ids.slice(0, 20));
  expect((await uploads())[0]).toMatchObject({ status: 'processing', total: 2, done: 0, failed: 1 });
  await upstream.jobs.runDue();
  expect((await uploads())[0]).toMatchObject({
    ...{ fileName: 'create_channels.csv', uploadedBy: expect.any(String) as string, uploadedAt: START + 21_000 },
    ...{ status: 'processed', total: 2, done: 1, failed: 1 },
  });
  upstream.clock.advance(30 * DAY_MS - 1_000);
  const later = await upstream.signIn('admin@summit.example');
  expect((await uploads(later)).map(({ uploadId }) => uploadId)).toEqual(ids.slice(0, 1));
});
