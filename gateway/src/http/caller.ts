import type { FastifyRequest } from 'fastify';
import type { Caller } from '../upstream/caller.ts';
import type { Credentials } from '../upstream/url.ts';
import { agentOf } from '../upstream/userAgent.ts';
import { clientAddressOf } from './clientAddress.ts';

/** Whoever sent the request, as the services are told; without credentials as nobody who is signed in. */
export const callerOf = (request: FastifyRequest, credentials: Credentials | null, signal: AbortSignal): Caller => ({
  ...{ credentials, signal },
  requestId: request.id,
  clientAddress: clientAddressOf(request),
  userAgent: agentOf(request.headers['user-agent']),
  log: request.log,
});
