import type { FastifyReply } from 'fastify';

/** Calls once an answer is over, be it that its client has hung up: at once where that was before, which is not told again. */
export function onClosed({ raw }: FastifyReply, ended: () => void): void {
  if (raw.closed) ended();
  else raw.once('close', ended);
}
