// Starts the servers as processes of their own, the way every command that needs them does: `npm start`, the browser
// tests, the screenshots and the benchmark.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Provider, eventsAddress, standInOfBrowsers, standInOfServices, standInOrigin } from './standIn.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The stand-in of the payment providers: where it listens, and whose place it takes. */
export type StandInOptions = { port: number; providers: readonly Provider[] };

/** Where the servers listen and keep their data, and what else their environment says. Without `standIn` there is none. */
export type StackOptions = {
  port: number;
  upstreamPort: number;
  standIn?: StandInOptions;
  dataDir: string;
  env?: Record<string, string>;
  /** How long each of them may take until it is ready; five minutes otherwise. */
  readyWithinMs?: number;
};

/** A running upstream and gateway, with the stand-in where browsers reach it. `stopped` settles with the name of a server that ended without being asked to. */
export type Stack = {
  url: string;
  upstreamUrl: string;
  standInUrl: string | null;
  /** The ids of the processes of the product. */
  pids: { gateway: number; upstream: number };
  stopped: Promise<string>;
  stop(): Promise<void>;
};

/** Whether nobody listens on a port, on any of the addresses that the servers use. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
    await new Promise((done) => server.close(done));
    return true;
  } catch {
    return false;
  }
}

/**
 * A port that nobody listens on at this moment. The system gives those of 32768 and above to connections as they are
 * made: until a server has started, one of them might be gone.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_768);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port');
}

type Server = { name: string; child: ChildProcess; log: string; exited: Promise<number | null> };

/** In a process group of its own, so that Ctrl-C reaches only the parent, which then stops the servers in order. */
function launch(
  name: string,
  entry: string,
  { dataDir, env }: Pick<StackOptions, 'dataDir' | 'env'>,
  own: Record<string, string>,
): Server {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const child = spawn(process.execPath, [join(root, entry)], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env, ...own, DATA_DIR: dataDir },
  });
  const file = createWriteStream(log, { flags: 'w' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  void exited.then(() => file.end());
  return { name, child, log, exited };
}

const lastLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');

/** How long a server may take until it is ready: a large database is migrated and looked through first. */
const READY_WITHIN_MS = 5 * 60_000;
/** How long one may take to end: as files that are under way may. What goes on then is killed. */
const END_WITHIN_MS = 75_000;

async function untilReady(server: Server, url: string, withinMs = READY_WITHIN_MS): Promise<void> {
  let ended = false;
  void server.exited.then(() => (ended = true));
  const deadline = performance.now() + withinMs;
  const told = (what: string) =>
    new Error(`The ${server.name} ${what}; its log, ${server.log}, ends so:\n${lastLines(server.log)}`);
  for (;;) {
    if (ended) throw told('did not start');
    const left = deadline - performance.now();
    if (left <= 0) throw told(`was not ready within ${Math.round(withinMs / 1000)} seconds`);
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(Math.ceil(left)) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await delay(50);
  }
}

async function end(server: Server): Promise<void> {
  if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
  const killing = setTimeout(() => server.child.kill('SIGKILL'), END_WITHIN_MS);
  await server.exited;
  clearTimeout(killing);
}

type GatewayOptions = Pick<StackOptions, 'port' | 'dataDir' | 'env' | 'readyWithinMs'>;

const launchGateway = (options: GatewayOptions, own: Record<string, string>) =>
  launch('gateway', 'gateway/src/main.ts', options, { ...own, PORT: String(options.port) });

/** Starts one more gateway before services that run already. */
export async function startGateway(options: GatewayOptions, upstreamUrl: string): Promise<Pick<Stack, 'url' | 'stop'>> {
  const url = `http://localhost:${options.port}`;
  const gateway = launchGateway(options, { UPSTREAM_URL: upstreamUrl });
  const stop = () => end(gateway);
  try {
    await untilReady(gateway, url, options.readyWithinMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Starts the servers and waits until they answer. Throws with the last lines of the log of one that does not. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const url = `http://localhost:${options.port}`;
  const upstreamUrl = `http://127.0.0.1:${options.upstreamPort}`;
  const { standIn } = options;
  // Another one where people reach this by way of a proxy.
  const consoleUrl = options.env?.['CONSOLE_URL'] ?? process.env['CONSOLE_URL'] ?? url;
  const providers =
    standIn &&
    launch('payment stand-in', 'upstream/src/providers/main.ts', options, {
      PROVIDER_PORT: String(standIn.port),
      PROVIDER_EVENTS_TO: eventsAddress(upstreamUrl),
      PROVIDER_PUBLIC_URL: standInOrigin(standIn.port),
      PROVIDER_CONSOLE_URL: consoleUrl,
    });
  const upstream = launch('upstream', 'upstream/src/main.ts', options, {
    UPSTREAM_PORT: String(options.upstreamPort),
    CONSOLE_URL: consoleUrl,
    ...(standIn ? standInOfServices(standIn.port, standIn.providers) : {}),
  });
  const gateway = launchGateway(options, {
    UPSTREAM_URL: options.env?.['UPSTREAM_URL'] ?? upstreamUrl,
    ...(standIn ? standInOfBrowsers(standIn.port, standIn.providers) : {}),
  });
  // The gateway goes first: its last requests still need the upstream.
  const stop = async () => {
    await end(gateway);
    await end(upstream);
    if (providers) await end(providers);
  };
  try {
    if (providers) await untilReady(providers, `http://127.0.0.1:${standIn.port}`, options.readyWithinMs);
    await untilReady(upstream, upstreamUrl, options.readyWithinMs);
    await untilReady(gateway, url, options.readyWithinMs);
  } catch (error) {
    await stop();
    throw error;
  }
  const running = [upstream, gateway, ...(providers ? [providers] : [])];
  const stopped = Promise.race(running.map((one) => one.exited.then(() => one.name)));
  const pids = { gateway: gateway.child.pid ?? 0, upstream: upstream.child.pid ?? 0 };
  return { url, upstreamUrl, standInUrl: standIn ? standInOrigin(standIn.port) : null, pids, stopped, stop };
}
