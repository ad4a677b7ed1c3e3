import { expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { PICTURE } from '../testing/stubFiles.ts';
import { testGateway } from '../testing/testGateway.ts';

test('probes leave no line in the log', async () => {
  const { url, logs } = await testGateway();
  for (const path of ['/health/live', '/health/ready', '/metrics', '/nowhere']) await fetch(url + path);
  const told = logs.filter((line) => line.includes('"msg":"Request"'));
  expect(told.filter((line) => line.includes('"level":30') || line.includes('"level":"info"'))).toHaveLength(1);
});

test('a service whose files alone fail is told of as that, and its gateway stays ready', async () => {
  const { url, stub } = await testGateway();
  stub.on('file.content', () => new Refused(503, 'internal'));
  for (let i = 0; i < 10; i += 1) await fetch(url + PICTURE);
  const answer = await fetch(`${url}/health/ready`);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    {
      services: {
        file: { isReachable: true, breaker: 'closed', transfers: 'open', troubledSince: expect.any(String) },
        team: { breaker: 'closed', transfers: 'closed', troubledSince: null },
      },
    },
  ]);
});
