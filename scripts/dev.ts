// `npm run dev`: the servers restart when their sources change, the console reloads in place, and the generated
// code follows the schema. The console's address is the one that vite prints.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { eventsAddress, providersToStandInFor, standInOfBrowsers, standInOfServices } from './standIn.ts';
import { turbo } from './turbo.ts';

const upstreamPort = process.env['UPSTREAM_PORT'] ?? '4001';
const port = process.env['PORT'] ?? '4000';
const standInPort = Number(process.env['PROVIDER_PORT'] ?? '4002');
const providers = providersToStandInFor(process.env);
const consoleUrl = process.env['CONSOLE_URL'] ?? `http://localhost:${port}`;
const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
const env = {
  ...process.env,
  // The services keep theirs there, too: cards are to be known as long as teams have them.
  DATA_DIR: resolve(process.env['DATA_DIR'] ?? '.data'),
  PORT: port,
  UPSTREAM_PORT: upstreamPort,
  UPSTREAM_URL: upstreamUrl,
  PROVIDER_PORT: String(standInPort),
  PROVIDER_EVENTS_TO: eventsAddress(upstreamUrl),
  CONSOLE_URL: consoleUrl,
  PROVIDER_CONSOLE_URL: consoleUrl,
  ...standInOfServices(standInPort, providers),
  ...standInOfBrowsers(standInPort, providers),
  GATEWAY_URL: `http://127.0.0.1:${port}`,
};

if (!turbo(['//#generate'], { quiet: true })) process.exit(1);
const run = (command: string, args: string[], cwd = '.'): ChildProcess =>
  spawn(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
const children = [
  ...(providers.length === 0 ? [] : [run(process.execPath, ['--watch', 'upstream/src/providers/main.ts'])]),
  run(process.execPath, ['--watch', 'upstream/src/main.ts']),
  run(process.execPath, ['--watch', 'gateway/src/main.ts']),
  run('graphql-codegen', ['--silent', '--config', 'codegen.ts', '--watch']),
  run('vite', ['--strictPort'], 'web'),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
