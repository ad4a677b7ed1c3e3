import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { job } from './db/tables/system.ts';
import { type Config, type RunningUpstream, readConfig, startUpstream } from './start.ts';
import { productionSettings } from './testing/production.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

let folder: string;
let config: Config;
let upstream: RunningUpstream;
const start = () => startUpstream(config, { demoDomains: ['orbit.example', 'lonely.example'] });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-start-'));
  config = readConfig({ DATA_DIR: join(folder, 'data'), UPSTREAM_PORT: '0', LOG_LEVEL: 'silent' });
  upstream = await start();
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

const production = { ...productionSettings, UPSTREAM_PORT: '0', LOG_LEVEL: 'silent' };
const call = async (path: string, body?: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(upstream.url + path, init);
  return { status: answer.status, body: await answer.json() };
};
const text = (shape: string) => z.looseObject({ [shape]: z.string() });

describe('a running upstream', () => {
  test('is alive, ready and full of demo teams', async () => {
    expect((await call('/health/live')).status).toBe(200);
    expect(await call('/health/ready')).toEqual({ status: 200, body: { status: 'ok' } });
    expect((await call('/identity/domain-properties?domain=orbit.example')).body).toEqual({ isFreeDomain: false });
  });

  test('loses nothing by a restart', async () => {
    const mailedPin = async () => {
      const { guid = '' } = text('guid').parse(
        (await call('/identity/issue-pin', { email: 'admin@lonely.example' })).body,
      );
      const mails = z.array(text('subject')).parse((await call('/dev/mailbox')).body);
      return { guid, pin: mails[0]?.['subject']?.slice(0, 6) };
    };
    const begun = await call('/identity/authenticate', await mailedPin());
    const { token = '' } = text('token').parse(begun.body);
    const unused = await mailedPin();
    await upstream.close();
    upstream = await start();
    expect((await call(`/team/team-info?guid=lonely-0001&token=${token}`)).status).toBe(200);
    expect((await call('/identity/authenticate', unused)).status).toBe(200);
  });

  test('takes readiness down before it leaves, and answers meanwhile', async () => {
    upstream.drain();
    expect((await call('/health/ready')).status).toBe(503);
    expect((await call('/health/live')).status).toBe(200);
    expect((await call('/identity/domain-properties?domain=orbit.example')).status).toBe(200);
  });
});

test('a start plants countdowns and reminders that are missing, and tries again what was given up', async () => {
  const db = await openTestDatabase();
  // Nobody looks for due jobs, however long a slow machine takes to stop again: they are seen as they were planted.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const startAnew = async () => {
    const lasting = { ...db, close: async () => undefined };
    await (await startUpstream(config, { db: lasting, demoDomains: ['activating.example'] })).close();
    const planted = inArray(job.name, ['guest.remind', 'licence.activate']);
    const rows = await db.read((queries) => queries.select().from(job).where(planted).orderBy(job.name));
    return rows.map(({ name, state, attempts }) => ({ name, state, attempts }));
  };
  const waiting = ['guest.remind', 'licence.activate'].map((name) => ({ name, state: 'waiting', attempts: 0 }));
  try {
    expect(await startAnew()).toEqual(waiting);
    await db.transaction((queries) => queries.update(job).set({ state: 'failed', attempts: 10 }));
    expect(await startAnew()).toEqual(waiting);
    await db.transaction((queries) => queries.delete(job));
    expect(await startAnew()).toEqual(waiting);
  } finally {
    vi.useRealTimers();
    await db.close();
  }
});

describe('a start is refused in one line', () => {
  test('when another one has the data folder', async () => {
    await expect(startUpstream(config)).rejects.toThrow(/^The data folder .* is in use by another process/);
  });

  test('when its key is not the one that the database was used with', async () => {
    const own = { ...config, dataDir: join(folder, 'keyed') };
    await (await startUpstream(own, { demoDomains: ['lonely.example'] })).close();
    const file = join(own.dataDir, 'pin.key');
    const key = await readFile(file, 'utf8');
    await rm(file);
    const refused = `${file}: is not the key that this database has been used with`;
    await expect(startUpstream(own)).rejects.toThrow(refused);
    await expect(startUpstream({ ...own, pinKey: 'x'.repeat(32) })).rejects.toThrow('PIN_KEY: is not the key');
    await writeFile(file, key);
    await (await startUpstream(own)).close();
  });

  test('when the port is taken', async () => {
    const port = Number(new URL(upstream.url).port);
    const dataDir = join(folder, 'other');
    await expect(startUpstream({ ...config, port, dataDir })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 cannot be used`,
    );
  });

  test('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(startUpstream({ ...config, dataDir: join(file, 'data') })).rejects.toThrow(/cannot be written/);
  });

  test('when the database server is not there', async () => {
    const databaseUrl = 'postgres://nobody:hunter2@127.0.0.1:9/none';
    const refused = startUpstream({ ...config, databaseUrl, dataDir: join(folder, 'server') });
    await expect(refused).rejects.toThrow('The database of DATABASE_URL cannot be opened');
    await expect(refused).rejects.not.toThrow('hunter2');
  });
});

test('in production there are neither development endpoints nor demo teams', async () => {
  const live = await startUpstream(readConfig({ ...production, DATA_DIR: join(folder, 'production') }));
  try {
    for (const path of ['/dev/mailbox', '/dev/clock', '/dev/calls', '/dev/faults']) {
      expect((await fetch(live.url + path)).status).toBe(404);
    }
    const answer = await fetch(`${live.url}/identity/domain-properties?domain=orbit.example`);
    expect(await answer.json()).toMatchObject({ error: { code: 'panel_not_enabled' } });
  } finally {
    await live.close();
  }
});

test('in production the team for trying things out is there where it is asked for, and once', async () => {
  const settings = { ...production, DATA_DIR: join(folder, 'sandbox'), SANDBOX_DOMAIN: 'sandbox.orbit.example' };
  for (const round of ['made', 'found']) {
    const live = await startUpstream(readConfig(settings));
    const answer = await fetch(`${live.url}/identity/domain-properties?domain=sandbox.orbit.example`);
    expect([round, answer.status]).toEqual([round, 200]);
    await live.close();
  }
});

describe('the process', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const run = (env: Record<string, string>) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [main], { env: { PATH, NODE_COMPILE_CACHE, DRAIN_DELAY_MS: '0', ...env } });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.on('close', (code: number | null) => resolve({ code, output })),
    );
    return { child, ended };
  };

  test('ends with code 1 and one line for each wrong setting', async () => {
    const { code, output } = await run({ UPSTREAM_PORT: 'x', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['UPSTREAM_PORT', 'LOG_LEVEL']);
  });

  test('ends with code 1 in production where nobody says where mails lead', async () => {
    const { code, output } = await run({ ...production, CONSOLE_URL: '', CHAT_URL: '' }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'CONSOLE_URL: is needed in production: mails to admins lead to the console',
      'CHAT_URL: is needed in production: mails to people who are added lead to the chat of their team',
    ]);
  });

  test('ends with code 0 on SIGTERM, and its folder is free after a kill', { timeout: 90_000 }, async () => {
    const { dataDir } = config;
    // Nothing asks it any more.
    await upstream.close();
    const begin = async () => {
      const started = run({ DATA_DIR: dataDir, UPSTREAM_PORT: '0' });
      await new Promise<void>((resolve, reject) => {
        started.child.stdout.on('data', (chunk: Buffer) => {
          if (chunk.toString().includes('upstream services are ready')) resolve();
        });
        void started.ended.then(({ output }) => reject(new Error(output)));
      });
      return started;
    };
    const killed = await begin();
    killed.child.kill('SIGKILL');
    await killed.ended;
    const second = await begin();
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({
      code: 0,
      output: expect.stringContaining('upstream services have stopped') as unknown,
    });
  });

  test('ends with code 0 on a SIGTERM that comes while it starts', async () => {
    const dataDir = join(folder, 'stopped');
    const { child, ended } = run({ ...production, DATA_DIR: dataDir });
    // A new folder is taken first, long before the services are ready.
    await expect.poll(() => existsSync(join(dataDir, 'database', 'lock'))).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: '' });
  });
});
