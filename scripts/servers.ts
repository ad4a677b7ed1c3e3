// Runs the tests that touch the database or Redis once more, on a PostgreSQL server and a Redis server of our own, from
// Debian's packages. Needs root to install them; says so and fails where it can't.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './stack.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const binaries = () => ({
  initdb: globSync('/usr/lib/postgresql/*/bin/initdb').at(-1),
  redis: ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync),
});

function install(): { initdb: string; redis: string } {
  let found = binaries();
  if (!found.initdb || !found.redis) {
    if (process.getuid?.() !== 0) fail('The PostgreSQL and Redis tests need root to install Debian packages.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server'],
    ])
      if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
        fail(`apt-get ${args[0]} failed.`);
    found = binaries();
  }
  const { initdb, redis } = found;
  if (!initdb || !redis) fail('PostgreSQL or Redis is still missing after its installation.');
  return { initdb, redis };
}

/** The user a PostgreSQL server may run as: it refuses root. */
const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

async function startPostgres(initdb: string, folder: string): Promise<{ server: ChildProcess; url: string }> {
  const data = join(folder, 'postgres');
  const port = await freePort();
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  mkdirSync(data);
  if (owner.uid !== undefined) for (const one of [folder, data]) chownSync(one, owner.uid, owner.gid);
  const made = spawnSync(initdb, ['-D', data, '-U', 'muster', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    encoding: 'utf8',
  });
  if (made.status !== 0) fail(`initdb failed: ${made.stderr}`);
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    data,
    '-h',
    '127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(initdb.replace(/initdb$/, 'postgres'), options, { ...owner, stdio: 'ignore' });
  const ready = initdb.replace(/initdb$/, 'pg_isready');
  for (let tries = 0; spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port)]).status !== 0; tries++) {
    if (tries > 100) fail('PostgreSQL did not start.');
    await delay(100);
  }
  return { server, url: `postgres://muster@127.0.0.1:${port}/postgres` };
}

async function startRedis(redis: string): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const server = spawn(redis, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await delay(300);
  return { server, url: `redis://127.0.0.1:${port}` };
}

/** The suites, each with its report where the closing line finds it. */
function runSuites(env: NodeJS.ProcessEnv): boolean {
  return ['upstream', 'gateway', 'tests'].every((workspace) => {
    console.log(`\n── ${workspace} on PostgreSQL and Redis`);
    const report = join(process.cwd(), 'tests', 'server-results', workspace, 'test-results', 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return spawnSync('vitest', args, { cwd: workspace, env, stdio: 'inherit' }).status === 0;
  });
}

const { initdb, redis } = install();
const folder = mkdtempSync(join(tmpdir(), 'muster-servers-'));
rmSync('tests/server-results', { recursive: true, force: true });
const postgres = await startPostgres(initdb, folder);
const cache = await startRedis(redis);
const passed = runSuites({ ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: cache.url });
for (const { server } of [postgres, cache]) {
  server.kill('SIGINT');
  await new Promise((done) => server.once('exit', done));
}
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
