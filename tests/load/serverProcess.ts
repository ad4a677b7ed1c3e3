import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/stack.ts';
import { onCore } from './pinning.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  url: string;
  pid: number;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, whatever is under way. */
  kill(): Promise<void>;
};

export type Launch = {
  name: string;
  entry: string;
  core: number;
  folder: string;
  env?: Record<string, string>;
  /** A free one where none is given. */
  port?: number;
};

const lastLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');

async function untilReady(child: ChildProcess, url: string, name: string, log: string): Promise<void> {
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (let tries = 0; !(await ready()); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`The ${name} did not start:\n${lastLines(log)}`);
    await delay(50);
  }
}

/** A server that was started and may not answer yet. */
export type BegunProcess = ServerProcess & {
  /** Waits until it says that it is ready; rejects with the last lines of its output where it ends instead. */
  readonly ready: () => Promise<void>;
};

/** Starts a server on a core and a port, its output in a file. */
export async function begin({ name, entry, core, folder, env, port: given }: Launch): Promise<BegunProcess> {
  const port = String(given ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'w');
  const [command = process.execPath, ...args] = onCore(core, [process.execPath, join(root, entry)]);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
  });
  closeSync(output);
  // However this process ends, the server does not outlive it.
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  child.once('exit', () => process.off('exit', killNow));
  const exited = new Promise((done) => child.once('exit', done));
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) killNow();
    await exited;
  };
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  };
  return { url, pid: child.pid ?? 0, stop, kill, ready: () => untilReady(child, url, name, log) };
}

/** Starts a server on a core and a port, its output in a file, and waits until it says that it is ready. */
export async function launch(options: Launch): Promise<ServerProcess> {
  const server = await begin(options);
  try {
    await server.ready();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
