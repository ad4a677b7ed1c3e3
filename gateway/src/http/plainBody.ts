import type { FastifyRequest } from 'fastify';

/** Whether a body is as it is meant: what is packed would have to be unpacked to know how large it is. */
export const isPlain = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity') === 'identity';
