import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import type { Caller } from '../upstream/caller.ts';
import { agentOf } from '../upstream/userAgent.ts';
import { clientAddressOf } from './clientAddress.ts';

/** Whoever sent the request, as the services are told; without an identity as nobody who is signed in. */
export const callerOf = (request: FastifyRequest, identity: Identity | null, signal: AbortSignal): Caller => ({
  credentials: identity?.credentials ?? null,
  kind: identity?.kind ?? null,
  signal,
  requestId: request.id,
  clientAddress: clientAddressOf(request),
  userAgent: agentOf(request.headers['user-agent']),
  log: request.log,
  span: request.span,
});
