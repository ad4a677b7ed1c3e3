import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { operationSignal } from '../../http/operationSignal.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import type { BrowserSessions } from './browserSession.ts';
import { identityRest } from './rest.ts';

type Deps = { readonly upstream: UpstreamClient; readonly sessions: BrowserSessions; readonly deadlineMs: number };

/** Trades a login code for a session of the request's browser; rejects where the service takes it not. */
export type EnterByCode = (request: FastifyRequest, reply: FastifyReply, code: string) => Promise<void>;

export const entersByCode =
  ({ upstream, sessions, deadlineMs }: Deps): EnterByCode =>
  async (request, reply, code) => {
    const caller = callerOf(request, null, operationSignal(reply, deadlineMs));
    await sessions.of(request, reply).begin(await identityRest(upstream.as(caller)).exchangeLoginCode(code));
  };
