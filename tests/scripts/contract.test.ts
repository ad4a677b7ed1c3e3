// Whether the command that checks running services against their contract says what is so.
import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '@muster/gateway/config';
import { type Finding, checkContract } from '../../scripts/contract/check.ts';
import { type TestStack, startTestStack } from '../support/stack.ts';

const NOBODY = { session: null, only: [], given: {}, writes: false };
const placeOf = (url: string) => readConfig({ NODE_ENV: 'test', UPSTREAM_URL: url }).upstream;
const found = (findings: readonly Finding[], name: string) => findings.find((one) => one.name === name);

describe('of the reference', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  test('nothing is wrong, most of what reads is asked, and nothing is changed', { timeout: 180_000 }, async () => {
    const { guid, token } = await stack.signIn('admin@orbit.example');
    const mails = await stack.dev.pinOf('admin@orbit.example');
    const findings = await checkContract(placeOf(stack.upstreamUrl), { ...NOBODY, session: { guid, token } });
    expect(findings.filter(({ result }) => result === 'wrong')).toEqual([]);
    expect(findings.filter(({ result }) => result === 'good').length).toBeGreaterThan(60);
    expect(found(findings, 'member.usersList')).toMatchObject({ result: 'good' });
    expect(found(findings, 'member.deleteMember')).toMatchObject({
      result: 'skipped',
      told: 'changes something: --writes',
    });
    expect(await stack.dev.pinOf('admin@orbit.example')).toBe(mails);
  });
});

/** A service that answers every call alike. */
async function serviceThat(answers: (request: IncomingMessage) => { status: number; body: unknown }): Promise<string> {
  const server: Server = createServer((request, response) => {
    const { status, body } = answers(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
const SESSION = { guid: 'orbit-0001', token: 'a-token-of-somebody-0001' };
const countOf = (answers: Parameters<typeof serviceThat>[0]) => async () => {
  const place = placeOf(await serviceThat(answers));
  const findings = await checkContract(place, { ...NOBODY, session: SESSION, only: ['member'] });
  return found(findings, 'member.membersCount');
};
const refusal = (code: string) => ({ error: { code, message: 'No.' } });
const isSomebody = ({ url = '' }: IncomingMessage) => url.includes(SESSION.token);

describe('of a service', () => {
  test.each([
    ['answers as described', () => ({ status: 200, body: { count: 3, isLargeTeam: false } }), 'good', ''],
    ['has more to say', () => ({ status: 200, body: { count: 3, isLargeTeam: false, more: true } }), 'good', ''],
    [
      'answers in another form',
      () => ({ status: 200, body: { count: 'three', isLargeTeam: false } }),
      'wrong',
      '/count must be integer',
    ],
    ['refuses as described', () => ({ status: 403, body: refusal('unauthorized_ip') }), 'refused', 'unauthorized_ip'],
    ['refuses otherwise', () => ({ status: 403, body: refusal('no_such_code') }), 'wrong', 'refused as no_such_code'],
    ['has errors of its own', () => ({ status: 500, body: { oops: 1 } }), 'wrong', 'no error of the contract’s form'],
  ] as const)('that %s', async (_name, answer, result, told) => {
    const finding = await countOf((request) =>
      isSomebody(request) ? answer() : { status: 401, body: refusal('invalid_token') },
    )();
    expect(finding?.result).toBe(result);
    expect(finding?.told.replaceAll("'", '’')).toContain(told);
  });

  test('that lets anybody in', async () => {
    const finding = await countOf(() => ({ status: 200, body: { count: 3, isLargeTeam: false } }))();
    expect(finding).toMatchObject({ result: 'wrong', told: expect.stringContaining('not refused as invalid_token') });
  });

  test('what changes something is left alone unless it is named and wanted', async () => {
    const asked: string[] = [];
    const place = placeOf(
      await serviceThat(({ method, url }) => {
        if (method !== 'GET') asked.push(`${method} ${url?.split('?')[0]}`);
        return { status: 401, body: refusal('invalid_token') };
      }),
    );
    const given = { 'identity.updateLocale': { body: { locale: 'en-gb' } } };
    const wanted = { ...NOBODY, session: SESSION, only: ['identity'], given };
    const isWrite = (line: string) => line.includes('locale');
    await checkContract(place, wanted);
    expect(asked.filter(isWrite)).toEqual([]);
    await checkContract(place, { ...wanted, writes: true });
    expect(asked.filter(isWrite)).toHaveLength(1);
  });
});
