// Runs the tests that servers can change (serverTests.ts) on a PostgreSQL server, a Redis server and an S3-compatible
// storage of our own.
// Needs root to install them (installServers.sh); says so and fails where it can't.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchRedis } from './redisServer.ts';
import { serverTests } from './serverTests.ts';
import { freePort } from './stack.ts';
import { prepareSwift } from './swift.ts';

/** Installs the servers; answers where that is by which a database is made. */
function install(): string {
  if (spawnSync('bash', ['scripts/installServers.sh'], { stdio: 'inherit' }).status !== 0)
    throw new Error('PostgreSQL, Redis and Swift could not be installed.');
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').at(-1);
  if (!initdb) throw new Error('PostgreSQL is still missing after its installation.');
  return initdb;
}

/** The user a PostgreSQL server may run as: it refuses root. */
const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

type Server = { name: string; child: ChildProcess; exited: Promise<unknown> };
const servers: Server[] = [];

function launch(name: string, command: string, args: string[], owner: { uid?: number; gid?: number } = {}): Server {
  const child = spawn(command, args, { ...owner, stdio: 'ignore' });
  const server = { name, child, exited: new Promise((done) => child.once('exit', done)) };
  servers.push(server);
  return server;
}

/** Waits until a server answers: until a command that asks it for that is content. */
async function untilReady({ name, child }: Server, command: string, args: string[]): Promise<void> {
  for (let tries = 0; spawnSync(command, args).status !== 0; tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${name} did not start.`);
    await delay(100);
  }
}

async function startPostgres(initdb: string, folder: string): Promise<string> {
  const data = join(folder, 'postgres');
  const port = String(await freePort());
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  mkdirSync(data);
  if (owner.uid !== undefined) for (const one of [folder, data]) chownSync(one, owner.uid, owner.gid);
  const made = spawnSync(initdb, ['-D', data, '-U', 'muster', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  // Nothing has to outlive a crash.
  const careless = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ];
  const settings = [...careless, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  const options = ['-D', data, '-p', port, '-k', data, '-h', '127.0.0.1', ...settings];
  const server = launch('PostgreSQL', initdb.replace(/initdb$/, 'postgres'), options, owner);
  await untilReady(server, initdb.replace(/initdb$/, 'pg_isready'), ['-h', '127.0.0.1', '-p', port]);
  return `postgres://muster@127.0.0.1:${port}/postgres`;
}

async function startSwift(folder: string): Promise<string> {
  const { url, port, processes } = await prepareSwift(mkdtempSync(join(folder, 'swift-')));
  for (const { name, command, args } of processes) {
    const server = launch(name, command, args);
    if (name.endsWith('proxy'))
      await untilReady(server, 'curl', ['--fail', '--silent', `http://127.0.0.1:${port}/healthcheck`]);
  }
  return url;
}

/**
 * Runs the suites side by side, as each leaves processors idle at its end, and prints what each has said once it has ended.
 * All of them run, whatever fails, each with its report where the closing line finds it.
 */
async function runSuites(env: NodeJS.ProcessEnv): Promise<boolean> {
  // The gateway's own tests stand on a stub of the services, and use neither.
  const passed = await Promise.all(
    Object.entries(serverTests).map(async ([workspace, files]) => {
      const report = join(process.cwd(), 'tests', 'server-results', workspace, 'test-results', 'vitest.json');
      const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const runner = spawn('vitest', args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: Buffer[] = [];
      for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
      const [status] = await once(runner, 'close');
      console.log(`\n── ${workspace} on PostgreSQL, Redis and Swift\n${Buffer.concat(said).toString()}`);
      return status === 0;
    }),
  );
  return passed.every(Boolean);
}

rmSync('tests/server-results', { recursive: true, force: true });
const folder = mkdtempSync(join(tmpdir(), 'muster-servers-'));
let passed = false;
try {
  const TEST_DATABASE_URL = await startPostgres(install(), folder);
  const { url: TEST_REDIS_URL } = await launchRedis();
  const TEST_S3_URL = await startSwift(folder);
  passed = await runSuites({ ...process.env, TEST_DATABASE_URL, TEST_REDIS_URL, TEST_S3_URL });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  for (const { child, exited } of servers) {
    child.kill('SIGINT');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);
