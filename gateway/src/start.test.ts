import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGateway } from './start.ts';
import { stubTeam, teamInfoOf } from './testing/stubTeam.ts';
import { testGateway } from './testing/testGateway.ts';

const NAME = '{ viewer { team { name } } }';

describe('draining', () => {
  test('requests under way are finished, then the port is closed', async () => {
    const { ask, stub, url, close } = await testGateway();
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    stub.on('team.teamInfo', async () => {
      arrived.resolve();
      await release.promise;
      return teamInfoOf(stubTeam());
    });
    const answer = ask(NAME);
    await arrived.promise;
    const closed = close();
    expect(close()).toBe(closed);
    release.resolve();
    expect(await answer).toEqual({ data: { viewer: { team: { name: 'Orbit' } } } });
    await closed;
    await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
  });

  test('readiness goes down first, while requests are still answered', async () => {
    const over = Promise.withResolvers<void>();
    const { url, ask, close } = await testGateway({ wait: () => over.promise });
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const closed = close();
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
    expect(ready.headers.get('connection')).toBe('close');
    expect((await ask(NAME)).errors).toBeUndefined();
    over.resolve();
    await closed;
  });

  test('connections that wait to be taken are, and their requests are answered', async () => {
    const { url, close } = await testGateway();
    const { port } = new URL(url);
    const answers = Array.from({ length: 30 }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return text(socket);
    });
    // In this very turn: none of them has been taken yet.
    const closed = close();
    for (const answer of await Promise.all(answers)) expect(answer).toContain('HTTP/1.1 200');
    await closed;
  });
});

describe('readiness', () => {
  test('tells each service, and needs the identity service', async () => {
    const { url } = await testGateway();
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
      status: 'ready',
      services: { identity: { isReachable: true, breaker: 'closed' }, member: { isReachable: true } },
    });
    const without = await testGateway({ env: { IDENTITY_URL: 'http://127.0.0.1:1' } });
    const answer = await fetch(`${without.url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'unavailable',
      services: { identity: { isReachable: false }, team: { isReachable: true } },
    });
    const degraded = await testGateway({ env: { MEMBER_URL: 'http://127.0.0.1:1' } });
    expect((await fetch(`${degraded.url}/health/ready`)).status).toBe(200);
  });
});

test('sessions outlive a restart: the key is made once and kept for its owner only', async () => {
  const { config, dataDir, clock } = await testGateway();
  const file = join(dataDir, 'gateway', 'session.key');
  const before = await stat(file);
  expect(before.mode & 0o777).toBe(0o600);
  const again = await startGateway(config, { clock, logTo: { write: () => undefined } });
  await again.close();
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
});

test('a port that is taken stops the start', async () => {
  const { config, url } = await testGateway();
  const taken = { ...config, port: Number(new URL(url).port) };
  await expect(startGateway(taken, { logTo: { write: () => undefined } })).rejects.toThrow(/EADDRINUSE/);
});

test('the process ends with code 0 on a SIGTERM that comes while it starts, whatever signals follow', async () => {
  const { dataDir } = await testGateway();
  // The start waits for this Redis, which says OK to everything once it is told to.
  const redis = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void redis.close());
  await once(redis, 'listening');
  const { port } = redis.address() as AddressInfo;
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, REDIS_URL: `redis://127.0.0.1:${port}` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [socket] = (await once(redis, 'connection')) as [Socket];
  child.kill('SIGTERM');
  child.stdout.on('data', (lines: Buffer) => lines.includes('Draining') && child.kill('SIGTERM'));
  socket.on('data', (commands) => socket.write('+OK\r\n'.repeat(commands.toString().split('*').length - 1)));
  expect(await ended).toEqual([0, null]);
});
