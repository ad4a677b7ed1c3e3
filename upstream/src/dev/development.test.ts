import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestUpstream, codeOf, START, startTestUpstream } from '../testing/testUpstream.ts';
import { createCallList } from './calls.ts';

let upstream: TestUpstream;
let url: string;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example'] });
  url = await upstream.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await upstream.request({ method: 'DELETE', url: '/dev/faults' });
  await upstream.request({ method: 'DELETE', url: '/dev/calls' });
  await upstream.request({ method: 'DELETE', url: '/dev/clock' });
});

const iso = (instant: number) => new Date(instant).toISOString();
const info = (session = { token: 't', guid: 'lonely-0001' }) => upstream.get('/team/team-info', session);

describe('the mailbox', () => {
  test('has every mail, newest first, and filters by address', async () => {
    await upstream.signInByPin('admin@lonely.example');
    upstream.clock.advance(60_000);
    await upstream.signInByPin('admin@lonely.example');
    const all = await upstream.get('/dev/mailbox');
    expect(all.body).toMatchObject([
      { to: 'admin@lonely.example', subject: expect.stringMatching(/^\d{6} /) as unknown, sentAt: iso(START + 60_000) },
      { to: 'admin@lonely.example', sentAt: iso(START) },
    ]);
    expect((await upstream.get('/dev/mailbox?to=somebody@else.example')).body).toEqual([]);
    expect((await upstream.get('/dev/mailbox?to=admin@lonely.example')).body).toEqual(all.body);
  });

  test('is a page for browsers, where nothing of a mail is taken for markup', async () => {
    const { mailboxPage } = await import('./mailboxPage.ts');
    const hostile = '<script>alert("1")</script>';
    const page = mailboxPage([{ from: hostile, to: hostile, subject: hostile, text: hostile, sentAt: iso(START) }]);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    const answer = await upstream.get('/dev/mailbox', undefined, { accept: 'text/html,*/*' });
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

describe('the clock', () => {
  test('is set, advanced and returned; every answer carries its time', async () => {
    const set = await upstream.post('/dev/clock', { now: '2030-01-01T00:00:00Z' });
    expect(set.body).toEqual({ now: '2030-01-01T00:00:00.000Z' });
    const advanced = await upstream.post('/dev/clock', { advanceMs: 1_500 });
    expect(advanced.headers['x-server-time']).toBe(String(Date.parse('2030-01-01T00:00:01.500Z')));
    const back = await upstream.request({ method: 'DELETE', url: '/dev/clock' });
    expect(back.body).toEqual({ now: iso(START) });
  });

  test.each([{}, { now: 'tomorrow' }, { advanceMs: -1 }, { advanceMs: 1, now: '2030-01-01T00:00:00Z' }])(
    'refuses %o',
    async (body) => expect(codeOf(await upstream.post('/dev/clock', body))).toBe('400 invalid_request'),
  );
});

describe('faults', () => {
  test('answer in the place of one operation or of a whole service', async () => {
    await upstream.post('/dev/faults', { service: 'team', operation: 'teamInfo', status: 503, body: { error: 'x' } });
    expect(await info()).toMatchObject({ status: 503, body: { error: 'x' } });
    expect(codeOf(await upstream.get('/team/team-state'))).toBe('401 invalid_token');
    await upstream.post('/dev/faults', { service: 'member', operation: 'members-count', status: 502 });
    expect((await upstream.get('/member/members-count')).status).toBe(502);
    await upstream.post('/dev/faults', { service: 'team', status: 500 });
    expect((await upstream.get('/team/team-state')).status).toBe(500);
    expect((await info()).status).toBe(503);
    await upstream.request({ method: 'DELETE', url: '/dev/faults' });
    expect(codeOf(await info())).toBe('401 invalid_token');
  });

  test('send JSON that breaks off', async () => {
    await upstream.post('/dev/faults', { service: 'team', malformed: true });
    const answer = await upstream.app.inject({ url: '/team/team-info' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(answer.body) as unknown).toThrow(SyntaxError);
  });

  /** What becomes of a call over a real connection. */
  const outcomeOf = (path: string, body?: object) =>
    new Promise((resolve) => {
      const headers = { 'content-type': 'application/json' };
      httpRequest(`${url}${path}`, { method: body ? 'POST' : 'GET', headers }, () => resolve('answered'))
        .on('error', (error) => resolve(Reflect.get(error, 'code')))
        .end(body && JSON.stringify(body));
    });

  test('cut the connection', async () => {
    await upstream.post('/dev/faults', { service: 'team', drop: true });
    expect(await outcomeOf('/team/team-info')).toBe('ECONNRESET');
  });

  test.each([
    ['do nothing, or', { drop: true }, 0],
    ['do what was asked, though', { dropAnswer: true }, 1],
  ])('%s no answer comes', async (_name, fault, mails) => {
    const email = 'admin@lonely.example';
    const countMails = async () => ((await upstream.get(`/dev/mailbox?to=${email}`)).body as unknown[]).length;
    const before = await countMails();
    await upstream.post('/dev/faults', { service: 'identity', operation: 'issuePin', ...fault });
    expect(await outcomeOf('/identity/issue-pin', { email })).toBe('ECONNRESET');
    // Whatever the call does, it has done once it is on the list.
    await expect.poll(async () => (await upstream.get('/dev/calls')).body).toHaveLength(1);
    expect(await countMails()).toBe(before + mails);
  });

  test('delay the true answer', async () => {
    await upstream.post('/dev/faults', { service: 'team', latencyMs: 30 });
    const started = performance.now();
    expect(codeOf(await info())).toBe('401 invalid_token');
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
  });

  test('hit the given share of calls, the same ones each time', async () => {
    const round = async () => {
      await upstream.post('/dev/faults', { service: 'team', status: 500, rate: 0.3 });
      const answers = [];
      for (let index = 0; index < 200; index += 1) answers.push((await upstream.get('/team/team-state')).status);
      return answers;
    };
    const first = await round();
    const hits = first.filter((status) => status === 500).length;
    expect(hits).toBeGreaterThan(40);
    expect(hits).toBeLessThan(80);
    expect(await round()).toEqual(first);
  });

  test.each([{}, { service: 'team', rate: 2 }, { service: 'team', nonsense: 1 }])('refuses %o', async (body) =>
    expect(codeOf(await upstream.post('/dev/faults', body))).toBe('400 invalid_request'),
  );
});

describe('the list of calls', () => {
  test('has service, operation, guid and time of each call, oldest first', async () => {
    await info();
    await upstream.get('/member/members-count');
    const { body } = await upstream.get('/dev/calls');
    expect(body).toMatchObject([
      { service: 'team', operation: 'teamInfo', guid: 'lonely-0001', status: 401 },
      { service: 'member', operation: 'membersCount', guid: null },
    ]);
    await upstream.request({ method: 'DELETE', url: '/dev/calls' });
    expect((await upstream.get('/dev/calls')).body).toEqual([]);
  });

  test('keeps the last ones', () => {
    const calls = createCallList(3);
    for (const ms of [1, 2, 3, 4, 5]) calls.add({ service: 's', operation: 'o', guid: null, ms, status: 200 });
    expect(calls.list().map(({ ms }) => ms)).toEqual([3, 4, 5]);
  });
});

describe('the endpoints', () => {
  test('are not there for callers from elsewhere', async () => {
    for (const remoteAddress of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '10.127.0.0']) {
      const answer = await upstream.request({ url: '/dev/mailbox', remoteAddress });
      expect([remoteAddress, codeOf(answer)]).toEqual([remoteAddress, '404 not_found']);
    }
  });

  test('are not there for a web page that lured a browser to this machine', async () => {
    const answer = await upstream.get('/dev/mailbox', undefined, { host: 'attacker.example:4001' });
    expect(codeOf(answer)).toBe('404 not_found');
  });
});
