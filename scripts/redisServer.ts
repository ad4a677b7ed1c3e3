// A Redis server of one's own, which may be stopped, killed and started again without anybody else noticing.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './stack.ts';

const programOf = () => ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync);
const run = promisify(execFile);

/** What this machine lacks for it; null where it lacks nothing. */
export const lacksRedis = (): string | null => (programOf() === undefined ? 'a redis-server in /usr/bin' : null);

export type RedisServer = {
  readonly url: string;
  /** The lines that redis-cli prints of a command. */
  readonly ask: (...command: string[]) => Promise<string[]>;
  /** Ends it at once, without a word to whoever is connected. */
  readonly kill: () => Promise<void>;
  /** It hangs from here on: connections stand, and nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Starts it again where it was, with nothing in it. */
  readonly start: () => Promise<void>;
};

/** Starts a Redis server on a free port, in memory only, and waits until it answers. */
export async function launchRedis(): Promise<RedisServer> {
  const found = programOf();
  if (found === undefined) throw new Error(`This machine lacks ${lacksRedis()}.`);
  const server: string = found;
  const port = String(await freePort());
  const ask = async (...command: string[]) => {
    const { stdout } = await run(server.replace(/server$/, 'cli'), ['-p', port, ...command]);
    return stdout.split('\n').filter((line) => line !== '');
  };
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  // However this process ends, the server does not outlive it.
  const killNow = () => child?.kill('SIGKILL');
  process.once('exit', killNow);

  async function start() {
    const started = spawn(server, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    child = started;
    const answers = () =>
      ask('ping').then(
        ([line]) => line === 'PONG',
        () => false,
      );
    for (let tries = 0; !(await answers()); tries += 1) {
      if (!isRunning() || tries > 200) throw new Error('Redis did not start.');
      await delay(20);
    }
  }
  async function kill() {
    const running = child;
    if (running === undefined || !isRunning()) return;
    const exited = new Promise((done) => running.once('exit', done));
    killNow();
    await exited;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    ask,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    start,
  };
}
