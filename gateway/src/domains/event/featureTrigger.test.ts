import { expect, test } from 'vitest';
import { startListener } from '../../testing/listener.ts';
import { createFeatureTrigger } from './featureTrigger.ts';

const wish = { feature: 'sso', email: 'admin@orbit.example', teamSize: 5 };

function logging() {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  return { lines, log: { debug: write, info: write, warn: write, error: write } };
}

test('an automation that never answers is given up at the deadline', async () => {
  const { url, heard } = await startListener('never');
  const { lines, log } = logging();
  await createFeatureTrigger(`${url}/?key=canary`, 100)(wish, { key: 'k', log });
  expect(heard).toHaveLength(1);
  expect(lines).toEqual([[{ detail: 'ETIMEDOUT' }, 'Feature request trigger not reached']]);
});

test('without an address nobody is told', async () => {
  const { lines, log } = logging();
  await createFeatureTrigger(null)(wish, { key: 'k', log });
  expect(lines).toEqual([]);
});
