import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { builtConsole } from '../testing/builtConsole.ts';
import { testGateway } from '../testing/testGateway.ts';

/** What an answer has to say about itself, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/) as unknown,
};

/** Sends a path as it stands: `fetch` would put it in order. */
async function sent(url: string, path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const { hostname, port } = new URL(url);
  const sending = request({ hostname, port, path, ...options });
  const answer = new Promise<IncomingMessage>((done, fail) => sending.once('response', done).once('error', fail));
  sending.end(body);
  const { statusCode: status, headers } = await answer;
  return { status, headers, body: await text(await answer) };
}

const json = { 'content-type': 'application/json' };
const post = (body: string) => ({ method: 'POST', headers: json, body });
const signature = 'a'.repeat(43);

describe('every answer is neither guessed at, nor framed, nor told to other sites:', () => {
  test.each<[status: number, path: string, how?: Parameters<typeof sent>[2]]>([
    [200, '/'],
    [200, '/', { method: 'HEAD' }],
    [200, '/playground'],
    [200, '/assets/index-a1b2c3d4.js'],
    [200, '/favicon.svg'],
    [200, '/health/live'],
    [200, '/metrics'],
    [200, '/graphql', post('{"query":"{ __typename }"}')],
    [200, '/graphql', post('{"query":"{ nothing }"}')],
    [400, '/graphql', post('{"query":')],
    [400, '/graphql?query=%7B__typename%7D'],
    [413, '/graphql', post('x'.repeat(1_100_000))],
    [200, `/files/pictures/1.png?expires=1795000000&signature=${signature}`],
    [404, '/files/pictures/1.png'],
    [302, '/login/external'],
    [400, '/login/callback'],
    [302, '/feedback'],
    [404, '/none'],
    [404, '/index.html'],
    [404, '/assets/none.js'],
    [404, '/', { method: 'DELETE' }],
    [400, '/%zz'],
    [400, '/files/%E0%A4%A'],
  ])('%i of %s %o', async (status, path, how) => {
    const env = {
      WEB_DIST: await builtConsole(),
      EXTERNAL_LOGIN_URL: 'https://sso.example/start',
      FEEDBACK_URL: 'https://feedback.example/',
    };
    const { url, stub } = await testGateway({ env });
    stub.on('file.content', (_call, reply) => reply.type('text/html').send('content'));
    const answer = await sent(url, path, how);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(ALWAYS);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    if (answer.status !== 200) expect(answer.headers['content-type'] ?? 'text/plain').not.toContain('html');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('but the page for cards, which pages of ours frame', async () => {
    const { url } = await testGateway({ env: { WEB_DIST: await builtConsole() } });
    const { status, headers } = await sent(url, '/card.html');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...ALWAYS,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'/) as unknown,
    });
  });

  test('over https also that it stays so', async () => {
    const { url } = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1', WEB_DIST: await builtConsole() } });
    for (const path of ['/', '/none', '/assets/index-a1b2c3d4.js']) {
      const { headers } = await sent(url, path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    }
  });

  test('and nothing of the address that was asked for is in the page that says it is not there', async () => {
    const { url } = await testGateway({ env: { WEB_DIST: await builtConsole() } });
    for (const path of ['/<script>alert(1)</script>', '/%3Cscript%3E', '/files/<script>', '/%zz<script>']) {
      const { body } = await sent(url, path);
      expect(body).not.toMatch(/script/);
    }
  });
});
