import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A signal that ends an operation's work: at its deadline, when the client hangs up, and once it is answered. */
export function operationSignal(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // one listener for each upstream call under way
  const timer = setTimeout(() => controller.abort(), deadlineMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    controller.abort();
  });
  return controller.signal;
}
