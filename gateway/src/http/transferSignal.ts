import type { FastifyReply } from 'fastify';
import { ENDED } from '../lib/ended.ts';
import { onClosed } from './onClosed.ts';

/**
 * A signal that ends the sending of a file: when the client hangs up, and when for so long it has taken nothing of it. However
 * long a file is, who goes on taking it gets all of it.
 */
export function transferSignal(reply: FastifyReply, idleMs: number): AbortSignal {
  const controller = new AbortController();
  const { socket } = reply.raw;
  let taken = socket?.bytesWritten ?? 0;
  const timer = setInterval(() => {
    const now = socket?.bytesWritten ?? 0;
    if (now === taken) controller.abort(ENDED);
    taken = now;
  }, idleMs);
  onClosed(reply, () => {
    clearInterval(timer);
    controller.abort(ENDED);
  });
  return controller.signal;
}
