import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { templateCalls } from '../../../testing/templateCalls.ts';
import { textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example']);

test('a template is downloaded for five minutes, under its name, and gone an hour later', async () => {
  const ada = await upstream.signIn('admin@orbit.example');
  const url = textAt((await upstream.get('/bulk/download-templates?mode=edit', ada)).body, 'url');
  const { open } = templateCalls(upstream, () => ada);
  expect(new URL(url, 'http://gateway').searchParams.get('as')).toBe('edit_members.csv');
  upstream.clock.advance(5 * MINUTE_MS - 1000);
  expect((await open(url)).statusCode).toBe(200);
  upstream.clock.advance(1000);
  expect((await open(url)).statusCode).toBe(410);
  expect(upstream.files.names()).toHaveLength(1);
  upstream.clock.advance(HOUR_MS);
  await upstream.jobs.runDue();
  expect(upstream.files.names()).toEqual([]);
});
