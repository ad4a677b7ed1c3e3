import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

/** The whole answer to a message as it stands. */
async function answerTo(url: string, message: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  await once(socket, 'connect');
  socket.end(message);
  return text(socket);
}

const BODY = '{"query":"{ viewer { id } }"}';
const post = (head: string) =>
  `POST /graphql HTTP/1.0\r\n${head}content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

test.each([
  ['none', ''],
  ['one that is no name', 'host: a b\r\n'],
  ['one of brackets', 'host: [\r\n'],
])('an operation with %s as its host is refused as malformed', async (_what, head) => {
  const { url } = await testGateway();
  const answer = await answerTo(url, post(head));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"BAD_USER_INPUT"');
});

test('an old client that names its host is answered, and so is whoever asks for health without one', async () => {
  const { url } = await testGateway();
  expect(await answerTo(url, post('host: gateway\r\n'))).toContain('"code":"UNAUTHENTICATED"');
  expect(await answerTo(url, 'GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
