import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';

/** Refuses a request without the name of a host, or with one that cannot stand in an address: it has none to be read by. */
export function demandHost(
  { protocol, hostname }: FastifyRequest,
  _reply: unknown,
  done: (error?: Error) => void,
): void {
  if (URL.canParse(`${protocol}://${hostname}/`)) return done();
  done(new GatewayError('BAD_USER_INPUT', { message: 'The Host header is not the name of a host.', status: 400 }));
}
