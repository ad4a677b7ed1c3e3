// What somebody sees who sends no request that can be read: malformed, broken off, or too slowly.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { unreadableRequests } from './unreadable.ts';

/** Sends what it is given, and gives all that comes back until the connection ends. */
async function sent(url: string, content: string, end = false): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(content);
  if (end) socket.end();
  return text(socket);
}

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const BODY = '{"query":"{__typename}"}';

test.each([
  ['is no HTTP', 'hello\r\n\r\n', false],
  ['has a length below zero', `${HEAD}content-length: -5\r\n\r\n${BODY}`, false],
  ['has two lengths', `${HEAD}content-length: 24\r\ncontent-length: 25\r\n\r\n${BODY}`, false],
  ['has a length and chunks', `${HEAD}content-length: 24\r\ntransfer-encoding: chunked\r\n\r\n${BODY}`, false],
  ['has chunks of no length', `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n${BODY}\r\n`, false],
  ['breaks off', `${HEAD}content-length: 100\r\n\r\n${BODY}`, true],
  ['breaks off between chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n18\r\n${BODY}\r\n`, true],
])('a request that %s is refused as every other one is', async (_what, content, end) => {
  const { url } = await testGateway();
  const [head = '', body = ''] = (await sent(url, content, end)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const requestId = /x-request-id: (\S+)/.exec(head)?.[1];
  expect(JSON.parse(body)).toEqual({
    errors: [
      {
        message: 'The request is malformed, or breaks off.',
        extensions: { code: 'BAD_USER_INPUT', requestId, retryable: false },
      },
    ],
  });
});

test('headers that are too long are refused for that', async () => {
  const { url } = await testGateway();
  const answer = await sent(url, `${HEAD}x-a: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('The headers of the request are too long.');
});

/** A server that waits for a request no longer than a moment. */
async function hasty(answer: string | null): Promise<string> {
  const unreadable = unreadableRequests();
  const server = createServer({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 });
  server.on('request', (_request, response) => void (answer === null || response.end(answer)));
  server.on('clientError', unreadable.refuse);
  unreadable.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a request that does not come in time is told so, whether its headers or its body is missing', async () => {
  const url = await hasty(null);
  for (const content of ['POST /graphql HTTP/1.1\r\nhost', `${HEAD}content-length: 100\r\n\r\n${BODY}`]) {
    const answer = await sent(url, content);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('The request did not come in time.');
  }
});

test('a request that was refused before all of it came is answered once', async () => {
  const answer = await sent(await hasty('Refused.'), `${HEAD}content-length: 100\r\n\r\n${BODY}`);
  expect(answer.match(/HTTP\/1\.1/g)).toEqual(['HTTP/1.1']);
  expect(answer).toContain('Refused.');
});
