import type { FastifyReply } from 'fastify';
import { ENDED } from '../lib/ended.ts';
import { onClosed } from './onClosed.ts';

/** A signal that ends an operation's work: at its deadline, when the client hangs up, and once it is answered. */
export function operationSignal(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(ENDED), deadlineMs);
  onClosed(reply, () => {
    clearTimeout(timer);
    controller.abort(ENDED);
  });
  return controller.signal;
}
