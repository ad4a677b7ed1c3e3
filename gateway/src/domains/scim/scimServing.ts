import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import { callerOf } from '../../http/caller.ts';
import { clientAddressOf } from '../../http/clientAddress.ts';
import { demandHost } from '../../http/host.ts';
import { operationSignal } from '../../http/operationSignal.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { type Listed, scimRest } from './rest.ts';
import { ScimError, type ScimErrorCode, callError } from './scimErrors.ts';
import type { ScimLimit } from './scimLimits.ts';
import { LIST_RESPONSE, tokenOf } from './scimRequest.ts';

export type ScimDeps = {
  readonly upstream: UpstreamClient;
  readonly publicOrigin: string | null;
  readonly limit: ScimLimit;
  /** How long a body may be, in bytes. */
  readonly bytes: number;
  readonly deadlineMs: number;
  readonly admit: Admission;
  /** Is told of each request: `ok`, or the code of the answer. */
  readonly onRequest: (outcome: ScimErrorCode | 'ok') => void;
};

export const PREFIX = '/scim/v2';
const SCIM_JSON = 'application/scim+json; charset=utf-8';

/** A request about a list, or about what is named in the address. */
export type ListRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
export type NamedRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** Answers in the form of the standard. */
export const sendScim = (reply: FastifyReply, body: unknown) =>
  reply.header('cache-control', 'no-store').type(SCIM_JSON).serializer(JSON.stringify).send(body);

/** A part of a list in the form of the standard. */
export const pageOf = (resources: readonly unknown[], totalResults: number, startIndex: number) => ({
  ...{ schemas: [LIST_RESPONSE], totalResults, startIndex, itemsPerPage: resources.length },
  Resources: resources,
});

async function demandToken(request: FastifyRequest) {
  if (tokenOf(request) !== null) return;
  throw new ScimError(request.headers.authorization === undefined ? 'token_missing' : 'token_invalid');
}

/** What all routes have in common: who may ask, how much, and how the service is asked. */
export function scimServing({ upstream, publicOrigin, limit, bytes, deadlineMs, admit, onRequest }: ScimDeps) {
  async function count(request: FastifyRequest) {
    const wait = await limit(tokenOf(request), clientAddressOf(request));
    if (wait !== null) throw new ScimError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
  }
  const counted = [demandHost, count];
  const baseOf = ({ protocol, host }: FastifyRequest) => `${publicOrigin ?? `${protocol}://${host}`}${PREFIX}`;
  return {
    baseOf,
    /** For everybody. */
    opened: { onRequest: counted, preHandler: admit, bodyLimit: bytes },
    /** For whoever sends a token. */
    known: { onRequest: [...counted, demandToken], preHandler: admit, bodyLimit: bytes },
    /** What every call about a resource or a list says. */
    about: (request: FastifyRequest, type: Listed['type']) => ({
      ...{ secret: tokenOf(request) ?? '', base: baseOf(request), type },
    }),
    ask: async <T>(
      request: FastifyRequest,
      reply: FastifyReply,
      call: (rest: ReturnType<typeof scimRest>) => Promise<T>,
    ): Promise<T> => {
      const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
      try {
        const answer = await call(scimRest(services));
        onRequest('ok');
        return answer;
      } catch (error) {
        throw callError(error);
      }
    },
  };
}

export type ScimServing = ReturnType<typeof scimServing>;
