import { describe, expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { testGateway } from '../testing/testGateway.ts';
import { endingOf } from './endings.ts';
import { abandoned, fromStatus, timedOut } from './failures.ts';

const READ = { service: 'chatExport', operation: 'teamRecentChats', access: 'read' } as const;
const WRITE = { service: 'team', operation: 'updateTeam', access: 'write' } as const;

const refusedWith = (status: number, code: string) =>
  fromStatus(READ, { status, body: JSON.stringify({ error: { code, message: 'no' } }), header: () => undefined });

describe('what an attempt came to', () => {
  test.each([
    ['a refusal of the contract', refusedWith(403, 'chat_export_disabled'), 'REFUSED', 'info'],
    ['the same with another status', refusedWith(400, 'chat_export_disabled'), 'UPSTREAM_INVALID', 'warn'],
    ['a refusal that the contract does not have here', refusedWith(409, 'stale_version'), 'UPSTREAM_INVALID', 'warn'],
    ['a request that the gateway got wrong', refusedWith(400, 'invalid_request'), 'UPSTREAM_INVALID', 'warn'],
    ['a fault of the service', refusedWith(500, 'internal'), 'UPSTREAM_UNAVAILABLE', 'warn'],
    ['a session that is over', refusedWith(401, 'invalid_token'), 'UNAUTHENTICATED', 'info'],
    ['a read that nobody waits for any more', abandoned(READ), 'ABANDONED', 'info'],
    ['a write that nobody waits for any more', abandoned(WRITE), 'OUTCOME_UNKNOWN', 'warn'],
    ['an answer that did not come in time', timedOut(READ, 'attempt'), 'UPSTREAM_TIMEOUT', 'warn'],
  ])('%s', (_what, error, outcome, level) => {
    expect(endingOf(error)).toMatchObject({ outcome, level, isFault: level === 'warn' });
  });
});

test('an address that nobody knows is no failure of a service, neither in the log nor in the metrics', async () => {
  const { ask, stub, logs, url } = await testGateway();
  stub.on('identity.issuePin', () => new Refused(404, 'email_not_found'));
  await ask('mutation { pinIssue(input: { email: "nobody@orbit.example" }) { login userErrors { code } } }');
  const line = logs.find((text) => text.includes('"call":"identity.issuePin"'));
  expect(line).toContain('"level":30');
  expect(line).toContain('"refused":"email_not_found","msg":"Upstream call refused"');
  expect(line).not.toContain('UPSTREAM_INVALID');
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toContain(
    'muster_upstream_duration_seconds_count{service="identity",operation="issuePin",outcome="REFUSED"} 1',
  );
});
