import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

test('probes leave no line in the log', async () => {
  const { url, logs } = await testGateway();
  for (const path of ['/health/live', '/health/ready', '/metrics', '/nowhere']) await fetch(url + path);
  const told = logs.filter((line) => line.includes('"msg":"Request"'));
  expect(told.filter((line) => line.includes('"level":30') || line.includes('"level":"info"'))).toHaveLength(1);
});
