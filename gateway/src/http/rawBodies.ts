import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dropRest } from './multipart.ts';

/** Lets the routes of a scope take bodies as they are: whatever one is said to be, it stays where it is until it is read. */
export function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // A sender who still writes would not see the answer, and is in the way of the next request.
  scope.addHook('onResponse', async ({ raw }) => {
    void dropRest(raw).then(() => raw.readableEnded || raw.destroy());
  });
}

/**
 * The body as it comes. Whoever stops reading leaves the rest where it is: it is dropped after the answer, so that the connection
 * goes on.
 */
export const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Buffer> => raw.iterator({ destroyOnReturn: false });
