import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSession, BrowserSessions } from './domains/identity/browserSession.ts';
import type { OperationRecord } from './graphql/operationPlugin.ts';
import { callerOf } from './http/caller.ts';
import { clientAddressOf } from './http/clientAddress.ts';
import { type Identity, fromAuthorization } from './identity.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import type { Span } from './lib/traces.ts';
import { Loaders } from './loaders.ts';
import type { Shared } from './shared.ts';
import type { Upstream, UpstreamClient } from './upstream/client.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The GraphQL operation that it was, once that is done. */
    operation: OperationRecord | null;
    /** What traces tell of it; null where there are none. */
    span: Span | null;
  }
}

/** What belongs to one identity: it never outlives a request and is never shared by two viewers. */
export type ViewerScope = {
  identity: Identity | null;
  upstream: Upstream;
  loaders: Loaders;
};

/** What belongs to one request, whoever asks. */
type PerRequest = {
  readonly requestId: string;
  readonly clientAddress: string;
  /** The gateway's own address as people type it, without a slash at the end. */
  readonly origin: string;
  readonly log: Log;
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly now: () => number;
  /** Aborted at the operation's deadline, and when the client hangs up. */
  readonly signal: AbortSignal;
  readonly browser: BrowserSession;
  /** For the line that the log gets of the request. */
  readonly noteOperation: (record: OperationRecord) => void;
  /** A fresh scope: after signing in or out, or to read again what was changed. */
  readonly scopeOf: (identity: Identity | null) => ViewerScope;
};

/** What a resolver gets: one per request. */
export type GatewayContext = ViewerScope & PerRequest & Shared;

type Deps = {
  readonly upstream: UpstreamClient;
  readonly sessions: BrowserSessions;
  readonly shared: Shared;
  readonly clock: Clock;
};

/** Who asks: by the Authorization header where there is one, else by the browser's cookie. */
export async function identityOf(
  request: FastifyRequest,
  sessions: BrowserSessions,
  reply?: FastifyReply,
): Promise<Identity | null> {
  const { authorization } = request.headers;
  return authorization === undefined ? sessions.identityOf(request, reply) : fromAuthorization(authorization);
}

/** Makes the contexts of requests. */
export const contextFactory =
  ({ upstream: client, sessions, shared, clock: { now } }: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Promise<GatewayContext> => {
    const { id: requestId, log } = request;
    const clientAddress = clientAddressOf(request);
    const scopeOf = (identity: Identity | null): ViewerScope => {
      const upstream = client.as(callerOf(request, identity, signal));
      const loaders = new Loaders(upstream, log, identity?.credentials.guid ?? null, clientAddress);
      return { identity, upstream, loaders };
    };
    let browser: BrowserSession | undefined;
    return {
      ...scopeOf(await identityOf(request, sessions, reply)),
      ...shared,
      ...{ requestId, clientAddress, log, now, signal, scopeOf },
      get origin() {
        return shared.settings.publicOrigin ?? `${request.protocol}://${request.host}`;
      },
      // Few operations have to do with it.
      get browser() {
        return (browser ??= sessions.of(request, reply));
      },
      noteOperation: (record) => void (request.operation = record),
    };
  };
