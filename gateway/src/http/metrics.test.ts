import { describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

describe('metrics', () => {
  test('count operations by known name and outcome, upstream attempts by call; made-up names are one', async () => {
    const { ask, url } = await testGateway();
    await ask('query MadeUpByACaller { viewer { guid } }');
    await ask('{ viewer { team { name } } }');
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('muster_operation_duration_seconds_count{operation="other",outcome="OK"} 2');
    expect(text).toContain(
      'muster_upstream_duration_seconds_count{service="identity",operation="fullProfile",outcome="OK"} 1',
    );
    expect(text).not.toContain('MadeUpByACaller');
  });

  test('tell clients that hang up apart from services that take too long', async () => {
    const { admin, stub, url, ask } = await testGateway({ env: { OPERATION_DEADLINE_MS: '2000' } });
    const begun = Promise.withResolvers<void>();
    stub.on('team.teamInfo', () => (begun.resolve(), new Promise(() => undefined)));
    const hangingUp = new AbortController();
    const left = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: admin },
      body: JSON.stringify({ query: '{ viewer { team { name } } }' }),
      signal: hangingUp.signal,
    });
    await begun.promise;
    hangingUp.abort();
    await expect(left).rejects.toThrow();
    await ask('{ viewer { team { url } } }');
    const count = async (outcome: string) =>
      (await (await fetch(`${url}/metrics`)).text()).includes(`_count{operation="other",outcome="${outcome}"} 1`);
    await expect.poll(() => count('ABANDONED')).toBe(true);
    expect(await count('UPSTREAM_TIMEOUT')).toBe(true);
  });
});
