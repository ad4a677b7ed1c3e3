// What whoever starts the servers is told where one of them does not come up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, startGateway } from '../../scripts/stack.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-stack-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a server that never becomes ready is named, with its log, and does not stay', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const started = startGateway({ port: await freePort(), dataDir, readyWithinMs: 1_000 }, nobody);
  await expect(started).rejects.toThrow(
    /^The gateway was not ready within 1 seconds; its log, .*gateway\.log, ends so:/,
  );
});

test('one that ends at its start is named, with what it said', async () => {
  const env = { MAX_DEPTH: 'deep' };
  const started = startGateway({ port: await freePort(), dataDir, env }, 'http://127.0.0.1:1');
  await expect(started).rejects.toThrow(/^The gateway did not start; its log, .*gateway\.log, ends so:[^]*MAX_DEPTH/);
});
