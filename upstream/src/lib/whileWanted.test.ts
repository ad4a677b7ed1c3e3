import { once } from 'node:events';
import { expect, test } from 'vitest';
import { whileWanted } from './whileWanted.ts';

const { signal } = new AbortController();
const untilTold = async (told: AbortSignal) => {
  await once(told, 'abort');
  throw new Error('stopped');
};

test('what is wanted goes on to its end', async () => {
  expect(
    await whileWanted(
      { signal },
      async () => true,
      async () => 'done',
      1,
    ),
  ).toBe('done');
});

test('what is not wanted any more is told so, and comes to nothing; a look that fails says nothing', async () => {
  let looks = 0;
  const isWanted = async () => {
    looks += 1;
    if (looks === 1) throw new Error('no answer');
    return looks < 4;
  };
  expect(await whileWanted({ signal }, isWanted, untilTold, 1)).toBeUndefined();
});

test('a failure counts where it is wanted still, and not where it is not', async () => {
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(whileWanted({ signal }, async () => true, fail)).rejects.toThrow('broken');
  expect(await whileWanted({ signal }, async () => false, fail)).toBeUndefined();
});

test('the end of the process ends it', async () => {
  const stopping = new AbortController();
  const running = whileWanted({ signal: stopping.signal }, async () => true, untilTold);
  stopping.abort();
  await expect(running).rejects.toThrow('stopped');
});
