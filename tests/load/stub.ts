// The upstream services as cheaply as Node can play them: every body is made before the first request, and nothing is
// checked. It counts the calls it gets; `GET /bench/calls` reads the counts by path and sets them back to nothing.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer, leanProfilesOf } from './stubAnswers.ts';

const calls = new Map<string, number>();

function send(response: ServerResponse, answer: Buffer | string): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer),
    'x-server-time': Date.now(),
  });
  response.end(answer);
}

/** Answers at the end of the body with the profiles of the guids in it. */
function sendLeanProfiles(request: IncomingMessage, response: ServerResponse): void {
  let sent = '';
  request.setEncoding('latin1');
  request.on('data', (chunk: string) => (sent += chunk));
  request.on('end', () => send(response, leanProfilesOf(sent)));
}

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path === '/bench/calls') {
    send(response, JSON.stringify(Object.fromEntries(calls)));
    calls.clear();
    return;
  }
  if (path.startsWith('/health/')) return send(response, '{}');
  calls.set(path, (calls.get(path) ?? 0) + 1);
  if (path === '/member/lean-profiles') return sendLeanProfiles(request, response);
  const known = answer(path, mark === -1 ? '' : url.slice(mark + 1));
  if (known) return send(response, known);
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'not_in_the_stub', message: path } }));
});

server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
