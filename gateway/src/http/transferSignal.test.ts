import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transferSignal } from './transferSignal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sending() {
  const socket = { bytesWritten: 0 };
  const raw = Object.assign(new EventEmitter(), { socket });
  const signal = transferSignal({ raw } as unknown as FastifyReply, 1000);
  return { socket, raw, signal };
}

test('a file that goes on being taken is sent on, however long it takes', () => {
  const { socket, signal } = sending();
  for (let round = 0; round < 100; round += 1) {
    socket.bytesWritten += 1;
    vi.advanceTimersByTime(1000);
  }
  expect(signal.aborted).toBe(false);
});

test('one of which nothing is taken any more is given up', () => {
  const { socket, signal } = sending();
  socket.bytesWritten += 1;
  vi.advanceTimersByTime(1000);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(signal.aborted).toBe(true);
});

test('its end ends everything', () => {
  const { raw, signal } = sending();
  raw.emit('close');
  expect([signal.aborted, vi.getTimerCount()]).toEqual([true, 0]);
});
