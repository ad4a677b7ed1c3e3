import type { FastifyReply } from 'fastify';
import { ENDED, TOO_LATE } from '../lib/ended.ts';
import { onClosed } from './onClosed.ts';

/** A signal that ends an operation's work: at its deadline, when the client hangs up, and once it is answered. */
export function operationSignal(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(TOO_LATE), deadlineMs);
  onClosed(reply, () => {
    clearTimeout(timer);
    controller.abort(ENDED);
  });
  return controller.signal;
}
