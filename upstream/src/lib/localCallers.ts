import type { FastifyRequest } from 'fastify';

/** The caller is on this machine, and calls it by a name of its own: a web page that lured a browser here does not. */
export function isLocalCaller({ socket, host }: Pick<FastifyRequest, 'socket' | 'host'>): boolean {
  const isLoopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host);
}
