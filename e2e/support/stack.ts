// The browser tests' own stack: one upstream and gateway per worker, on free ports, with a data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_STACK } from '@muster/gateway/testSettings';
import { DevEndpoints } from '../../scripts/devEndpoints.ts';
import { freePort, type Stack, startGateway, startStack } from '../../scripts/stack.ts';

export type TestStack = Stack & { dev: DevEndpoints };

/** Starts a stack with the demo teams. `env` goes to both servers. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-'));
  const stack = await startStack({
    port: await freePort(),
    upstreamPort: await freePort(),
    standIn: { port: await freePort(), providers: ['cards', 'netBanking', 'google'] },
    dataDir,
    env: { ...SHARED_STACK, ...env },
  });
  return {
    ...stack,
    dev: new DevEndpoints(stack.upstreamUrl),
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts one more gateway before the services of a stack, set otherwise. */
export async function startTestGateway(
  { upstreamUrl }: Pick<Stack, 'upstreamUrl'>,
  env: Record<string, string>,
): Promise<Pick<Stack, 'url' | 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-'));
  const gateway = await startGateway(
    { port: await freePort(), dataDir, env: { ...SHARED_STACK, ...env } },
    upstreamUrl,
  );
  return {
    ...gateway,
    stop: async () => {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
