// What no HTTP client sends: lengths that are wrong, chunks that are none, heads that break off.
import { connect } from 'node:net';
import { type Draw, happens, oneOf, upTo } from './choice.ts';

const BODY = '{"query":"{ viewer { email } }"}';

const head = (...lines: readonly string[]) =>
  ['POST /graphql HTTP/1.1', 'Host: gateway', ...lines, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';

/** A message as it goes over a connection. Nothing in it asks for the gateway's admin. */
export function rawOf(draw: Draw): string {
  const length = BODY.length;
  const made = oneOf(draw, [
    head(JSON_TYPE, `Content-Length: ${length + oneOf(draw, [1, 100, 10_000_000])}`) + BODY,
    head(JSON_TYPE, `Content-Length: ${length - 5}`) + BODY,
    head(JSON_TYPE, `Content-Length: ${oneOf(draw, ['-1', 'x', '1e3', '+5', '0x20', '99999999999999999999', ''])}`) +
      BODY,
    head(JSON_TYPE, `Content-Length: ${length}`, 'Content-Length: 3') + BODY,
    head(JSON_TYPE, 'Transfer-Encoding: chunked', `Content-Length: ${length}`) +
      `${length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`,
    head(JSON_TYPE, 'Transfer-Encoding: chunked') +
      `${oneOf(draw, ['zz', '-1', 'fffffffffffffffff', '5;x=y', ''])}\r\n${BODY}\r\n0\r\n\r\n`,
    head(JSON_TYPE, 'Transfer-Encoding: chunked') + `${length.toString(16)}\r\n${BODY}`,
    head(
      JSON_TYPE,
      `Transfer-Encoding: ${oneOf(draw, ['identity', 'gzip, chunked', 'chunked, chunked', 'xchunked'])}`,
    ) + BODY,
    head(JSON_TYPE, 'Expect: 100-continue', `Content-Length: ${length}`) + BODY,
    head(JSON_TYPE, 'Upgrade: websocket', 'Connection: Upgrade', `Content-Length: ${length}`) + BODY,
    head(JSON_TYPE, `X-Long: ${'a'.repeat(oneOf(draw, [8_000, 20_000, 200_000]))}`),
    head(...Array.from({ length: oneOf(draw, [100, 3_000]) }, (_, index) => `X-${index}: 1`)),
    head(JSON_TYPE, 'X-Request-Id: a\0b', `Content-Length: ${length}`) + BODY,
    head(JSON_TYPE, 'Authorization: Bearer a:b\nX: y', `Content-Length: ${length}`) + BODY,
    `${oneOf(draw, ['GET', 'PUT', 'TRACE', 'CONNECT', 'get', 'G\0T', 'PRI'])} ${oneOf(draw, ['/graphql', '*', 'http://evil.example/', '/%', '//', '/..%2f', '\u00e9'])} HTTP/${oneOf(draw, ['1.1', '1.0', '0.9', '2.0', '9'])}\r\nHost: x\r\n\r\n`,
    'GET /graphql\r\n\r\n',
    '\r\n\r\n\r\n',
    `${head(JSON_TYPE, `Content-Length: ${length}`)}${BODY}`.repeat(20),
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ]);
  return happens(draw, 25) ? made.slice(0, upTo(draw, Math.min(made.length, 500))) : made;
}

const ANSWER = /^HTTP\/1\.1 (\d{3}) /;

/** Sends it and hangs up; gives what came back until the gateway closed too. Throws where that takes too long. */
export function sendRaw(url: string, message: string, withinMs: number): Promise<string> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let answer = '';
  socket.setTimeout(withinMs, () => socket.destroy(new Error(`not closed within ${withinMs} ms`)));
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('end', () => socket.end());
  socket.on('error', (error: NodeJS.ErrnoException) => (error.code === undefined ? reject(error) : resolve(answer)));
  socket.on('close', () => resolve(answer));
  socket.end(Buffer.from(message, 'latin1'));
  return promise;
}

/** What is wrong with an answer to such a message; null where nothing is: a refusal, or none at all. */
export function faultOfRaw(answer: string): string | null {
  const status = ANSWER.exec(answer)?.[1];
  if (status === undefined) return answer === '' ? null : `no HTTP: ${answer.slice(0, 60)}`;
  // A server may say that it does not speak a version of HTTP, or a method.
  return Number(status) >= 500 && status !== '505' && status !== '501' ? `status ${status}` : null;
}
