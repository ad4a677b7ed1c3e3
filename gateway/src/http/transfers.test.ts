import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { countTransfers } from './transfers.ts';

const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

test('a file whose client has hung up by then is not waited for', async () => {
  const transfers = countTransfers();
  transfers.begin({ raw: Object.assign(new EventEmitter(), { closed: true }) } as unknown as FastifyReply);
  await expect(transfers.done()).resolves.toBeUndefined();
});

test('whoever waits goes on once the last file is through, and at once where there is none', async () => {
  const transfers = countTransfers();
  await transfers.done();
  const [one, other] = [reply(), reply()];
  transfers.begin(one);
  transfers.begin(other);
  let isDone = false;
  const waiting = transfers.done().then(() => (isDone = true));
  one.raw.emit('close');
  await Promise.resolve();
  expect(isDone).toBe(false);
  other.raw.emit('close');
  await waiting;
  expect(isDone).toBe(true);
});
