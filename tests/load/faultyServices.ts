// The upstream services in this process, with faults: each service may be slow, hang, fail, or lie, and be well again.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answer, leanProfilesOf } from './stubAnswers.ts';
import { viewerNamed } from './viewers.ts';

/** What a service does with a call in place of answering it. `well` answers it. */
export type Fault = (response: ServerResponse, well: () => void, request: IncomingMessage) => void;

type Body = Buffer | string | undefined;

function send(response: ServerResponse, body: Body): void {
  if (response.destroyed) return;
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(body ?? '{"error":{"code":"not_in_the_stub","message":"not in the stub"}}');
}

/** Signing in, with any PIN, as whoever has the address `<guid>@bench.example`. */
function signInAnswer(path: string, body: string): Body {
  const given = JSON.parse(body) as { email?: string; guid?: string };
  if (path === '/identity/issue-pin') return JSON.stringify({ guid: given.email?.split('@')[0] });
  return JSON.stringify({ token: viewerNamed(given.guid ?? '').token });
}

function bodyFor(path: string, query: string, sent: string): Body {
  if (path === '/member/lean-profiles') return leanProfilesOf(sent);
  if (path === '/identity/issue-pin' || path === '/identity/authenticate') return signInAnswer(path, sent);
  return answer(path, query);
}

/** Starts all services on one free port. Each call takes `latencyMs` when all is well. */
export async function startFaultyServices(latencyMs = 0) {
  const faults = new Map<string, Fault>();
  const calls = new Map<string, number>();

  const server = createServer((request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const service = path.split('/')[1] ?? '';
    if (service === 'health') return send(response, '{}');
    calls.set(service, (calls.get(service) ?? 0) + 1);
    const well = () => void text(request).then((sent) => send(response, bodyFor(path, query, sent)));
    const fault = faults.get(service) ?? faults.get('*');
    if (fault) return fault(response, well, request);
    return latencyMs === 0 ? well() : void setTimeout(well, latencyMs);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on the service does this; `*` stands for all. Null: it is well. */
    set(service: string, fault: Fault | null): void {
      if (fault === null) faults.delete(service);
      else faults.set(service, fault);
    },
    /** How many calls a service got since the last time this was asked. */
    takeCalls(service: string): number {
      const count = calls.get(service) ?? 0;
      calls.delete(service);
      return count;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type FaultyServices = Awaited<ReturnType<typeof startFaultyServices>>;
