// A receiver of webhooks: a real server on this machine, which answers by the path that is called.
import { type IncomingHttpHeaders, type RequestListener, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts';

/** A call that came, with what was in it. */
export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };

type Answering = (response: ServerResponse, call: ReceivedCall) => void;

/** Answers with a status and a body; the status may come with headers. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Answering =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Takes the call and never answers. */
export const silence: Answering = () => undefined;

type ReceiverOptions = { /** Whether it speaks https, with the certificate of the tests. */ isSecure?: boolean };

/** Listens on a free port of this machine; a path without an answer of its own gets 204. */
export async function startReceiver({ isSecure = false }: ReceiverOptions = {}) {
  const calls: ReceivedCall[] = [];
  const answers = new Map<string, Answering>();
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      (answers.get(call.path) ?? answer(204))(response, call);
    });
  };
  const server = isSecure
    ? createSecureServer({ key: CERTIFICATE_KEY, cert: CERTIFICATE }, listener)
    : createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    port,
    /** The address of a path, by a name that stands for this machine where the test says so. */
    at: (path: string, host = 'receiver.test') => `${isSecure ? 'https' : 'http'}://${host}:${port}${path}`,
    /** What is answered at a path from now on. */
    on: (path: string, answering: Answering) => void answers.set(path, answering),
    /** Forgets calls and answers. */
    clear: () => {
      calls.length = 0;
      answers.clear();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * What a receiver does with a call; gives what was in it.
 *
 * @param now what its clock shows
 * @throws of a call that was not signed with the token, or not at about this time
 */
export function verifyCall(call: ReceivedCall | undefined, token: string, now: number): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    const headers = Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
    return new Webhook(token, { format: 'raw' }).verify(call?.body ?? '', Object.fromEntries(headers));
  } finally {
    vi.useRealTimers();
  }
}
